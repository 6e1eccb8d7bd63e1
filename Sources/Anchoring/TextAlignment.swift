public import ReadingModel

/// Maps the places of an old text to those of a new one, if both texts are available.
///
/// ```swift
/// var alignment = TextAlignment(old: old, new: new)
/// let range = alignment?.range(of: 15_030..<15_061)
/// ```
///
/// Runs that occur once in each text are extended as far as both texts are equal. Runs that keep
/// their order are the frame; longer passages beside it have moved (a patience diff with moves).
/// The text between two runs is compared closely only when a place in it is asked for. Capitals,
/// accents and typography do not count, unit for unit.
public struct TextAlignment: Sendable {
  /// The longest text that is aligned, in UTF-16 units: a dozen of the longest novels.
  ///
  /// Both texts are held in memory, 2 bytes for a unit; in longer texts places are found by their
  /// quotes alone.
  public static let lengthLimit = 1 << 24

  /// The unit between two paragraphs.
  static let lineBreak: UInt16 = 0x0A

  /// The share of a piece that must be left for it to be the same piece.
  private static let least = 0.5
  /// The units beside a point that must be left on one side of it.
  private static let pointReach = 32
  /// The length from which a piece is first judged by the runs alone.
  private static let longPiece = 2000

  private let old: [UInt16]
  private let new: [UInt16]
  /// Common runs in the order of the old text.
  private let runs: [EqualRun]
  /// The same in the order of the new text.
  private let newRuns: [EqualRun]
  /// The runs that were found between a run and the one before it.
  private var gaps: [Int: [EqualRun]] = [:]
  private let shape: Shape

  /// The thresholds of equality, which depend on the information in a letter.
  struct Shape: Sendable {
    /// The units of the runs that are searched in the whole text.
    var length: Int
    /// The shortest equal run inside a changed passage; shorter ones are equal by chance.
    var leastRun: Int
    /// The fewest units of a moved passage.
    var leastMove: Int

    static let letters = Shape(length: 20, leastRun: 3, leastMove: 200)
    static let ideographs = Shape(length: 8, leastRun: 2, leastMove: 80)

    init(length: Int, leastRun: Int, leastMove: Int) {
      self.length = length
      self.leastRun = leastRun
      self.leastMove = leastMove
    }

    init(of text: [UInt16]) {
      self = text.count { $0 >= 0x2E80 } * 2 > text.count ? .ideographs : .letters
    }
  }

  /// Aligns two texts.
  ///
  /// - Parameters:
  ///   - old: UTF-16 units of the old text.
  ///   - new: UTF-16 units of the new one.
  ///
  /// `nil` if one of them is longer than ``lengthLimit``.
  public init?(old: [UInt16], new: [UInt16]) {
    guard old.count <= Self.lengthLimit, new.count <= Self.lengthLimit else { return nil }
    let table = LetterFolding.table
    // Paragraphs remain told from lines, and what counts for nothing keeps its place.
    func folded(_ unit: UInt16) -> UInt16 { unit == Self.lineBreak ? unit : table[Int(unit)] }
    let (foldedOld, foldedNew) = (old.map(folded), new.map(folded))
    let shape = Shape(of: old)
    runs = foldedOld.withUnsafeBufferPointer { old in
      foldedNew.withUnsafeBufferPointer { new in
        let finder = EqualRunFinder(old: old, new: new)
        return finder.joined(
          finder.runs(
            in: 0..<old.count, 0..<new.count, length: shape.length, leastMove: shape.leastMove))
      }
    }
    (self.old, self.new, self.shape) = (foldedOld, foldedNew, shape)
    newRuns = runs.sorted { $0.new < $1.new }
  }

  /// The new range of a piece of the old text.
  ///
  /// - Parameter range: Offsets in the old text; empty for a point.
  /// - Returns: Offsets in the new text; `nil` if too little of the piece, or of the text beside
  ///   the point, is left.
  public mutating func range(of range: Range<TextOffset>) -> Range<TextOffset>? {
    let range = range.clamped(to: 0..<old.count)
    guard !range.isEmpty else {
      let point = range.lowerBound
      let sides = [
        point..<min(old.count, point + Self.pointReach), max(0, point - Self.pointReach)..<point,
      ].filter { !$0.isEmpty }
      guard sides.contains(where: { isKept($0) }) else { return nil }
      let place = place(of: point)
      return place..<place
    }
    guard isKept(range) else { return nil }
    let lower = bound(range.lowerBound, isUpper: false)
    let upper = bound(range.upperBound, isUpper: true)
    // A piece whose middle has moved away would be another piece.
    guard lower < upper, upper - lower <= range.count * 2 + 64 else { return nil }
    return lower..<upper
  }

