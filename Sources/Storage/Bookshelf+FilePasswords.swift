import Foundation
public import ReadingModel
import SQLite

/// What the database has of the password of a file.
public enum StoredFilePassword: Hashable, Sendable {
  /// It is sealed: without the key nobody can read it.
  case sealed([UInt8])
  /// It stands as it is, written by an earlier version.
  case plain(FilePassword)
}

extension Bookshelf {
  /// The password with which a book's file opens.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: `nil` for a file that opens without.
  /// - Throws: ``StorageError``.
  public func filePassword(of id: Int) throws -> StoredFilePassword? {
    let sealed = try database().run(
      "SELECT sealed FROM sealed_file_passwords WHERE book = ?", [.integer(id)])
    if let sealed = try sealed.first?.blob(0) { return .sealed(sealed) }
    let plain = try database().run(
      "SELECT password FROM file_passwords WHERE book = ?", [.integer(id)])
    return try plain.first.flatMap { FilePassword(try $0.text(0)).map { .plain($0) } }
  }

  /// The passwords that an earlier version has written as they are.
  ///
  /// - Returns: By the books' numbers, with what identifies the files.
  /// - Throws: ``StorageError``.
  package func plainFilePasswords() throws -> [(book: Int, sha256: String, password: String)] {
    try database().run(
      "SELECT book, sha256, password FROM file_passwords JOIN books ON books.id = book"
    ).map { (try $0.integer(0), try $0.text(1), try $0.text(2)) }
  }

  /// Puts sealed passwords in the place of all that stand as they are; their characters are overwritten.
  ///
  /// - Parameter sealed: The sealed passwords by the books' numbers.
  /// - Throws: ``StorageError``.
  package func setSealed(filePasswords sealed: [Int: [UInt8]]) throws {
    let database = try writableDatabase()
    // Otherwise the characters stay in free parts of pages.
    try database.run("PRAGMA secure_delete = ON")
    try database.transaction {
      for (book, bytes) in sealed {
        try database.run(
          "INSERT OR REPLACE INTO sealed_file_passwords SELECT id, ? FROM books WHERE id = ?",
          [.blob(bytes), .integer(book)])
        try database.run("DELETE FROM file_passwords WHERE book = ?", [.integer(book)])
      }
    }
    // The log has the former pages until it is begun anew.
    try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Stores the sealed password of a file together with the file's row, inside its transaction.
  ///
  /// - Parameters:
  ///   - sealed: `nil` for a file that opens without; an old password is forgotten then.
  ///   - id: The book's number.
  /// - Throws: ``StorageError``.
  func setFilePassword(_ sealed: [UInt8]?, of id: Int) throws {
    let database = try database()
    try database.run("DELETE FROM file_passwords WHERE book = ?", [.integer(id)])
    guard let sealed else {
      try database.run("DELETE FROM sealed_file_passwords WHERE book = ?", [.integer(id)])
      return
    }
    try database.run(
      "INSERT OR REPLACE INTO sealed_file_passwords VALUES (?, ?)", [.integer(id), .blob(sealed)])
  }
}
