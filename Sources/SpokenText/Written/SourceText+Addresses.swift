/// Addresses of pages and of people.
extension SourceText {
  /// Names in addresses that everybody says as words.
  private static let addressWords: Set<String> = [
    "com", "org", "net", "info", "gmail", "google", "yahoo", "hotmail", "outlook", "nvidia",
    "wikipedia", "html", "gov", "blog", "mail",
  ]
  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "info", "es", "it", "fr", "br", "pt", "mx", "ar", "io", "eu",
    "uk", "de", "us", "int",
  ]

  /// The end of an address that begins at a token; `nil` if none does.
  func addressEnd(from index: Int) -> Int? {
    guard isGap(index - 1) || isSymbol(index - 1, "(") else { return nil }
    // Nobody reads longer addresses, in UTF-16 units.
    let longest = 80
    var end = index
    while end < count, end < index + longest, !isSpace(end) { end += 1 }
    while end > index, !isWord(end - 1), !isNumber(end - 1) { end -= 1 }
    guard end > index + 1 else { return nil }
    let first = lower(index)
    if first == "www", isSymbol(index + 1, ".") { return end }
    if ["http", "https"].contains(first), isSymbol(index + 1, ":"), isSymbol(index + 2, "/") {
      return end
    }
    if isSymbol(index, "@"), isWord(index + 1) { return end }
    let range = index..<end
    if let at = range.first(where: { isSymbol($0, "@") }), at > index, at + 1 < end { return end }
    // Without a telling sign the last part must be a known ending, in small letters.
    guard end - index >= 3, isSymbol(end - 2, "."), isWord(end - 3), isWord(index),
      word(end - 1) == lower(end - 1)
    else { return nil }
    let isWords = range.allSatisfy { isWord($0) || isSymbol($0, ".") }
    return isWords && Self.endings.contains(lower(end - 1)) ? end : nil
  }

  /// A word of an address as it is said: as a word, or letter by letter; `nil` if none is there.
  func addressWord(_ index: Int) -> String? {
    guard isWord(index) else { return nil }
    let small = lower(index)
    let isSaid = Self.addressWords.contains(small) || isSpeakable(small)
    return isSaid ? word(index) : small.map(String.init).joined(separator: " ")
  }

  /// Whether people can say a part as a word: it has five letters or more, and vowels.
  private func isSpeakable(_ word: String) -> Bool {
    let shortest = 5
    let vowels = word.unicodeScalars.count { "aeiouáéíóúàèìòùâêôãõäöü".unicodeScalars.contains($0) }
    return word.count >= shortest && vowels * 4 >= word.count
  }
}
