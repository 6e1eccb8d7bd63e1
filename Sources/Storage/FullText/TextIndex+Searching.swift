import SQLite

extension TextIndex {
  /// The parts of a book's names that a condition may be about.
  public enum NameColumn: String, Sendable {
    case title
    case author
    case tag
    case lang
  }

  /// The books of which a name holds a text.
  ///
  /// - Parameters:
  ///   - column: Which name; of a language, the tag or its beginning has to be the text.
  ///   - text: The folded text.
  ///   - books: The books that count.
  /// - Returns: Their numbers.
  /// - Throws: ``StorageError``.
  public func books(
    with column: NameColumn, holding text: String, of books: [Int]
  ) throws -> [Int] {
    let condition =
      column == .lang
      ? "lang = ?1 OR substr(lang, 1, length(?1) + 1) = ?1 || '-'"
      : "instr(\(column.rawValue), ?1) > 0"
    return try using { database in
      try database.run(
        """
        SELECT book FROM books WHERE (\(condition)) AND book IN (SELECT value FROM json_each(?2))
        ORDER BY book
        """,
        [.text(text), .text(Self.list(books))]
      ).map { try $0.integer(0) }
    }
  }

  /// The books of which title, series or authors hold every one of some words; a title that begins with the first word comes first.
  ///
  /// - Parameters:
  ///   - words: The folded words.
  ///   - books: The books that count.
  /// - Returns: Their numbers, none if there are no words.
  /// - Throws: ``StorageError``.
  public func books(named words: [String], of books: [Int]) throws -> [Int] {
    if words.isEmpty { return [] }
    let conditions = words.indices.map { word in
      "AND (instr(title, ?\(word + 1)) > 0 OR instr(author, ?\(word + 1)) > 0)"
    }
    return try using { database in
      try database.count(books)
      return try database.run(
        """
        SELECT book FROM books WHERE book IN counted
        \(conditions.joined(separator: " ")) ORDER BY instr(title, ?1) != 1, title, book
        """,
        words.map { .text($0) }
      ).map { try $0.integer(0) }
    }
  }

  /// Numbers as a list in JSON, which one parameter takes.
  static func list(_ numbers: [Int]) -> String {
    "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }
}
