public import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// Where a book's file lies, whether it is there or not.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The place, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func file(of id: Int) throws -> URL? {
    try database().run("SELECT file FROM books WHERE id = ?", [.integer(id)]).first
      .map { files.url(try $0.text(0)) }
  }

  /// A book's cover.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The image, or `nil` when there is none (any more).
  /// - Throws: ``StorageError``.
  public func cover(of id: Int) throws -> Resource? {
    let row = try database().run(
      "SELECT cover, cover_type FROM books WHERE id = ?", [.integer(id)]
    ).first
    guard let row, let path = try row.optionalText(0), let type = try row.optionalText(1),
      let bytes = try? Data(contentsOf: files.url(path))
    else { return nil }
    return Resource(bytes: [UInt8](bytes), mediaType: type)
  }

  /// A book's outline.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - parser: The parser's revision; an outline of another one is none.
  /// - Returns: The outline, or `nil` when there is none of that revision.
  /// - Throws: ``StorageError``.
  public func outline(of id: Int, parser: Int) throws -> BookOutline? {
    try database().run(
      "SELECT outline FROM outlines WHERE book = ? AND parser = ?",
      [.integer(id), .integer(parser)]
    ).first.map { try JSON.value(try $0.text(0)) }
  }

  /// Stores a newer outline of a book; its length is the book's, and bounds its place.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - id: The book's number.
  ///   - parser: The revision of the parser that made it.
  /// - Throws: ``StorageError``.
  public func setOutline(_ outline: BookOutline, of id: Int, parser: Int) throws {
    let database = try writableDatabase()
    try database.transaction {
      try database.run(
        "UPDATE books SET length = ?, revision = ? WHERE id = ?",
        [.integer(outline.length), .integer(nextRevision()), .integer(id)])
      // The text may have become shorter; a place behind its end is nowhere.
      try database.run(
        "UPDATE places SET offset = min(offset, ?) WHERE book = ?",
        [.integer(outline.length), .integer(id)])
      try database.run(
        "UPDATE device_places SET offset = min(offset, ?) WHERE book = ?",
        [.integer(outline.length), .integer(id)])
      try database.run(
        "UPDATE outlines SET parser = ?, outline = ? WHERE book = ?",
        [.integer(parser), .text(JSON.text(outline)), .integer(id)])
    }
  }

  /// Whether something that happens once in the life of a library has happened.
  ///
  /// - Parameter name: What.
  /// - Returns: Whether it was noted.
  /// - Throws: ``StorageError``.
  public func hasNote(_ name: String) throws -> Bool {
    try !database().run("SELECT 1 FROM notes WHERE name = ?", [.text(name)]).isEmpty
  }
}
