import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// The password with which a book's file opens.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: `nil` for a file that opens without.
  /// - Throws: ``StorageError``.
  public func filePassword(of id: Int) throws -> FilePassword? {
    try database().run("SELECT password FROM file_passwords WHERE book = ?", [.integer(id)]).first
      .flatMap { FilePassword(try $0.text(0)) }
  }

  /// Stores the password of a file together with the file's row, inside its transaction.
  ///
  /// - Parameters:
  ///   - password: `nil` for a file that opens without; an old password is forgotten then.
  ///   - id: The book's number.
  /// - Throws: ``StorageError``; also where other people of this machine could read the database.
  func setFilePassword(_ password: FilePassword?, of id: Int) throws {
    let database = try database()
    guard let password else {
      try database.run("DELETE FROM file_passwords WHERE book = ?", [.integer(id)])
      return
    }
    try files.hideDatabase()
    try database.run(
      "INSERT OR REPLACE INTO file_passwords VALUES (?, ?)", [.integer(id), .text(password.text)])
  }
}

extension LibraryFiles {
  /// The database and the files that SQLite writes beside it.
  private static let databaseNames = [
    "library.sqlite", "library.sqlite-wal", "library.sqlite-shm",
  ]

  /// Lets nobody but the owner read the database.
  fileprivate func hideDatabase() throws {
    for name in Self.databaseNames {
      guard chmod(url(name).path, 0o600) == 0 || errno == ENOENT else {
        throw StorageError.system("hiding the database from others", folder: folder)
      }
    }
  }
}
