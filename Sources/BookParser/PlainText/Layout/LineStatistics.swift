/// The layout of a text's lines.
struct LineStatistics: Sendable {
  /// The longest line of a hard-wrapped text, in bytes: 80 columns, with some characters of several
  /// bytes.
  static let wrapLimit = 130

  /// The number of lines with text.
  var textCount = 0
  /// The number of blank lines.
  var blankCount = 0
  /// The counts of lines that another line of text follows, by their bytes.
  ///
  /// The last one is for all longer lines.
  var continuedLengths = [Int](repeating: 0, count: wrapLimit * 4)
  var previousLength = 0

  /// Counts a line.
  ///
  /// - Parameter length: The line's bytes; 0 for a blank one.
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

  /// Whether blank lines separate paragraphs.
  var separatesByBlankLines: Bool { blankCount * 8 > textCount }

  /// Whether most lines are whole paragraphs, with or without blank lines between some of them.
  var hasLongLines: Bool {
    let continued = continuedLengths.reduce(0, +)
    return continued > 8 && continuedLengths[Self.wrapLimit...].reduce(0, +) * 2 > continued
  }

  /// The column at which lines are wrapped, in bytes; `nil` if each line is a paragraph.
  var wrapColumn: Int? {
    let continued = continuedLengths.reduce(0, +)
    guard separatesByBlankLines, continued > 8, continued * 5 > textCount * 2 else { return nil }
    // The longest lines count, without a few that were never wrapped.
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
