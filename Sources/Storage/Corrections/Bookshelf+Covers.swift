package import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// The path of a book's cover as shown, of table `books`.
  static let shownCover = "iif(books.chosen_cover_type IS NULL, books.cover, books.chosen_cover)"
  /// Puts a picture in place of the cover of a book's file, for everybody.
  ///
  /// - Parameters:
  ///   - cover: The complete file of the picture and its media type.
  ///   - id: The book's number.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func chooseCover(
    _ cover: (file: IncomingFile, mediaType: String), of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook? {
    let hash = try await cover.file.finish().sha256
    let path = Self.coverPath(hash, cover.mediaType)
    _ = try writableDatabase()
    try announce([path])
    return try placing([path]) {
      try announceInside([path])
      try files.keep(cover.file, at: path)
      try setCover(path, cover.mediaType, of: id)
      return try book(id, for: person)
    }
  }

  /// Takes a chosen cover back, or shows the book without a picture.
  ///
  /// - Parameters:
  ///   - isDrawn: Whether no picture is shown; else the cover of the file is.
  ///   - id: The book's number.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func releaseCover(
    isDrawn: Bool, of id: Int, for person: PersonID = .owner
  ) throws -> LibraryBook? {
    let database = try writableDatabase()
    return try database.transaction {
      try setCover(nil, isDrawn ? CoverSource.drawnType : nil, of: id)
      return try book(id, for: person)
    }
  }

  private func setCover(_ path: String?, _ type: String?, of id: Int) throws {
    try database().run(
      "UPDATE books SET chosen_cover = ?, chosen_cover_type = ?, revision = ? WHERE id = ?",
      [.text(path), .text(type), .integer(nextRevision()), .integer(id)])
  }

  /// The place of a chosen cover by the path that a snapshot gives.
  ///
  /// - Parameter book: A book of a snapshot of this library.
  /// - Returns: The file; `nil` when there is none.
  package nonisolated func coverFile(of book: LibrarySnapshot.Book) -> URL? {
    guard let path = book.cover, files.byteCount(path) != nil else { return nil }
    return files.url(path)
  }
}

extension CoverSource {
  /// What stands in place of a media type where no picture is shown.
  fileprivate static let drawnType = "drawn"

  /// Reads the column `chosen_cover_type`.
  init(_ type: String?) {
    self = type == nil ? .file : type == Self.drawnType ? .drawn : .chosen
  }
}
