/// A line without its newline and without the white space around its text.
struct TextLine {
  /// The range of its text in the source.
  var range: Range<Int>
  /// The white space before it, in characters.
  var indentation: Int
  /// How many blank lines are before it, where somebody has counted them.
  var blankLines = 0

  /// Whether it has no text.
  var isBlank: Bool { range.isEmpty }
}

/// The lines of a text.
///
/// Any of Unicode's newlines ends one; CR LF and CR CR LF are one newline each.
struct TextLines: Sequence, IteratorProtocol {
  private let source: [UInt16]
  private var place = 0
  /// The end of the last run of carriage returns that was searched.
  private var returnsEnd = 0

  init(_ source: [UInt16]) {
    self.source = source
  }

  /// The next line; `nil` at the end.
  mutating func next() -> TextLine? {
    guard place < source.count else { return nil }
    let end = UnitScan.first(in: source[place...], Self.newlineHit) ?? source.count
    var lower = place
    var upper = end
    while lower < upper, Self.isSpace(source[lower]) { lower += 1 }
    while upper > lower, Self.isSpace(source[upper - 1]) { upper -= 1 }
    let indentation = lower - place
    place = end < source.count ? behindNewline(at: end) : end
    return TextLine(range: lower..<upper, indentation: indentation)
  }

  private mutating func behindNewline(at place: Int) -> Int {
    guard source[place] == 0x0D else { return place + 1 }
    if returnsEnd <= place {
      returnsEnd = place
      while returnsEnd < source.count, source[returnsEnd] == 0x0D { returnsEnd += 1 }
    }
    return returnsEnd < source.count && source[returnsEnd] == 0x0A ? returnsEnd + 1 : place + 1
  }

  @inline(__always)
  private static func newlineHit(_ unit: UInt16) -> UInt16 {
    (unit &- 0x0A < 4 ? 1 : 0) | (unit == 0x85 ? 1 : 0) | (unit & 0xFFFE == 0x2028 ? 1 : 0)
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...0x20, 0x7F...0xA0, 0x3000, 0xFEFF, 0x2000...0x200A: true
    default: false
    }
  }
}
