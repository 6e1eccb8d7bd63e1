import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// PDFs that ask for a password.
@Suite(
  .enabled(if: EncryptedPDF.isPossible, "Debian's qpdf is not installed"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"))
struct EncryptedPDFTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ file: URL, _ password: String?) async throws -> Book {
    try await BookParser.open(
      file, options: OpenOptions(password: password.flatMap { FilePassword($0) }))
  }

  @Test(arguments: EncryptedPDF.Method.allCases)
  func aFileOpensWithEitherPasswordAndWithNoOther(_ method: EncryptedPDF.Method) async throws {
    let file = try await EncryptedPDF.make(
      method, user: "reader", owner: "owner", in: folder)
    await #expect(throws: BookOpenError.passwordNeeded) { try await open(file, nil) }
    await #expect(throws: BookOpenError.wrongPassword) { try await open(file, "readers") }
    for password in ["reader", "owner"] {
      let book = try await open(file, password)
      #expect(try await book.content.chapter(at: 0).text.contains("Some words here"))
      #expect(book.content.password == FilePassword(password))
      let pages = try #require(book.content.pages)
      let picture = try await pages.picture(of: 0, width: 100)
      #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test(arguments: EncryptedPDF.Method.allCases)
  func lettersOfOtherLanguagesAreAPassword(_ method: EncryptedPDF.Method) async throws {
    let file = try await EncryptedPDF.make(method, user: "Grüße", in: folder)
    #expect(try await open(file, "Grüße").content.password == FilePassword("Grüße"))
  }

  @Test func aFileWithAnOwnersPasswordOnlyOpensWithoutAsking() async throws {
    let file = try await EncryptedPDF.make(user: "", in: folder)
    #expect(try await open(file, nil).content.password == nil)
    // What it does not need is not kept.
    #expect(try await open(file, "something").content.password == nil)
  }

  @Test func aPasswordIsNeverShown() throws {
    let password = try #require(FilePassword("reader"))
    var shown = "\(password) \(String(reflecting: password)) "
    dump(OpenOptions(password: password), to: &shown)
    dump([password: password], to: &shown)
    #expect(!shown.contains("reader"))
    #expect(FilePassword("") == nil && FilePassword("a\0b") == nil)
    #expect(FilePassword(String(repeating: "ü", count: 513)) == nil)
  }
}
