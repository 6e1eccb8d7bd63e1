import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Server

/// Encrypted files are asked for with their password.
@Suite(
  .enabled(if: EncryptedPDF.isPossible, "Debian's qpdf is not installed"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"))
struct FilePasswordRouteTests {
  private let folder: TemporaryFolder
  private let server: TestServer
  private let file: [UInt8]

  init() async throws {
    folder = try TemporaryFolder()
    server = try await TestServer()
    file = Array(try Data(contentsOf: await EncryptedPDF.make(user: "Grüße 7%", in: folder)))
  }

  private static let right = [(name: "X-File-Password", value: "Gr%C3%BC%C3%9Fe%207%25")]

  private func expect(_ answer: HTTPResponse, _ reason: String) throws {
    #expect(answer.status == 422 && answer.problem == "password-needed")
    #expect(try answer.json(ProblemShape.self).reason == reason)
  }

  @Test func aBookIsAskedForWithItsPassword() async throws {
    let target = "/api/books?name=letter.pdf"
    try expect(await server.ask("POST", target, body: file), "encrypted")
    try expect(
      await server.ask("POST", target, body: file, headers: [("X-File-Password", "Gruesse")]),
      "wrong-file-password")
    let added = await server.ask("POST", target, body: file, headers: Self.right)
    #expect(added.status == 201)
    let picture = await server.ask("GET", "/api/books/1/pages/0?width=100")
    #expect(picture.status == 200)
    let chapter = await server.ask("GET", "/api/books/1/chapters/0")
    #expect(chapter.text.contains("Some words here"))
    // No answer has it.
    for path in ["", "/1", "/1/chapters/0", "/1/pages"] {
      #expect(!(await server.ask("GET", "/api/books\(path)")).text.contains("7%"))
    }
  }

  @Test func whatIsNoPasswordIsABadRequest() async throws {
    for value in ["%C3", String(repeating: "x", count: 1025), "a%00"] {
      let answer = await server.ask(
        "POST", "/api/books?name=letter.pdf", body: file, headers: [("X-File-Password", value)])
      #expect(answer.status == 400 && answer.problem == "bad-request")
    }
  }

  @Test func anUploadInPiecesWaitsForThePassword() async throws {
    let begun = await server.ask("POST", "/api/uploads?name=letter.pdf&length=\(file.count)")
    let upload = try begun.json(UploadShape.self)
    _ = await server.ask("PATCH", "/api/uploads/\(upload.id)?offset=0", body: file)
    try expect(await server.ask("POST", "/api/uploads/\(upload.id)/book"), "encrypted")
    let added = await server.ask(
      "POST", "/api/uploads/\(upload.id)/book", headers: Self.right)
    #expect(added.status == 201)
  }

  @Test func anArchiveSaysWhichOfItsBooksAreLocked() async throws {
    let answer = await server.ask("POST", "/api/imports?name=letter.pdf", body: file)
    try expect(answer, "encrypted")
    let added = await server.ask(
      "POST", "/api/imports?name=letter.pdf", body: file, headers: Self.right)
    #expect(added.status == 201)
    let edition = await server.ask(
      "PUT", "/api/books/1/file?name=other.pdf&edition=true",
      body: Array(
        try Data(contentsOf: await EncryptedPDF.make(.aesOf128, user: "other", in: folder))))
    try expect(edition, "encrypted")
  }
}
