import ReadingModel

/// A possible place of a pattern, with the quality of the match.
struct QuoteCandidate: Hashable {
  /// Book offsets of the piece.
  var range: Range<TextOffset>
  /// The likeness of the piece itself, 0...1.
  var likeness: Double
  /// The likeness of its surroundings, 0...1; `nil` if they are unknown.
  var context: Double?

  /// Whether the piece and its surroundings are unchanged there.
  var isPerfect: Bool { likeness == 1 && context == 1 }

  /// The total score, in which the piece counts more than its surroundings.
  var score: Double { context.map { 0.6 * likeness + 0.4 * $0 } ?? likeness }
}

extension QuoteCandidate {
  /// Makes a candidate for an exact match at a place; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - pattern: What may stand there.
  ///   - place: The start of the piece in the text, without its surroundings.
  ///   - raw: The text.
  ///   - origin: Book offset of its first unit.
  init?(_ pattern: QuotePattern, at place: Int, in raw: [UInt16], origin: TextOffset) {
    let end = place + pattern.raw.count
    let start = place - pattern.rawBefore.count
    guard start >= 0, end + pattern.rawAfter.count <= raw.count,
      raw[place..<end].elementsEqual(pattern.raw),
      raw[start..<place].elementsEqual(pattern.rawBefore),
      raw[end..<end + pattern.rawAfter.count].elementsEqual(pattern.rawAfter)
    else { return nil }
    self.init(range: origin + place..<origin + end, likeness: 1, context: 1)
  }

  /// Compares a pattern closely with a place of a text.
  ///
  /// - Parameters:
  ///   - pattern: What may stand there.
  ///   - start: Index in the folded text where the pattern would begin, surroundings included.
  ///   - text: The folded text.
  ///   - raw: The same text, not folded.
  ///   - origin: Book offset of its first unit.
  init?(
    _ pattern: QuotePattern, near start: Int, in text: FoldedText, raw: [UInt16],
    origin: TextOffset
  ) {
    let units = text.units
    let guess = min(max(0, start + pattern.before.count), units.count)
    if pattern.core.isEmpty {
      guard let point = Self.point(pattern, near: guess, in: units) else { return nil }
      let found = text.place(point.index)
      let place = origin + (Self.exact(pattern, near: found, in: raw)?.lowerBound ?? found)
      self.init(range: place..<place, likeness: point.likeness, context: point.likeness)
      return
    }
    var found = guess..<guess + pattern.core.count
    var likeness = 1.0
    if found.upperBound > units.count || !units[found].elementsEqual(pattern.core) {
      let slack = 32 + pattern.core.count / 4
      let window = max(0, guess - slack)..<min(units.count, found.upperBound + slack)
      let match = ApproximateMatch(
        pattern.core, in: units, window, endingNear: min(found.upperBound, units.count))
      likeness = match.likeness(pattern.core.count)
      guard likeness > 0.4, !match.range.isEmpty else { return nil }
      found = match.range
      if match.distance > 0 { found = Self.trimmed(found, by: pattern, in: units) }
    }
    var place = text.place(found.lowerBound)..<text.end(found.upperBound)
    if likeness == 1 { place = Self.exact(pattern, near: place.lowerBound, in: raw) ?? place }
    self.init(
      range: origin + place.lowerBound..<origin + max(place.lowerBound, place.upperBound),
      likeness: likeness, context: Self.context(of: found, pattern, in: units))
  }

  /// The exact units, since folding leaves open which white space belongs to them; with the same
  /// surroundings if they are there, too.
  private static func exact(
    _ pattern: QuotePattern, near place: Int, in raw: [UInt16]
  ) -> Range<Int>? {
    func holds(_ units: [UInt16], _ start: Int) -> Bool {
      start >= 0 && start + units.count <= raw.count
        && raw[start..<start + units.count].elementsEqual(units)
    }
    var found: Range<Int>?
    for shift in [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6] {
      let start = place + shift
      let end = start + pattern.raw.count
      guard holds(pattern.raw, start) else { continue }
      if holds(pattern.rawBefore, start - pattern.rawBefore.count), holds(pattern.rawAfter, end) {
        return start..<end
      }
      if found == nil, !pattern.raw.isEmpty { found = start..<end }
    }
    return found
  }

