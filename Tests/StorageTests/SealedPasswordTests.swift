import Foundation
import ReadingModel
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Passwords that a database of an earlier version has as they are.
struct SealedPasswordTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Whether the characters are in any file of the data folder.
  private func isTold() throws -> Bool {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).contains { path in
      let content = try? Data(contentsOf: folder.url.appending(path: path))
      return content?.firstRange(of: Data("sesame-7".utf8)) != nil
    }
  }

  /// A database that ends before passwords were sealed, with a book that has one.
  private func writeOldDatabase() throws {
    let before = try #require(Migration.all.firstIndex { $0.name == "sealed file passwords" })
    let old = try LibraryDatabase.open(
      folder.url, patience: .zero, migrations: Array(Migration.all[..<before]))
    try old.run("INSERT INTO files VALUES ('originals/a.pdf')")
    try old.run(
      """
      INSERT INTO books (format, sha256, byte_count, file, file_name, title, metadata, length, added, revision)
      VALUES ('pdf', 'abc', 1, 'originals/a.pdf', 'a.pdf', 'A', '{}', 1, 1, 1)
      """)
    try old.run("INSERT INTO file_passwords VALUES (1, 'sesame-7')")
  }

  @Test func nothingOfThemStaysOnceTheyAreSealed() async throws {
    try writeOldDatabase()
    #expect(try isTold())
    let shelf = try await Bookshelf.open(folder.url, formats: [.plainText])
    let plain = try await shelf.plainFilePasswords()
    #expect(plain.map(\.book) == [1] && plain.map(\.sha256) == ["abc"])
    #expect(plain.map(\.password) == ["sesame-7"])
    let password = try #require(FilePassword("sesame-7"))
    #expect(try await shelf.filePassword(of: 1) == .plain(password))

    try await shelf.setSealed(filePasswords: [1: [7, 8], 99: [9]])
    #expect(try await shelf.filePassword(of: 1) == .sealed([7, 8]))
    #expect(try await shelf.filePassword(of: 99) == nil)
    #expect(try await shelf.plainFilePasswords().isEmpty)
    #expect(try !isTold())
    await shelf.close()
    #expect(try !isTold())
  }
}
