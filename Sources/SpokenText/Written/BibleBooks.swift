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

  /// Reads lists of words.
  ///
  /// - Parameters:
  ///   - names: Lines of a spoken name, `=` and its abbreviations with spaces between them.
  ///   - letters: The same for letters that are numbered.
  ///   - books: The same for other books that are numbered.
  init(names: String, letters: String, books: String) {
    self.names = Dictionary(Self.entries(names).map { ($0.key, $0.words) }) { first, _ in first }
    let entries =
      Self.entries(letters).map { ($0.key, Numbered(words: $0.words, isLetter: true)) }
      + Self.entries(books).map { ($0.key, Numbered(words: $0.words, isLetter: false)) }
    numbered = Dictionary(entries) { first, _ in first }
  }

  private static func entries(_ text: String) -> [(key: String, words: String)] {
    text.split(separator: "\n").flatMap { line -> [(key: String, words: String)] in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      let words = String(parts[0])
      return parts[1].split(separator: " ").map { (String($0), words) }
    }
  }

  /// The spoken name of a book, by the written one in small letters; `nil` for other words.
  func name(_ word: String) -> String? { names[word] ?? numbered[word]?.words }

  /// A book that a number comes before, by its name in small letters.
  func numberedBook(_ word: String) -> Numbered? { numbered[word] }

  /// Whether a word is a psalm's, which needs no verse.
  func isPsalm(_ word: String) -> Bool {
    guard let name = name(word) else { return false }
    return name.hasPrefix("Psa") || name.hasPrefix("Salm")
  }
}

/// Chapter and verses after the name of a book of the Bible: `3,16`, `5, 3-12`.
struct BibleVerse {
  var chapter: UInt64
  var first: UInt64
  var last: UInt64?
  /// The token after it.
  var end: Int

  /// The words, with a pause between chapter and verse.
  func words(to joint: String, _ cardinal: (UInt64) -> String) -> String {
    let start = "\(cardinal(chapter)), \(cardinal(first))"
    return last.map { "\(start) \(joint) \(cardinal($0))" } ?? start
  }
}

extension SourceText {
  /// The most chapters of a book, the Psalms, and the most verses of a chapter, Psalm 119.
  private static let mostChapters: UInt64 = 150
  private static let mostVerses: UInt64 = 176

  /// The chapter and verses at an index, behind the name of a book.
  func bibleVerse(at index: Int, in books: BibleBooks) -> BibleVerse? {
    var name = before(index)
    if isSymbol(name, ".") { name -= 1 }
    guard isCapitalised(name), books.name(lower(name)) != nil else { return nil }
    return chapterAndVerse(at: index)
  }

  /// The first number after a name, behind the point of an abbreviation.
  func numberAfterName(_ index: Int) -> Int? {
    let end = isSymbol(index + 1, ".") ? index + 2 : index + 1
    guard isSpace(end), isNumber(end + 1) else { return nil }
    return end + 1
  }

  private func chapterAndVerse(at index: Int) -> BibleVerse? {
    guard let chapter = small(index, most: Self.mostChapters),
      isSymbol(index + 1, ",") || isSymbol(index + 1, ":")
    else { return nil }
    let place = afterSpace(index + 2)
    guard let first = small(place, most: Self.mostVerses) else { return nil }
    var verse = BibleVerse(chapter: chapter, first: first, end: place + 1)
    if symbol(place + 1).isHyphenOrDash, let last = small(place + 2, most: Self.mostVerses) {
      verse.last = last
      verse.end = place + 3
    }
    return verse
  }

  private func small(_ index: Int, most: UInt64) -> UInt64? {
    guard isNumber(index), let value = DigitRow.value(digits(index)), (1...most).contains(value)
    else { return nil }
    return value
  }
}