  /// Moves the ends of an approximate match to the start of the surroundings.
  private static func trimmed(
    _ range: Range<Int>, by pattern: QuotePattern, in units: [UInt16]
  ) -> Range<Int> {
    // Shorter surroundings stand in too many places.
    let length = 12
    var lower = range.lowerBound
    var upper = range.upperBound
    let reach = 8 + min(24, range.count / 8)
    if pattern.before.count >= length {
      let end = pattern.before.suffix(length)
      let places = (max(length, lower - reach)...max(length, min(units.count, lower + reach)))
      if let place = places.filter({ $0 <= units.count })
        .filter({ units[$0 - length..<$0].elementsEqual(end) })
        .min(by: { abs($0 - range.lowerBound) < abs($1 - range.lowerBound) })
      {
        lower = place
      }
    }
    if pattern.after.count >= length {
      let begin = pattern.after.prefix(length)
      let last = units.count - length
      if let place = (max(0, upper - reach)...max(0, upper + reach)).filter({ $0 <= last })
        .filter({ units[$0..<$0 + length].elementsEqual(begin) })
        .min(by: { abs($0 - range.upperBound) < abs($1 - range.upperBound) })
      {
        upper = place
      }
    }
    return lower < upper ? lower..<upper : range
  }

  /// The likeness of the surroundings.
  private static func context(
    of range: Range<Int>, _ pattern: QuotePattern, in units: [UInt16]
  ) -> Double? {
    var sum = 0.0
    var weight = 0.0
    if !pattern.before.isEmpty {
      let window = max(0, range.lowerBound - pattern.before.count - 16)..<range.lowerBound
      sum += likeness(pattern.before, in: units, window, end: range.lowerBound)
      weight += 1
    }
    if !pattern.after.isEmpty {
      let end = min(units.count, range.upperBound + pattern.after.count)
      let window = range.upperBound..<max(range.upperBound, min(units.count, end + 16))
      sum += likeness(pattern.after, in: units, window, end: end)
      weight += 1
    }
    return weight > 0 ? sum / weight : nil
  }

  private static func likeness(
    _ side: [UInt16], in units: [UInt16], _ window: Range<Int>, end: Int
  ) -> Double {
    let start = end - side.count
    if start >= 0, end <= units.count, units[start..<end].elementsEqual(side) { return 1 }
    guard !window.isEmpty else { return 0 }
    return ApproximateMatch(side, in: units, window, endingNear: end).likeness(side.count)
  }

  /// The place of a point between its surroundings, of which one may be missing.
  private static func point(
    _ pattern: QuotePattern, near guess: Int, in units: [UInt16]
  ) -> (index: Int, likeness: Double)? {
    let slack = 32
    let ends = guess - pattern.before.count..<guess + pattern.after.count
    if ends.lowerBound >= 0, ends.upperBound <= units.count,
      units[ends].elementsEqual(pattern.before + pattern.after)
    {
      return (guess, 1)
    }
    var sides: [(index: Int, likeness: Double, weight: Double)] = []
    if !pattern.before.isEmpty {
      let window = max(0, guess - pattern.before.count - slack)..<min(units.count, guess + slack)
      let match = ApproximateMatch(pattern.before, in: units, window, endingNear: guess)
      sides.append(
        (match.range.upperBound, match.likeness(pattern.before.count), Double(pattern.before.count))
      )
    }
    if !pattern.after.isEmpty {
      let end = guess + pattern.after.count
      let window = max(0, guess - slack)..<max(0, min(units.count, end + slack))
      guard window.lowerBound <= window.upperBound else { return nil }
      let match = ApproximateMatch(pattern.after, in: units, window, endingNear: end)
      // What follows the place is what one has in mind: of two that fit, it decides.
      sides.insert(
        (match.range.lowerBound, match.likeness(pattern.after.count), Double(pattern.after.count)),
        at: 0)
    }
    guard let best = sides.max(by: { $0.likeness < $1.likeness }) else { return nil }
    let chosen = sides.first { $0.likeness >= best.likeness - 0.05 } ?? best
    let isAgreed = sides.count == 2 && abs(sides[0].index - sides[1].index) <= 2
    let total = sides.reduce(0) { $0 + $1.weight }
    let mean = sides.reduce(0) { $0 + $1.likeness * $1.weight } / max(1, total)
    return (chosen.index, isAgreed || sides.count == 1 ? mean : best.likeness * 0.8)
  }
}
