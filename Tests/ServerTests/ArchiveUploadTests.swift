import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit
import ZipArchive

@testable import Server

/// Archives of books that are sent to the server.
struct ArchiveUploadTests {
  private func archive(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var writer = try ZipWriter()
    for (path, bytes) in files { try writer.add(path, bytes) }
    return try writer.bytes()
  }

  @Test func everyBookIsAddedKnownOrRefusedWithItsReason() async throws {
    let server = try await TestServer()
    let known = Array("A text that is there.".utf8)
    _ = await server.ask("POST", "/api/books?name=known.txt", body: known)
    let bytes = try archive([
      ("a/new.txt", Array("A new text.".utf8)), ("known.txt", known),
      ("z/broken.epub", Array("PK no archive".utf8)), ("z/photo.jpg", [0xFF, 0xD8]),
    ])
    let answer = await server.ask("POST", "/api/imports?name=books.zip", body: bytes)
    #expect(answer.status == 201, "\(answer.text)")
    let outcome = try answer.json(ImportShape.self)
    #expect(outcome.books.map(\.fileName) == ["new.txt"])
    #expect(outcome.known.map(\.fileName) == ["known.txt"])
    #expect(outcome.refused.map(\.path) == ["z/broken.epub"])
    #expect(outcome.refused.map(\.problem.type) == ["refused"])
    #expect(try await server.library.books().count == 2)
    let incoming = server.kit.data.url.appending(path: "incoming").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: incoming).isEmpty)
  }

  @Test func aFileThatIsABookIsAddedAsOne() async throws {
    let server = try await TestServer()
    let bytes = try BookFile().bytes()
    let answer = await server.ask("POST", "/api/imports?name=b.zip", body: bytes)
    #expect(try answer.status == 201 && answer.json(ImportShape.self).books.map(\.id) == [1])
    let again = await server.ask("POST", "/api/imports?name=b.zip", body: bytes)
    #expect(again.status == 409 && again.problem == "duplicate")
  }

  @Test func theBooksOfAnArchiveMayBePrivate() async throws {
    let server = try await TestServer()
    let bytes = try archive([("a.txt", Array("First.".utf8)), ("b.txt", Array("Second.".utf8))])
    let answer = await server.ask("POST", "/api/imports?name=x.zip&private=true", body: bytes)
    #expect(try answer.json(ImportShape.self).books.map(\.shelf) == ["private", "private"])
  }

  @Test(arguments: [
    ("Rar!\u{1A}\u{7}\u{1} and no more", "refused"), ("\u{7F}ELF\u{2}\u{1}", "not-a-book"),
  ])
  func whatIsNoArchiveIsRefusedAndLeavesNothing(content: String, problem: String) async throws {
    let server = try await TestServer()
    let answer = await server.ask("POST", "/api/imports?name=x.rar", body: Array(content.utf8))
    #expect(answer.status == 422 && answer.problem == problem, "\(answer.text)")
    #expect(try await server.library.books().isEmpty)
  }
}
