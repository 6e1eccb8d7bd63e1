extension StringProtocol {
  /// The text with every run of white space as one space, and none at its ends.
  var collapsed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text without white space at its ends.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
