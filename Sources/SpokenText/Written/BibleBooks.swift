/// The books of the Bible in one language, by their names and abbreviations.
struct BibleBooks: Sendable {
  /// A book that is one of several of its name: `1 Kor`.
  struct Numbered: Hashable, Sendable {
    /// The words after the ordinal: "Korinther", "aux Corinthiens".
    var words: String
    /// Whether it is a letter and no book of history.
    var isLetter: Bool
  }

  /// Spoken names by the written ones, in small letters.
  private let names: [String: String]
  private let numbered: [String: Numbered]
  /// Names that are also names of persons or other words.
  private let words: Set<String>
  /// Names that have no point, or with one abbreviate something else: "Ex." is an example.
  private let unpointed: Set<String>
  /// Which words are counted, so that the figures before them are a decimal number.
  private let counted: CountedWords

  /// Reads lists of words.
  ///
  /// In every line the full name comes first. A `*` marks an abbreviation that is a word or a name
  /// too, a `-` one that abbreviates something else with a point.
  ///
  /// - Parameters:
  ///   - names: Lines of a spoken name, `=` and its abbreviations with spaces between them.
  ///   - letters: The same for letters that are numbered.
  ///   - books: The same for other books that are numbered.
  ///   - counted: Which words are counted.
  init(names: String, letters: String, books: String, counted: CountedWords) {
    let all = Self.entries(names)
    let entries =
      Self.entries(letters).map { ($0, Numbered(words: $0.words, isLetter: true)) }
      + Self.entries(books).map { ($0, Numbered(words: $0.words, isLetter: false)) }
    self.names = Dictionary(all.map { ($0.key, $0.words) }) { first, _ in first }
    numbered = Dictionary(entries.map { ($0.0.key, $0.1) }) { first, _ in first }
    let every = all + entries.map(\.0)
    words = Set(every.filter { $0.isFull || $0.mark == "*" }.map(\.key))
    unpointed = Set(every.filter { $0.isFull || $0.mark == "-" }.map(\.key))
    self.counted = counted
  }

  private struct Entry {
    var key: String
    var words: String
    var isFull: Bool
    var mark: Character?
  }

  private static func entries(_ text: String) -> [Entry] {
    text.split(separator: "\n").flatMap { line -> [Entry] in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      let words = String(parts[0])
      return parts[1].split(separator: " ").enumerated().map { place, written in
        let mark = written.last.flatMap { "*-".contains($0) ? $0 : nil }
        let key = String(mark == nil ? written : written.dropLast())
        return Entry(key: key, words: words, isFull: place == 0, mark: mark)
      }
    }
  }

  /// The spoken name of a book, by the written one in small letters.
  ///
  /// - Parameters:
  ///   - word: The written name.
  ///   - isNumbered: Whether a number comes before it. A short name of a numbered book needs one:
  ///     "Chr" alone is Christ, "R" a letter.
  ///   - isPointed: Whether a point follows.
  /// - Returns: `nil` for other words.
  func name(_ word: String, isNumbered: Bool, isPointed: Bool) -> String? {
    let longestShort = 3
    if isPointed, unpointed.contains(word) { return nil }
    if let name = names[word] { return name }
    guard isNumbered || word.count > longestShort else { return nil }
    return numbered[word]?.words
  }

  /// A book that a number comes before, by its name in small letters.
  func numberedBook(_ word: String) -> Numbered? { numbered[word] }

  /// Whether a spoken name is a psalm's, which needs no verse.
  static func isPsalm(_ name: String) -> Bool {
    name.hasPrefix("Psa") || name.hasPrefix("Salm")
  }

  /// Whether a word after a name and a number is counted, as in "Markus 3,5 Punkte".
  func isCounted(_ word: String, after name: String, isPointed: Bool) -> Bool {
    counted.contains(word, isAfterWord: words.contains(name) && !isPointed)
  }
}
