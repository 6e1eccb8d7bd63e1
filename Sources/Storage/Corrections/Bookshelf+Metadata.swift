public import ReadingModel
import SQLite

extension Bookshelf {
  /// The title of a book as shown, of table `books`.
  static let shownTitle = "coalesce(books.corrections ->> '$.title', books.title)"

  /// Corrects the metadata of some books for everybody; their files stay as they are.
  ///
  /// - Parameters:
  ///   - change: What is corrected, and what follows the files again.
  ///   - ids: The books' numbers.
  ///   - person: Whose places and voices the books come with.
  /// - Returns: The books after the change.
  /// - Throws: `MetadataRefusal` when a book would have too many keywords; ``StorageError``. Nothing has changed then.
  public func changeMetadata(
    _ change: MetadataChange, of ids: [Int], for person: PersonID = .owner
  ) throws -> [LibraryBook] {
    let database = try writableDatabase()
    return try database.transaction {
      let revision = try nextRevision()
      for id in ids {
        guard let book = try book(id, for: person) else { continue }
        let corrections = try change.corrections(of: book)
        guard corrections != book.corrections else { continue }
        try database.run(
          "UPDATE books SET corrections = ?, language = ?, revision = ? WHERE id = ?",
          [
            .text(corrections.json()), .text(corrections.language), .integer(revision),
            .integer(id),
          ])
        try updateWorks(of: id)
      }
      return try ids.compactMap { try book($0, for: person) }
    }
  }

  /// Tells what people have read of the names that a book has now, for the day on which the book is gone.
  private func updateWorks(of id: Int) throws {
    guard let book = try book(id) else { return }
    try database().run(
      "UPDATE reading_works SET title = ?, authors = ?, language = ? WHERE book = ?",
      [
        .text(book.title), .text(JSON.text(book.metadata.creators)), .text(book.metadata.language),
        .integer(id),
      ])
  }
}

extension MetadataCorrections {
  /// Reads the columns `corrections` and `language`.
  init(_ json: String?, language: String?) throws {
    self = try json.map { try JSON.value($0) } ?? MetadataCorrections()
    self.language = language
  }

  /// The column `corrections`; `nil` where nothing but the language is corrected.
  func json() throws -> String? {
    var rest = self
    rest.language = nil
    return rest.isEmpty ? nil : try JSON.text(rest)
  }
}
