/// Searches in UTF-8 byte by byte, which takes a small part of the time of a search by characters.
extension Span where Element == UInt8 {
  /// Whether other bytes are somewhere in these.
  func holds(_ word: Span<UInt8>) -> Bool {
    guard !word.isEmpty else { return true }
    var start = 0
    while start + word.count <= count {
      if self[start] == word[0], begins(with: word, at: start) { return true }
      start += 1
    }
    return false
  }

  /// Whether other bytes stand at a place of these.
  func begins(with word: Span<UInt8>, at start: Int = 0) -> Bool {
    guard start + word.count <= count else { return false }
    for index in word.indices where self[start + index] != word[index] { return false }
    return true
  }

  /// Whether letters, of which the small ones are given, stand at a place of these, small or large.
  func begins(withLetters letters: some Collection<UInt8>, at start: Int) -> Bool {
    var index = start
    for letter in letters {
      guard index < count, self[index] | 0x20 == letter else { return false }
      index += 1
    }
    return true
  }
}

extension String {
  /// Whether another text is somewhere in this one, compared byte by byte.
  func holds(_ word: String) -> Bool { utf8Span.span.holds(word.utf8Span.span) }
}
