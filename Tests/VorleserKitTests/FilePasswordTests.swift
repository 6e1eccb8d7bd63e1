import BookParser
import Foundation
import ReadingModel
import SQLite
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// The library keeps the password of an encrypted book, so that it opens as any other.
@Suite(
  .enabled(if: EncryptedPDF.isPossible, "Debian's qpdf is not installed"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"))
struct FilePasswordTests {
  private let folder: TemporaryFolder
  private let home: URL
  private let password: FilePassword

  init() throws {
    folder = try TemporaryFolder()
    home = folder.url.appending(path: "home")
    password = try #require(FilePassword("sesame-7"))
  }

  private func library() async throws -> Library {
    try await Library(kit: VorleserKit(home: home, resources: folder.url.appending(path: "none")))
  }

  private func files(of home: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    return try paths.map { home.appending(path: $0) }.filter {
      try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
  }

  private func text(_ id: Int, _ library: Library) async throws -> String {
    try await library.open(id).content.chapter(at: 0).text
  }

  @Test func aBookOpensAgainWithoutBeingAskedFor() async throws {
    let file = try await EncryptedPDF.make(user: "sesame-7", in: folder)
    let first = try await library()
    await #expect(throws: BookOpenError.passwordNeeded) {
      try await first.add(file, name: "letter.pdf")
    }
    await #expect(throws: BookOpenError.wrongPassword) {
      try await first.add(file, name: "letter.pdf", password: FilePassword("sesame"))
    }
    #expect(try await first.books().isEmpty)
    let book = try await first.add(file, name: "letter.pdf", password: password)
    await first.close()

    let second = try await library()
    #expect(try await text(book.id, second).contains("Some words here"))
    // The original is the file that was given.
    #expect(
      try await Data(contentsOf: second.file(of: book.id)) == Data(contentsOf: file))
    _ = try await second.remove(book.id)
    let back = try await second.add(file, name: "letter.pdf", password: password)
    #expect(back.id == book.id)
    #expect(try await text(book.id, second).contains("Some words here"))
  }

  /// Files of the data folder that have the password's characters.
  private func tellingFiles() throws -> [String] {
    try files(of: home).filter {
      try Data(contentsOf: $0).firstRange(of: Data("sesame-7".utf8)) != nil
    }.map(\.lastPathComponent)
  }

  @Test func thePasswordIsInNoFileOfTheDataFolder() async throws {
    let file = try await EncryptedPDF.make(user: "sesame-7", in: folder)
    let library = try await library()
    let book = try await library.add(file, name: "letter.pdf", password: password)
    #expect(try tellingFiles() == [])
    #expect(try await library.filePassword(of: book) == password)
    await library.close()
    #expect(try tellingFiles() == [])
  }

  /// Writes a password as the version before this one has done it.
  private func leavePlainPassword(of id: Int) throws {
    let database = try SQLiteConnection(
      home.appending(path: "library.sqlite"), patience: .seconds(10))
    try database.run("DELETE FROM sealed_file_passwords")
    try database.run(
      "INSERT INTO file_passwords VALUES (?, ?)", [.integer(id), .text("sesame-7")])
  }

  @Test func aPasswordOfAnEarlierVersionIsSealedAtTheNextStart() async throws {
    let file = try await EncryptedPDF.make(user: "sesame-7", in: folder)
    let first = try await library()
    let book = try await first.add(file, name: "letter.pdf", password: password)
    await first.close()
    try leavePlainPassword(of: book.id)
    #expect(try tellingFiles() != [])
    try FileManager.default.removeItem(at: home.appending(path: "secrets.key"))

    let second = try await library()
    #expect(try await text(book.id, second).contains("Some words here"))
    #expect(try tellingFiles() == [])
    #expect(try await second.shelf.plainFilePasswords().isEmpty)
  }

  @Test func withALostKeyTheBookAsksAgainAndKeepsTheAnswer() async throws {
    let file = try await EncryptedPDF.make(user: "sesame-7", in: folder)
    let first = try await library()
    let book = try await first.add(file, name: "letter.pdf", password: password)
    await first.close()
    try FileManager.default.removeItem(at: home.appending(path: "secrets.key"))

    let second = try await library()
    await #expect(throws: BookOpenError.passwordNeeded) { try await text(book.id, second) }
    await #expect(throws: BookOpenError.wrongPassword) {
      try await second.add(file, name: "letter.pdf", password: FilePassword("sesame"))
    }
    await #expect(throws: LibraryError.self) {
      try await second.add(file, name: "letter.pdf", password: password)
    }
    #expect(try await text(book.id, second).contains("Some words here"))
  }

  @Test func anEditionWithoutPasswordForgetsIt() async throws {
    let file = try await EncryptedPDF.make(user: "sesame-7", in: folder)
    let library = try await library()
    let book = try await library.add(file, name: "letter.pdf", password: password)
    let edition = try await library.receive("letter.pdf")
    try await edition.write(Array(FlatPDF(text: "Other words", font: "Helvetica").bytes))
    _ = try await library.replace(edition, of: book.id)
    #expect(try await library.shelf.filePassword(of: book.id) == nil)
    #expect(try await text(book.id, library).contains("Other words"))

    let locked = try await EncryptedPDF.make(text: "Third words", user: "sesame-7", in: folder)
    let third = try await library.receive("letter.pdf")
    try await third.write(Array(Data(contentsOf: locked)))
    _ = try await library.replace(third, of: book.id, password: password)
    #expect(try await text(book.id, library).contains("Third words"))
  }

  @Test func aBackupHoldsNoPassword() async throws {
    let file = try await EncryptedPDF.make(user: "sesame-7", in: folder)
    let library = try await library()
    let book = try await library.add(file, name: "letter.pdf", password: password)
    let backup = folder.url.appending(path: "library.zip")
    _ = try await library.backUp(to: backup)
    #expect(
      try await library.restore(backup: backup, people: Accounts(library.kit)).knownCount == 1)

    let other = folder.url.appending(path: "other")
    let kit = try VorleserKit(home: other, resources: folder.url.appending(path: "none"))
    let empty = try await Library(kit: kit)
    let report = try await empty.restore(backup: backup, people: Accounts(kit))
    #expect(
      report.problems == [
        "'\(book.title)' is encrypted, and a backup holds no passwords. Add 'letter.pdf', and restore the backup again."
      ])
    _ = try await empty.add(file, name: "letter.pdf", password: password)
    #expect(try await empty.restore(backup: backup, people: Accounts(kit)).problems.isEmpty)
  }
}
