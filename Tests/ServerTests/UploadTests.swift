import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct UploadTests {
  @Test func theSameFileIsADuplicateUnlessACopyIsWanted() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let bytes = try BookFile().bytes()
    let again = await server.ask("POST", "/api/books?name=b.epub", body: bytes)
    #expect(again.status == 409 && again.problem == "duplicate")
    #expect(try again.json(ProblemShape.self).existing?.id == 1)
    let copy = await server.ask("POST", "/api/books?name=b.epub&copy=true", body: bytes)
    #expect(try copy.status == 201 && copy.json(BookShape.self).id == 2)
  }

  @Test(arguments: [
    ("", "not-a-book"), ("%PDF-1.7\n%âãÏÓ\n1 0 obj", "refused"),
    ("\u{7F}ELF\u{2}\u{1}\u{1}\u{0}\u{0}\u{0}", "not-a-book"),
    ("PK\u{3}\u{4} broken", "refused"),
  ])
  func whatIsNoBookIsRefusedAndLeavesNothing(content: String, problem: String) async throws {
    let server = try await TestServer()
    let answer = await server.ask("POST", "/api/books?name=x.bin", body: Array(content.utf8))
    #expect(answer.status == 422 && answer.problem == problem, "\(answer.text)")
    #expect(!answer.text.contains(server.folder.url.path))
    #expect(try await server.library.books().isEmpty)
    let incoming = server.kit.data.url.appending(path: "incoming").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: incoming).isEmpty)
  }

  @Test(arguments: [
    "/api/books", "/api/books?name=", "/api/books?name=%2F..%2F", "/api/books?name=%00%0A",
    "/api/books?name=a.txt&copy=yes", "/api/books?name=a.txt&import=",
    "/api/books?name=a&import=a%20b",
    "/api/books?name=a.txt&import=" + String(repeating: "a", count: 65), "/api/books?file=a.txt",
  ])
  func aQueryThatDoesNotFitIsRefused(target: String) async throws {
    let answer = try await TestServer().ask("POST", target, body: Array("Some text.".utf8))
    #expect(answer.status == 400 && answer.problem == "bad-request", "\(answer.text)")
  }

  @Test(arguments: [
    ("emma.epub", "emma.epub"), ("../../etc/passwd", "passwd"), ("C:\\books\\a b.txt", "a b.txt"),
    (" .hidden.txt ", "hidden.txt"), ("a\u{202E}txt.exe\n", "atxt.exe"), ("本.txt", "本.txt"),
    ("/a/b/", "b"),
  ])
  func aNameIsOnlyAName(given: String, shown: String) throws {
    #expect(try UploadName.cleaned(given) == shown)
  }

  @Test func aLongNameKeepsItsEnding() throws {
    let name = try UploadName.cleaned(String(repeating: "長い", count: 100) + ".epub")
    #expect(name.utf8.count <= 255 && name.utf8.count > 240 && name.hasSuffix(".epub"))
  }

  @Test func moreThanAnUploadMayHaveIsRefusedBeforeItIsReceived() throws {
    let folder = FileManager.default.temporaryDirectory
    #expect(throws: Problem.self) {
      try UploadLimits().check(Library.byteLimit + 1, folder: folder)
    }
    try UploadLimits().check(1000, folder: folder)
  }

  @Test(.timeLimit(.minutes(10))) func anImportTellsHowFarItIs() async throws {
    let server = try await TestServer()
    let events = try await server.services.hub.subscribe().events
    let answer = await server.ask(
      "POST", "/api/books?name=b.epub&import=my-1", body: try BookFile().bytes())
    #expect(answer.status == 201)
    _ = await server.ask(
      "POST", "/api/books?name=c.bin&import=my-2", body: [0x7F, 0x45, 0x4C, 0x46])
    var text = ""
    for await event in events {
      text += String(decoding: event.bytes, as: UTF8.self)
      if text.contains("\"failed\"") { break }
    }
    #expect(text.contains("event: import\ndata: {"))
    #expect(text.contains("\"import\":\"my-1\"") && text.contains("\"done\""))
    #expect(text.contains("\"not-a-book\"") && text.contains("\"c.bin\""))
  }
}
