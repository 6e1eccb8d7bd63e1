import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

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

  @Test func aLargePageComesInTiles() async throws {
    let server = try await serverWithPDF()
    func tile(_ column: Int, _ row: Int, _ width: Int) async -> HTTPResponse {
      await server.ask("GET", "/api/books/1/pages/0/tiles/\(column)/\(row)?width=\(width)")
    }
    func size(_ answer: HTTPResponse) -> [Int] {
      [16, 20].map { place in
        answer.bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
    }
    // Eight pixels for a point: the text is 40 points from the left and 392 from the top.
    let text = await tile(0, 2, 4896)
    let blank = await tile(4, 0, 4896)
    #expect(text.status == 200 && text.header("Content-Type") == "image/png")
    #expect(size(text) == [1024, 1024] && size(blank) == [800, 1024])
    #expect(text.bytes.count > blank.bytes.count + 500)
    let corner = await tile(4, 6, 4896)
    #expect(size(corner) == [800, 192])
    let tag = try #require(text.header("ETag"))
    #expect(tag != blank.header("ETag"))
    let again = await server.ask(
      "GET", "/api/books/1/pages/0/tiles/0/2?width=4896", headers: [("If-None-Match", tag)])
    #expect(again.status == 304)
    for (column, row) in [(5, 0), (0, 7), (1 << 40, 1 << 40)] {
      #expect(await tile(column, row, 4896).problem == "not-found", "\(column), \(row)")
    }
    #expect(await tile(0, 0, 70_000).problem == "bad-request")
    #expect(await server.ask("GET", "/api/books/1/pages/0/tiles/0/0").problem == "bad-request")
  }

  @Test func linksOfAPageLeadToOffsetsPagesAndAddresses() async throws {
    let server = try await TestServer()
    let pdf = PagedPDF(
      lines: ["See there", "Here it is"],
      annotations: [
        0: [
          PagedPDF.link([40, 690, 90, 720], "/Dest [\(PagedPDF.reference(to: 1)) /Fit]"),
          PagedPDF.link([10, 10, 20, 20], "/A << /S /URI /URI (mailto:a@example.org) >>"),
        ]
      ])
    let answer = await server.ask("POST", "/api/books?name=linked.pdf", body: [UInt8](pdf.bytes))
    #expect(answer.status == 201)
    let list = try await server.ask("GET", "/api/books/1/pages").json(DrawnPageListShape.self)
    let links = try await server.ask("GET", "/api/books/1/pages/0/words")
      .json(DrawnPageWordsShape.self).links
    #expect(links.map(\.page) == [1, nil])
    #expect(links.map(\.offset) == [list.pages[1].start, nil])
    #expect(links.map(\.address) == [nil, "mailto:a@example.org"])
    #expect(links[0].boxes == [400, 720, 900, 1020])
    let none = try await server.ask("GET", "/api/books/1/pages/1/words")
      .json(DrawnPageWordsShape.self).links
    #expect(none.isEmpty)
  }

  @Test(
    arguments: [0: (129.0, 207.0, 71.0, 98.0), 90: (694.0, 721.0, 129.0, 207.0)])
  func anExportedMarkNamesItsPageAndItsQuads(
    rotation: Int, edges: (Double, Double, Double, Double)
  ) async throws {
    let server = try await TestServer()
    let pdf = PagedPDF(
      lines: ["Nothing here.", "See the second chapter, or example."], rotation: rotation)
    _ = await server.ask("POST", "/api/books?name=marked.pdf", body: [UInt8](pdf.bytes))
    let text = try await server.library.open(1).content.chapter(at: 0).text
    let start = try #require(text.range(of: "second")).lowerBound.utf16Offset(in: text)
    let made = await server.ask(
      "PUT", "/api/books/1/marks/mark-0001",
      json:
        #"{"kind":"highlight","start":\#(start),"end":\#(start + 6),"style":"solid","color":"green","note":"","version":0}"#
    )
    #expect(made.status == 200, "\(made.text)")
    let file = await server.ask("GET", "/api/books/1/marks/export?format=annotations").text
    #expect(file.contains(#""conformsTo" : "http://tools.ietf.org/rfc/rfc3778""#))
    let fragment = try #require(
      file.firstMatch(of: /page=2&highlight=([0-9]+),([0-9]+),([0-9]+),([0-9]+)/))
    let found = [fragment.1, fragment.2, fragment.3, fragment.4].compactMap { Double($0) }
    for (edge, expected) in zip(found, [edges.0, edges.1, edges.2, edges.3]) {
      #expect(abs(edge - expected) <= 2, "\(found)")
    }
    // The file's own points are the same however the page is turned.
    let quads = try #require(file.firstMatch(of: /"quads" : \[\s*\[([^\]]*)\]/)).1
      .split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    #expect(quads.count == 8)
    let (x, y) = (
      stride(from: 0, to: 8, by: 2).map { quads[$0] },
      stride(from: 1, to: 8, by: 2).map { quads[$0] }
    )
    #expect(abs((x.min() ?? 0) - 129.4) < 2 && abs((x.max() ?? 0) - 206.7) < 2)
    #expect(abs((y.min() ?? 0) - 694) < 2 && abs((y.max() ?? 0) - 720.4) < 2)
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
