/// Finds the common runs of two texts by runs that occur once in each of them.
struct EqualRunFinder {
  /// The numbers of units above which only some, and only few, of the runs are looked at, chosen by
  /// their hashes.
  private static let sparse = (some: 200_000, few: 1_500_000)
  /// The most units between two runs of a moved passage.
  private static let reach = 2000
  /// The shortest run.
  private static let leastLength = 4
  /// The most units by which an insertion or a deletion is moved to the start of a sentence.
  private static let slideLimit = 1024
  /// Odd, with bits all over; any such number does.
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Characters that end a sentence, and the quotation marks after them.
  private static let sentenceEnds: Set<UInt16> = [
    0x2E, 0x21, 0x3F, 0x22, 0x27, 0x3002, 0xFF01, 0xFF1F,
  ]
  private static let none: Int32 = -1
  private static let several: Int32 = -2

  /// The folded texts.
  let old: UnsafeBufferPointer<UInt16>
  let new: UnsafeBufferPointer<UInt16>

  /// The common runs of two ranges: those in order, and passages that have moved.
  ///
  /// - Parameters:
  ///   - oldRange: In the old text.
  ///   - newRange: In the new one.
  ///   - length: The units of the runs that occur once in each.
  ///   - leastMove: The fewest units of a moved passage; `nil` to find no moves.
  /// - Returns: In the order of the old text.
  func runs(
    in oldRange: Range<Int>, _ newRange: Range<Int>, length: Int, leastMove: Int?
  ) -> [EqualRun] {
    var (oldRange, newRange) = (oldRange, newRange)
    var ends: [EqualRun] = []
    // Most of a corrected book is as it was, often all of its beginning and its end.
    let head = common(oldRange, newRange)
    if head > 0 {
      ends.append(EqualRun(old: oldRange.lowerBound, new: newRange.lowerBound, count: head))
      oldRange = oldRange.dropFirst(head)
      newRange = newRange.dropFirst(head)
    }
    let tail = commonEnd(oldRange, newRange)
    let last = EqualRun(
      old: oldRange.upperBound - tail, new: newRange.upperBound - tail, count: tail)
    oldRange = oldRange.dropLast(tail)
    newRange = newRange.dropLast(tail)
    let grown = grown(anchors(oldRange, newRange, length), oldRange, newRange)
    var inner: [EqualRun]
    if let leastMove {
      inner = grown.chained(least: leastMove, reach: Self.reach)
    } else {
      inner = grown.heaviestChain().map { grown[$0] }
    }
    inner = ends + inner.withoutOverlaps()
    if tail > 0 { inner.append(last) }
    return inner
  }

