import Foundation

/// Two books, in no order.
public struct BookPair: Hashable, Sendable {
  /// The smaller number.
  public let one: Int
  /// The greater number.
  public let other: Int

  /// Makes a pair.
  ///
  /// - Parameters:
  ///   - first: A book's number.
  ///   - second: Another book's number.
  public init(_ first: Int, _ second: Int) {
    (one, other) = (min(first, second), max(first, second))
  }
}

/// Books that are probably the same one: title and an author agree, or an identifier.
public enum LikelyDuplicates {
  /// Each book is compared with so many that have the same key: of a title that hundreds share, most would be different books.
  private static let compared = 20
  /// An identifier is at least so long: shorter ones are numbers that a program has counted.
  private static let identifierLength = 8

  /// The groups of books that are probably one book.
  ///
  /// - Parameters:
  ///   - books: The books.
  ///   - different: Pairs that are known to be different books.
  /// - Returns: Groups of two or more numbers, each in ascending order; the group with the smallest number first.
  public static func groups(
    of books: [LibraryBook], different: Set<BookPair> = []
  ) -> [[Int]] {
    groups(of: books.map(Entry.init), different: different)
  }

  /// What is compared of a book.
  public struct Entry: Hashable, Sendable {
    /// The book's number.
    public let id: Int
    /// The title by `SortKey.folded`.
    public var title: String
    /// The authors, each by `SortKey.folded`.
    public var authors: [String]
    /// The identifiers as they are written.
    public var identifiers: [String]

    /// Puts together what is compared.
    ///
    /// - Parameters:
    ///   - id: The book's number.
    ///   - title: The folded title.
    ///   - authors: The folded authors.
    ///   - identifiers: The identifiers.
    public init(id: Int, title: String, authors: [String], identifiers: [String]) {
      self.id = id
      self.title = title
      self.authors = authors
      self.identifiers = identifiers
    }

    init(_ book: LibraryBook) {
      self.init(
        id: book.id, title: SortKey.folded(book.title),
        authors: book.metadata.creators.map(SortKey.folded),
        identifiers: book.metadata.identifiers)
    }
  }

  /// The groups of books that are probably one book.
  ///
  /// - Parameters:
  ///   - books: What is compared of the books.
  ///   - different: Pairs that are known to be different books.
  /// - Returns: As for whole books.
  public static func groups(of books: [Entry], different: Set<BookPair> = []) -> [[Int]] {
    var holders: [String: [Int]] = [:]
    for book in books.sorted(by: { $0.id < $1.id }) {
      for key in keys(of: book) { holders[key, default: []].append(book.id) }
    }
    var joined = DisjointSets()
    for ids in holders.values where ids.count > 1 {
      for (index, id) in ids.enumerated() {
        for other in ids[(index + 1)...].prefix(compared)
        where !different.contains(BookPair(id, other)) {
          joined.join(id, other)
        }
      }
    }
    return joined.groups
  }

  /// Texts that a book shares with likely duplicates of it.
  static func keys(of book: Entry) -> Set<String> {
    let title = words(book.title).joined(separator: " ")
    let authors = book.authors.map { words($0).sorted().joined(separator: " ") }
      .filter { !$0.isEmpty }
    var keys = Set(
      (authors.isEmpty ? [""] : authors).map { "title \(title)\n\($0)" })
    if title.isEmpty { keys = [] }
    for identifier in book.identifiers {
      if let key = key(ofIdentifier: identifier) { keys.insert("identifier \(key)") }
    }
    return keys
  }

  /// Letters and digits of a folded text, word by word; so "Austen, Jane" and "Jane Austen" have the same words.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// What two spellings of an identifier have in common; `nil` for one that says nothing.
  static func key(ofIdentifier text: String) -> String? {
    var key = text.trimmingCharacters(in: .whitespaces).lowercased()
    for prefix in ["urn:", "isbn:", "uuid:"] where key.hasPrefix(prefix) {
      key.removeFirst(prefix.count)
    }
    let digits = key.filter { !"- \u{2010}".contains($0) }
    if let isbn = isbn13(digits) { return isbn }
    guard key.count >= identifierLength, key.contains(where: \.isNumber) else { return nil }
    // A word that is one digit again and again stands for none.
    return Set(digits).count > 2 ? key : nil
  }

  /// An ISBN in its form of thirteen digits; `nil` for a text whose check digit is wrong.
  private static func isbn13(_ text: String) -> String? {
    let letters = Array(text)
    let values = letters.enumerated().compactMap { index, letter in
      letter == "x" && index == 9 && letters.count == 10
        ? 10 : letter.isASCII ? letter.wholeNumberValue : nil
    }
    guard values.count == letters.count, values.contains(where: { $0 != 0 }) else { return nil }
    if values.count == 10 {
      let sum = values.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
      guard sum % 11 == 0 else { return nil }
      let stem = [9, 7, 8] + values.dropLast()
      return (stem + [(10 - checkSum(stem) % 10) % 10]).map(String.init).joined()
    }
    guard values.count == 13, values.starts(with: [9, 7]), checkSum(values) % 10 == 0 else {
      return nil
    }
    return text
  }

  private static func checkSum(_ values: [Int]) -> Int {
    values.enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? 1 : 3) * $1.element }
  }
}

/// Numbers that are joined to sets.
private struct DisjointSets {
  private var parents: [Int: Int] = [:]

  private mutating func root(_ id: Int) -> Int {
    var id = id
    while let parent = parents[id], parent != id {
      // Halves the way for those that come later.
      parents[id] = parents[parent] ?? parent
      id = parent
    }
    return id
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(one), root(other))
    parents[max(first, second)] = min(first, second)
    parents[min(first, second)] = min(first, second)
  }

  var groups: [[Int]] {
    var copy = self
    let sets = Dictionary(grouping: parents.keys) { copy.root($0) }
    return sets.keys.sorted().compactMap { sets[$0]?.sorted() }
  }
}
