/// The paragraphs of a plain text, with blank lines between them.
enum Paragraphs {
  /// The ranges of the paragraphs in order, without the blank lines between them.
  static func ranges(in text: SentenceText) -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = text.skipWhiteSpace(text.bounds.lowerBound)
    var place = start
    while place < text.bounds.upperBound {
      guard text.kind(place) == .newline else {
        place += 1
        continue
      }
      let next = text.skipWhiteSpace(place)
      if isBlank(place..<next, in: text) {
        paragraphs.append(start..<place)
        start = next
      }
      place = next
    }
    if start < text.bounds.upperBound { paragraphs.append(start..<text.bounds.upperBound) }
    return paragraphs
  }

  /// The lines of a text that are not blank, without the white space around them.
  static func lines(in text: SentenceText) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = text.bounds.lowerBound
    for place in text.bounds where text.kind(place) == .newline {
      lines.append(text.trimmed(start..<place))
      start = place + 1
    }
    lines.append(text.trimmed(start..<text.bounds.upperBound))
    return lines.filter { !$0.isEmpty }
  }

  /// Whether white space holds a blank line or a paragraph separator.
  static func isBlank(_ gap: Range<Int>, in text: SentenceText) -> Bool {
    var lines = 0
    for place in gap where text.kind(place) == .newline {
      // `\r\n` is one line end.
      if text.unit(place) == 0x0A, text.unit(place - 1) == 0x0D { continue }
      lines += text.unit(place) == 0x2029 ? 2 : 1
      if lines > 1 { return true }
    }
    return false
  }
}
