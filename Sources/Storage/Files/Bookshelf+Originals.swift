import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// The files of the books of all people, also of removed books that can be restored.
  ///
  /// - Returns: The files in the order of the books' numbers; whether they exist is not checked.
  /// - Throws: ``StorageError``.
  public func originals() throws -> [Original] {
    try database().run(
      "SELECT id, \(Self.shownTitle), format, sha256, byte_count, file FROM books ORDER BY id"
    ).map { row in
      let path = try row.text(5)
      return Original(
        book: try row.integer(0), title: try row.text(1),
        fingerprint: Fingerprint(
          format: try format(row.text(2)), sha256: try row.text(3), byteCount: try row.integer(4)),
        path: path, file: files.url(path))
    }
  }
}
