import TestSupport

/// Passages chosen by chance, and what may differ between them and the words in a book's own file.
enum RandomPassages {
  /// Passages that begin and end with words.
  static func ranges(
    in text: String, _ random: inout SeededGenerator
  ) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    let units = Array(text.utf16)
    for (offset, unit) in units.enumerated() {
      let isSpace = unit == 0x20 || unit == 0x0A || unit == 0x09
      if isSpace, let first = start { words.append(first..<offset) }
      start = isSpace ? nil : start ?? offset
    }
    if let start { words.append(start..<units.count) }
    guard !words.isEmpty else { return [] }
    return (0..<8).map { _ in
      let first = Int.random(in: words.indices, using: &random)
      let last = min(first + Int.random(in: 0...60, using: &random), words.count - 1)
      return words[first].lowerBound..<words[last].upperBound
    }
  }

  /// Whether one text is another with something left out, and both begin and end alike.
  static func isWithin(_ words: String, _ led: String) -> Bool {
    guard words.first == led.first, words.last == led.last else { return false }
    var rest = words[...]
    for character in led where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
