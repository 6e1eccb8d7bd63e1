/// The words of a language that are counted after a decimal number.
struct CountedWords: Sendable {
  /// Counted words in small letters that no ending tells.
  var words: Set<String>
  /// Endings of plurals; empty where nouns have capitals.
  var endings: [String]
  /// Words in small letters that are not counted: function words, and words that begin verses.
  var others: Set<String>

  init(_ words: String, endings: [String], language: String, others: String = "") {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.endings = endings
    self.others = Set(FunctionWords.latin.filter { $0.value.contains(language) }.keys)
      .union(others.split(separator: " ").map(String.init))
  }

  /// Whether a word is counted.
  ///
  /// Without endings, capitalised words are counted after names that are words too; a citation may
  /// follow other names.
  func contains(_ word: String, isAfterWord: Bool) -> Bool {
    let lower = word.lowercased()
    if words.contains(lower) { return true }
    guard !others.contains(lower) else { return false }
    if endings.isEmpty { return isAfterWord && word != lower }
    let shortest = 4
    return word == lower && word.count >= shortest && endings.contains(where: word.hasSuffix)
  }
}