  /// The common runs of two ranges that lie between the same neighbours.
  ///
  /// - Parameters:
  ///   - oldRange: In the old text.
  ///   - newRange: In the new one.
  ///   - length: The units of the searched runs, if the ranges differ by much.
  /// - Returns: The runs in order; none if the ranges are unrelated.
  func closely(_ oldRange: Range<Int>, _ newRange: Range<Int>, length: Int) -> [EqualRun] {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return [] }
    if let found = ShortestEdit.runs(oldRange, newRange, in: (old, new)) { return joined(found) }
    var frame: [EqualRun] = []
    var length = length
    while frame.isEmpty, length >= Self.leastLength {
      frame = runs(in: oldRange, newRange, length: length, leastMove: nil)
      length /= 2
    }
    guard !frame.isEmpty else { return [] }
    var result: [EqualRun] = []
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for run in frame {
      result += closely(oldStart..<run.old, newStart..<run.new, length: length)
      result.append(run)
      (oldStart, newStart) = (run.oldEnd, run.newEnd)
    }
    result += closely(
      oldStart..<oldRange.upperBound, newStart..<newRange.upperBound, length: length)
    return joined(result)
  }

  /// Places at which the same run occurs once in each range, in the order of the old text.
  private func anchors(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, _ length: Int
  ) -> [(old: Int, new: Int)] {
    guard oldRange.count >= length, newRange.count >= length else { return [] }
    let count = max(oldRange.count, newRange.count)
    let mask: UInt64 = count > Self.sparse.few ? 7 : count > Self.sparse.some ? 3 : 0
    var places: [UInt64: (old: Int32, new: Int32)] = [:]
    places.reserveCapacity(oldRange.count / Int(mask + 1))
    visit(old, oldRange, length, mask) { place, hash in
      let first = places[hash] == nil
      places[hash] = (first ? Int32(truncatingIfNeeded: place) : Self.several, Self.none)
    }
    visit(new, newRange, length, mask) { place, hash in
      guard let known = places[hash], known.old != Self.several else { return }
      let isFirst = known.new == Self.none
      places[hash] = (known.old, isFirst ? Int32(truncatingIfNeeded: place) : Self.several)
    }
    return places.values.compactMap { place in
      place.old >= 0 && place.new >= 0 ? (Int(place.old), Int(place.new)) : nil
    }.sorted { $0.old < $1.old }
  }

  private func visit(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ length: Int, _ mask: UInt64,
    _ body: (Int, UInt64) -> Void
  ) {
    var power: UInt64 = 1
    for _ in 0..<length { power &*= Self.base }
    var hash: UInt64 = 0
    for place in range {
      hash = hash &* Self.base &+ UInt64(text[place]) &+ 1
      let first = place - length + 1
      if first > range.lowerBound { hash &-= (UInt64(text[first - 1]) &+ 1) &* power }
      guard first >= range.lowerBound else { continue }
      let mixed = QuoteSeeds.mixed(hash)
      if mixed & mask == 0 { body(first, mixed) }
    }
  }

  /// Grows each anchor as far as both texts are equal.
  private func grown(
    _ anchors: [(old: Int, new: Int)], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [EqualRun] {
    var runs: [EqualRun] = []
    for (oldPlace, newPlace) in anchors {
      var floor = oldRange.lowerBound
      if let last = runs.last {
        if oldPlace < last.oldEnd, oldPlace - last.old == newPlace - last.new { continue }
        // What is behind the last anchor was looked at.
        floor = last.old
      }
      let (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
      let after = common(oldPlace..<oldEnd, newPlace..<newEnd)
      guard after > 0 else { continue }
      let before = commonEnd(floor..<oldPlace, newRange.lowerBound..<newPlace)
      runs.append(
        EqualRun(old: oldPlace - before, new: newPlace - before, count: before + after))
    }
    return runs.sorted { ($0.old, $0.new) < ($1.old, $1.new) }
  }

  private func common(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Int {
    let limit = min(oldRange.count, newRange.count)
    let (first, second) = (oldRange.lowerBound, newRange.lowerBound)
    var count = 0
    while count < limit, old[first + count] == new[second + count] { count += 1 }
    return count
  }

  private func commonEnd(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Int {
    let limit = min(oldRange.count, newRange.count)
    let (first, second) = (oldRange.upperBound - 1, newRange.upperBound - 1)
    var count = 0
    while count < limit, old[first - count] == new[second - count] { count += 1 }
    return count
  }

  // MARK: Where a change begins

  /// Joins adjacent runs, and moves insertions and deletions to the start of a paragraph, a
  /// sentence or a word if several places are equally right.
  ///
  /// - Parameter runs: In the order of the old text.
  /// - Returns: The same, each with at least one unit.
  func joined(_ runs: [EqualRun]) -> [EqualRun] {
    var result: [EqualRun] = []
    for var run in runs where run.count > 0 {
      guard var last = result.last, last.chain == run.chain, last.newEnd <= run.new else {
        result.append(run)
        continue
      }
      if last.oldEnd == run.old, last.newEnd == run.new {
        result[result.count - 1].count += run.count
        continue
      }
      if last.oldEnd == run.old {
        slide(&last, &run, in: new, last.newEnd..<run.new)
      } else if last.newEnd == run.new {
        slide(&last, &run, in: old, last.oldEnd..<run.old)
      }
      result[result.count - 1] = last
      result.append(run)
    }
    return result.filter { $0.count > 0 }
  }

  /// Moves an insertion or a deletion to its best start.
  private func slide(
    _ last: inout EqualRun, _ run: inout EqualRun, in text: UnsafeBufferPointer<UInt16>,
    _ piece: Range<Int>
  ) {
    var best = (quality: quality(of: piece.lowerBound, in: text), shift: 0)
    var shift = 0
    while shift > -min(last.count, Self.slideLimit),
      text[piece.lowerBound + shift - 1] == text[piece.upperBound + shift - 1]
    {
      shift -= 1
      let own = quality(of: piece.lowerBound + shift, in: text)
      if own > best.quality { best = (own, shift) }
    }
    shift = 0
    while shift < min(run.count, Self.slideLimit),
      text[piece.lowerBound + shift] == text[piece.upperBound + shift]
    {
      shift += 1
      let own = quality(of: piece.lowerBound + shift, in: text)
      if own > best.quality { best = (own, shift) }
    }
    last.count += best.shift
    run = run.dropping(best.shift)
  }

  /// Rates a place as a start: of a paragraph, a sentence, a word, or none.
  private func quality(of place: Int, in text: UnsafeBufferPointer<UInt16>) -> Int {
    guard place > 0 else { return 5 }
    let before = text[place - 1]
    if before == TextAlignment.lineBreak { return 4 }
    let isEnd = { (unit: UInt16) in Self.sentenceEnds.contains(unit) }
    if before == LetterFolding.space { return place > 1 && isEnd(text[place - 2]) ? 3 : 1 }
    return before >= 0x2E80 && isEnd(before) ? 2 : 0
  }
}