  /// The new offset of a place of the old text, also if the text there was deleted.
  ///
  /// - Parameter place: Offset in the old text.
  /// - Returns: Offset in the new text.
  public mutating func place(of place: TextOffset) -> TextOffset {
    place >= old.count
      ? (old.isEmpty ? new.count : bound(old.count, isUpper: true))
      : bound(max(0, place), isUpper: false)
  }

  /// Whether a piece of the new text was not in the old one, at least half of it.
  ///
  /// - Parameter range: Offsets in the new text; for a point the text on both sides counts.
  /// - Returns: `false` for a piece that was there before, which is only a copy of the searched
  ///   one.
  public func isNew(_ range: Range<TextOffset>) -> Bool {
    let reach = range.isEmpty ? Self.pointReach / 2 : 0
    let range = (range.lowerBound - reach..<range.upperBound + reach).clamped(to: 0..<new.count)
    var common = 0
    var index = newRuns.firstPlace { $0.newEnd > range.lowerBound }
    while index < newRuns.count, newRuns[index].new < range.upperBound {
      let run = newRuns[index]
      common += min(run.newEnd, range.upperBound) - max(run.new, range.lowerBound)
      index += 1
    }
    return common * 2 < max(1, range.count)
  }

  // MARK: Between the runs

  private mutating func isKept(_ range: Range<TextOffset>) -> Bool {
    let needed = Double(range.count) * Self.least
    if range.count > Self.longPiece, Double(kept(runs, of: range, least: 1)) >= needed {
      return true
    }
    var kept = kept(runs, of: range, least: 1)
    let least = range.count < 12 ? 1 : shape.leastRun
    var index = runs.firstPlace { $0.oldEnd > range.lowerBound }
    while index <= runs.count, Double(kept) < needed {
      let start = index > 0 ? runs[index - 1].oldEnd : 0
      guard start < range.upperBound else { break }
      kept += self.kept(between(index), of: range, least: least)
      index += 1
    }
    return Double(kept) >= needed
  }

  private func kept(_ runs: [EqualRun], of range: Range<Int>, least: Int) -> Int {
    var kept = 0
    var index = runs.firstPlace { $0.oldEnd > range.lowerBound }
    while index < runs.count, runs[index].old < range.upperBound {
      let run = runs[index]
      if run.count >= least {
        kept += min(run.oldEnd, range.upperBound) - max(run.old, range.lowerBound)
      }
      index += 1
    }
    return kept
  }

  /// The new place of a bound: for a lower bound that of the unit after it, for an upper one that
  /// of the unit before it, so that text inserted beside a piece does not become a part of it.
  private mutating func bound(_ place: Int, isUpper: Bool) -> Int {
    let unit = isUpper ? place - 1 : place
    let index = runs.firstPlace { $0.oldEnd > unit }
    if index < runs.count, runs[index].old <= unit {
      return runs[index].new + place - runs[index].old
    }
    let inner = between(index)
    let near = inner.firstPlace { $0.oldEnd > unit }
    if near < inner.count, inner[near].old <= unit {
      return inner[near].new + place - inner[near].old
    }
    // In the same proportion between what is left on both sides.
    let before = near > 0 ? inner[near - 1] : index > 0 ? runs[index - 1] : nil
    let after = near < inner.count ? inner[near] : index < runs.count ? runs[index] : nil
    let start = before.map { ($0.oldEnd, $0.newEnd) } ?? (0, 0)
    var end = after.map { ($0.old, $0.new) } ?? (old.count, new.count)
    if let before, let after, before.chain != after.chain { end = (start.0 + 1, start.1) }
    let (oldCount, newCount) = (end.0 - start.0, end.1 - start.1)
    guard oldCount > 0, newCount > 0 else { return start.1 }
    return start.1 + min(newCount, (place - start.0) * newCount / oldCount)
  }

  /// The common runs between a run and the one before it.
  private mutating func between(_ index: Int) -> [EqualRun] {
    if let known = gaps[index] { return known }
    let before = index > 0 ? runs[index - 1] : nil
    let after = index < runs.count ? runs[index] : nil
    var found: [EqualRun] = []
    // At the seam of what has moved nobody knows what belonged to which side.
    let isSeam =
      if let before, let after { before.chain != after.chain } else {
        (before ?? after).map { $0.chain != 0 } ?? false
      }
    if !isSeam {
      let gap = (
        old: (before?.oldEnd ?? 0)..<(after?.old ?? old.count),
        new: (before?.newEnd ?? 0)..<(after?.new ?? new.count)
      )
      found = old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          EqualRunFinder(old: old, new: new).closely(gap.old, gap.new, length: shape.length / 2)
        }
      }
    }
    gaps[index] = found
    return found
  }
}

extension [EqualRun] {
  /// The index of the first run for which a condition holds; it must hold for all later runs.
  fileprivate func firstPlace(where isAfter: (EqualRun) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
