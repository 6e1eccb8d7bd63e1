import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Server

@Suite(.enabled(if: Places.resources != nil, "the resources are not prepared"))
struct DrawnPageTests {
  private func serverWithPDF() async throws -> TestServer {
    let server = try await TestServer()
    let bytes = FlatPDF(text: "Some words here", font: "Helvetica").bytes
    let answer = await server.ask("POST", "/api/books?name=flat.pdf", body: [UInt8](bytes))
    #expect(answer.status == 201)
    return server
  }

  @Test func aPDFHasPagesWithPicturesAndThePlacesOfItsWords() async throws {
    let server = try await serverWithPDF()
    let book = try await server.ask("GET", "/api/books/1").json(BookShape.self)
    #expect(book.capabilities.contains("drawn"))
    let list = try await server.ask("GET", "/api/books/1/pages").json(DrawnPageListShape.self)
    #expect(list.pages.count == 1)
    #expect(list.pages[0].width == 612 && list.pages[0].height == 792 && list.pages[0].start == 0)
    let words = try await server.ask("GET", "/api/books/1/pages/0/words")
      .json(DrawnPageWordsShape.self).words
    #expect(words.count == 18)
    let places = stride(from: 0, to: words.count, by: 6).map { [words[$0], words[$0 + 1]] }
    let expected = [[0, 4], [5, 5], [11, 4]]
    #expect(places == expected)
    // The text begins 40 points from the left, on a line 400 points from the bottom.
    #expect(abs(words[2] - 400) < 20 && words[3] < 3920 && words[5] > 3920)

    let picture = await server.ask("GET", "/api/books/1/pages/0?width=200")
    #expect(picture.status == 200 && picture.header("Content-Type") == "image/png")
    let tag = try #require(picture.header("ETag"))
    let again = await server.ask(
      "GET", "/api/books/1/pages/0?width=200", headers: [("If-None-Match", tag)])
    #expect(again.status == 304)
  }

  @Test func whatIsNoPageIsNotFound() async throws {
    let server = try await serverWithPDF()
    for path in ["pages/1", "pages/x", "pages/1/words", "pages/-1"] {
      let answer = await server.ask("GET", "/api/books/1/\(path)")
      #expect(answer.status == 404, "\(path)")
    }
    for width in ["15", "4097", "x"] {
      let answer = await server.ask("GET", "/api/books/1/pages/0?width=\(width)")
      #expect(answer.status == 400, "\(width)")
    }
  }

  @Test func aBookOfAnotherFormatHasNoDrawnPages() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    #expect(!book.capabilities.contains("drawn"))
    for path in ["pages", "pages/0", "pages/0/words"] {
      let answer = await server.ask("GET", "/api/books/1/\(path)")
      #expect(answer.status == 404, "\(path)")
    }
  }
}
