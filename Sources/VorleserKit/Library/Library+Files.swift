public import Foundation
public import ReadingModel
import Storage

extension Library {
  /// A book's cover.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The image, or `nil` when the book has none.
  /// - Throws: ``LibraryError``.
  public func cover(of id: Int) async throws -> Resource? {
    try await stored { try await shelf.cover(of: id) }
  }

  /// Where a book's original file lies; it is not to be changed.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The file.
  /// - Throws: ``LibraryError/missingFile(name:)`` when it has vanished.
  public func file(of id: Int) async throws -> URL {
    let known = try await book(id)
    guard !known.isMissing else { throw LibraryError.missingFile(name: known.fileName) }
    return try await found(id) { try await shelf.file(of: id) }
  }
}
