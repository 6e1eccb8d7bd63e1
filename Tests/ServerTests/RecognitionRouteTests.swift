import BookParser
import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import TextRecognition
import VorleserKit

@testable import Server

@Suite(
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .timeLimit(.minutes(10)))
struct RecognitionRouteTests {
  /// A server with a book of two scanned pages.
  private func server() async throws -> TestServer {
    let server = try await TestServer(resources: Places.resources)
    let printed = server.folder.url.appending(path: "printed.pdf")
    try PagedPDF(lines: ["The lighthouse keeper", "counted every ship"]).bytes.write(to: printed)
    let pages = try await #require(BookParser.open(printed).content.pages)
    var pictures: [[UInt8]?] = []
    for index in 0..<2 {
      pictures.append(try await pages.picture(of: index, width: 1275).bytes)
    }
    let scan = ScannedPDF(pictures: pictures)
    let added = await server.ask("POST", "/api/books?name=scan.pdf", body: Array(scan.bytes))
    #expect(added.status == 201, "\(added.text)")
    return server
  }

  private func known(_ answer: HTTPResponse) throws -> RecognitionShape {
    try answer.json(RecognitionShape.self)
  }

  @Test func aScanIsShownAndSaysWhatItLacks() async throws {
    let server = try await server()
    let known = try known(await server.ask("GET", "/api/books/1/recognition"))
    #expect(known.pages == 2 && known.wordless == 2 && known.languages == nil && known.work == nil)
    #expect((known.available == nil) == (Tesseract() == nil))
    let book = try await server.ask("GET", "/api/books/1").json(BookShape.self)
    #expect(book.capabilities.contains("drawn") && !book.capabilities.contains("listen"))
    let page = await server.ask("GET", "/api/books/1/pages/1?width=300")
    #expect(page.status == 200)
    let chapter = await server.ask("GET", "/api/books/1/chapters/1")
    #expect(chapter.status == 200 && chapter.text.contains("<img"))
  }

  @Test func aBookWithATextHasNothingToRecognise() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let known = try known(await server.ask("GET", "/api/books/\(book.id)/recognition"))
    #expect(known.pages == 0 && known.wordless == 0 && known.work == nil)
    let asked = await server.ask("PUT", "/api/books/\(book.id)/recognition", json: "{}")
    #expect(try self.known(asked).work == nil)
  }

  @Test func whatCanNotBeIsRefused() async throws {
    let server = try await server()
    for languages in [#"["../x"]"#, #"["eng", "deu", "fra", "spa", "ita"]"#, "[]", #""eng""#] {
      let answer = await server.ask(
        "PUT", "/api/books/1/recognition", json: #"{"languages": \#(languages)}"#)
      #expect(answer.problem == "bad-request", "\(languages)")
    }
    let missing = await server.ask(
      "PUT", "/api/books/1/recognition", json: #"{"languages": ["xyz"]}"#)
    #expect(missing.problem == "not-possible")
  }

  @Test(
    .enabled(if: Tesseract() != nil, "Debian's tesseract-ocr is not installed"),
    .enabled(if: Curl.isThere, "no curl"))
  func theTextIsMadeAndToldOf() async throws {
    let server = try await server()
    let before = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    let events = try await server.services.hub.subscribe(for: .owner)
    let telling = Task { [services = server.services, library = server.library] in
      await services.hub.forward(services.recognitions, of: library)
    }
    // The forwarding has to listen before the first change.
    try await Task.sleep(for: .milliseconds(100))
    let asked = await server.ask(
      "PUT", "/api/books/1/recognition", json: #"{"languages": ["eng"]}"#)
    #expect(try known(asked).work?.languages == ["eng"])
    for await event in events.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      if text.contains("event: recognition"), text.contains("\"work\":null") { break }
    }
    telling.cancel()
    let done = try known(await server.ask("GET", "/api/books/1/recognition"))
    #expect(done.languages == ["eng"] && done.work == nil)
    let after = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(after.rest.edition != before.rest.edition)
    let book = try await server.ask("GET", "/api/books/1").json(BookShape.self)
    #expect(book.capabilities.contains("listen") && book.capabilities.contains("reflow"))
    let chapter = await server.ask("GET", "/api/books/1/chapters/0")
    #expect(chapter.text.contains("lighthouse") && chapter.text.contains("every ship"))
    let found = try await server.serving { address in
      try await Curl.run([address + "/api/books/1/search?q=lighthouse"])
    }
    #expect(found.contains(#""text":"lighthouse""#))
    await server.services.recognitions.close()
  }

  @Test(.enabled(if: Tesseract() != nil, "Debian's tesseract-ocr is not installed"))
  func theWorkIsGivenUp() async throws {
    let server = try await server()
    _ = await server.ask("PUT", "/api/books/1/recognition", json: #"{"languages": ["eng"]}"#)
    let stopped = await server.ask("DELETE", "/api/books/1/recognition")
    #expect(try known(stopped).work == nil)
    await server.services.recognitions.close()
  }
}
