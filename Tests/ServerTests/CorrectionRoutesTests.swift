import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Server

struct CorrectionRoutesTests {
  private static let german = String(
    repeating: "Später hörte der müde Müller die schöne Töne über der Brücke. ", count: 30)

  private func server() async throws -> TestServer {
    let server = try await TestServer()
    let added = await server.ask("POST", "/api/books?name=mill.txt", body: Array(Self.german.utf8))
    #expect(added.status == 201)
    return server
  }

  @Test func theEncodingIsChosenAndGuessedAgain() async throws {
    let server = try await server()
    let known = try await server.ask("GET", "/api/books/1/encodings").json(EncodingsShape.self)
    #expect(known.encoding == "utf-8" && !known.chosen)
    #expect(known.candidates.first?.encoding == "utf-8" && known.encodings.contains("koi8-r"))
    let wrong = await server.ask("PATCH", "/api/books/1", json: #"{"encoding": "CP1252"}"#)
    #expect(wrong.status == 200, "\(wrong.text)")
    let misread = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(misread.rest.encoding == "windows-1252")
    #expect(await server.ask("GET", "/api/books/1/chapters/0").text.contains("SpÃ¤ter"))
    let right = await server.ask("PATCH", "/api/books/1", json: #"{"encoding": null}"#)
    #expect(right.status == 200)
    #expect(await server.ask("GET", "/api/books/1/chapters/0").text.contains("Später"))
  }

  @Test func aCorrectedTextIsNotTakenForTheOneBefore() async throws {
    let server = try await server()
    func tag() async -> String? {
      let answer = await server.ask("GET", "/api/books/1/chapters/0")
      return answer.headers.first { $0.name == "ETag" }?.value
    }
    let before = await tag()
    var tags = [before]
    for change in [#"{"encoding": "windows-1252"}"#, #"{"language": "nl"}"#] {
      _ = await server.ask("PATCH", "/api/books/1", json: change)
      tags.append(await tag())
    }
    #expect(before != nil && Set(tags).count == 3)
    _ = await server.ask("PATCH", "/api/books/1", json: #"{"encoding": null, "language": null}"#)
    #expect(await tag() == before)
  }

  @Test func theCorrectedLanguageWinsOverTheDetectedOne() async throws {
    let server = try await server()
    let detected = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(detected.book.language == "de" && detected.rest.languageDetected)
    let answer = await server.ask("PATCH", "/api/books/1", json: #"{"language": "gsw-CH"}"#)
    #expect(try answer.json(BookShape.self).language == "gsw-CH")
    let corrected = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(corrected.book.language == "gsw-CH" && corrected.rest.languageCorrected)
    #expect(!corrected.rest.languageDetected)
    #expect(
      await server.ask("GET", "/api/books/1/chapters/0").text.contains(#""language":"gsw-CH""#))
    _ = await server.ask("PATCH", "/api/books/1", json: #"{"language": null}"#)
    let back = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(back.book.language == "de" && back.rest.languageDetected)
  }

  @Test(arguments: [
    "{}", #"{"encoding": "utf-9"}"#, #"{"language": "German"}"#, #"{"language": 3}"#,
    #"{"language": ""}"#, #"{"colour": "red"}"#,
  ])
  func whatCannotBeIsRefused(body: String) async throws {
    let server = try await server()
    #expect(await server.ask("PATCH", "/api/books/1", json: body).status == 400, "\(body)")
  }

  @Test func aPageHasAnEncodingToChooseAndNoLinesToClean() async throws {
    let server = try await TestServer()
    let page = "<html><head><title>Mill</title></head><body><p>\(Self.german)</p></body></html>"
    let added = await server.ask("POST", "/api/books?name=mill.html", body: Array(page.utf8))
    #expect(added.status == 201)
    let known = try await server.ask("GET", "/api/books/1/encodings").json(EncodingsShape.self)
    #expect(known.encoding == "utf-8" && !known.chosen)
    #expect(known.candidates.first?.sample.contains("Später hörte") == true)
    let wrong = await server.ask("PATCH", "/api/books/1", json: #"{"encoding": "windows-1252"}"#)
    #expect(wrong.status == 200, "\(wrong.text)")
    #expect(await server.ask("GET", "/api/books/1/chapters/0").text.contains("SpÃ¤ter"))
    let details = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(details.rest.encoding == "windows-1252" && details.rest.cleaning == nil)
    for change in [#"{"chapterRule": "^S"}"#, #"{"cleaning": {"lines": "keep"}}"#] {
      #expect(await server.ask("PATCH", "/api/books/1", json: change).status == 400, "\(change)")
    }
  }

  @Test func aFormatThatSaysItsEncodingHasNone() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let known = try await server.ask("GET", "/api/books/1/encodings").json(EncodingsShape.self)
    #expect(known.encoding == nil && known.candidates.isEmpty && known.encodings.isEmpty)
    let answer = await server.ask("PATCH", "/api/books/1", json: #"{"encoding": "koi8-r"}"#)
    #expect(answer.status == 400)
  }
}
