/// How a text's lines are laid out.
struct LineStatistics: Sendable {
  /// Longest line that a hard-wrapped text has, in bytes: 80 columns, with some of several bytes.
  static let wrapLimit = 130

  /// Lines with text.
  private(set) var textCount = 0
  /// Lines without.
  private(set) var blankCount = 0
  /// Lengths in bytes of lines that another line of text follows, the last for longer ones.
  private var continuedLengths = [Int](repeating: 0, count: wrapLimit * 4)
  private var previousLength = 0

  /// Counts a line.
  ///
  /// - Parameter length: Its length in bytes, 0 if it is blank.
  mutating func add(length: Int) {
    if length == 0 {
      blankCount += 1
    } else {
      textCount += 1
      if previousLength > 0 {
        continuedLengths[min(previousLength, continuedLengths.count - 1)] += 1
      }
    }
    previousLength = length
  }

  /// Whether blank lines set paragraphs apart.
  var separatesByBlankLines: Bool { blankCount * 8 > textCount }

  /// The column where lines are wrapped, in bytes; `nil` if each line is a paragraph.
  var wrapColumn: Int? {
    let continued = continuedLengths.reduce(0, +)
    guard separatesByBlankLines, continued > 8, continued * 5 > textCount * 2 else { return nil }
    // The longest lines, but for a few that were never wrapped.
    var rest = continued / 50
    var column = continuedLengths.count - 1
    while column > 0, rest >= continuedLengths[column] {
      rest -= continuedLengths[column]
      column -= 1
    }
    guard column <= Self.wrapLimit else { return nil }
    let full = continuedLengths[(column * 3 / 4)...].reduce(0, +)
    return full * 2 > continued ? column : nil
  }
}
