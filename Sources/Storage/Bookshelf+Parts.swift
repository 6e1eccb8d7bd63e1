public import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// The place of a book's file, even if the file is missing.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: Its URL, or `nil` when there is no such book.
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
      """
      SELECT \(Self.shownCover), coalesce(chosen_cover_type, cover_type) FROM books WHERE id = ?
      """, [.integer(id)]
    ).first
    // A cover whose file is lost is no cover; the book is whole without it.
    guard let row, let path = try row.optionalText(0), let type = try row.optionalText(1),
      let bytes = try? Data(contentsOf: files.url(path))
    else { return nil }
    return Resource(bytes: [UInt8](bytes), mediaType: type)
  }

  /// Whether an event that happens once in the life of a library has been recorded.
  ///
  /// - Parameter name: The event's name.
  /// - Returns: Whether it was recorded.
  /// - Throws: ``StorageError``.
  public func hasNote(_ name: String) throws -> Bool {
    try !database().run("SELECT 1 FROM notes WHERE name = ?", [.text(name)]).isEmpty
  }
}
