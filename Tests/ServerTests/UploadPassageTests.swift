import Foundation
import HTTPServer
import ReadingModel
import Storage
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Any place of a text is read while it arrives, and is found again in the book.
struct UploadPassageTests {
  private static let text = Array(
    (1...9000).map { number in
      (number % 300 == 1 ? "Chapter \(number / 300 + 1)\n\n" : "")
        + "\(number). Niemand hörte die Glocke am Kai.\n\n"
    }.joined().utf8)

  private func announced(_ server: TestServer) async throws -> String {
    let path = "/api/uploads?name=novel.txt&length=\(Self.text.count)"
    return try await server.ask("POST", path).json(UploadShape.self).id
  }

  @Test func aPlaceThatWasReadBeforeTheBookHadChaptersIsExactInIt() async throws {
    let server = try await TestServer()
    let id = try await announced(server)
    let half = Self.text.count / 2
    let path = "/api/uploads/\(id)"
    _ = await server.ask("PATCH", path + "?offset=0", body: Array(Self.text[..<half]))
    let byte = half / 2
    let passage = try await server.ask("GET", path + "/passage?byte=\(byte)")
      .json(PassageShape.self)
    #expect(passage.start <= byte && passage.end > byte)
    let lines = try #require(passage.html).split(separator: "\n").map { line in
      line.replacing(/<[^>]*>/, with: "")
    }
    #expect(lines.count == passage.blocks.count)
    // What has not arrived can't be shown yet.
    let last = try await server.ask("GET", path + "/passage?byte=\(Self.text.count - 1)")
      .json(PassageShape.self)
    #expect(last.html != nil && last.end <= half)
    _ = await server.ask("PATCH", path + "?offset=\(half)", body: Array(Self.text[half...]))

    let book = try await server.ask("POST", path + "/book").json(BookShape.self)
    #expect(book.position.version == 0, "nothing estimated is stored")
    let opened = try await server.library.open(book.id)
    var whole: [UInt16] = []
    for index in opened.spine.indices {
      whole += Array(try await opened.content.chapter(at: index).text.utf16)
    }
    for (line, start) in zip(lines, passage.blocks).prefix(3) {
      let place = try await server.ask("GET", "/api/books/\(book.id)/place?byte=\(start)")
        .json(BytePlaceShape.self)
      #expect(whole[place.offset...].starts(with: Array(line.utf16)))
    }
  }

  @Test func aLookDoesNotEndThePieceThatArrives() async throws {
    let server = try await TestServer()
    let id = try await announced(server)
    _ = await server.ask(
      "PATCH", "/api/uploads/\(id)?offset=0", body: Array(Self.text[..<100_000]))
    let piece = try await server.library.uploads.beginPiece(of: id, at: 100_000, by: .owner)
    let look = await server.ask("GET", "/api/uploads/\(id)/passage")
    #expect(look.status == 200)
    try await server.library.uploads.write(Array(Self.text[100_000..<100_010]), to: piece)
    #expect(try await server.library.uploads.end(piece).received == 100_010)
  }

  @Test func aBookWithMarkupHasNoBytesForPlaces() async throws {
    let server = try await TestServer()
    let made = await server.ask(
      "POST", "/api/books?name=warden.epub", body: try BookFile(title: "Warden").bytes())
    let book = try made.json(BookShape.self)
    let answer = await server.ask("GET", "/api/books/\(book.id)/place?byte=3")
    #expect(answer.status == 409 && answer.problem == "not-possible", "\(answer.text)")
  }

  @Test func aTextIsSearchedWhileItArrivesAndAMatchOpensAtItsLine() async throws {
    let server = try await TestServer()
    let id = try await announced(server)
    let path = "/api/uploads/\(id)"
    let early = try await server.ask("GET", path + "/search?q=glocke").json(PassageSearchShape.self)
    #expect(early.matches.isEmpty && early.next == 0 && !early.more)
    let half = Self.text.count / 2
    _ = await server.ask("PATCH", path + "?offset=0", body: Array(Self.text[..<half]))
    let first = try await server.ask("GET", path + "/search?q=4000.%20NIEMAND&limit=1")
      .json(PassageSearchShape.self)
    let match = try #require(first.matches.first)
    #expect(match.text == "4000. Niemand" && match.after.hasPrefix(" hörte die Glocke"))
    let passage = try await server.ask("GET", path + "/passage?byte=\(match.start)")
      .json(PassageShape.self)
    #expect(passage.start == match.start && passage.html?.hasPrefix("<p>4000. Niemand") == true)

    let late = try await server.ask("GET", path + "/search?q=8000.%20niemand")
      .json(PassageSearchShape.self)
    let next = try #require(late.next)
    #expect(late.matches.isEmpty && !late.more && next < half)
    _ = await server.ask("PATCH", path + "?offset=\(half)", body: Array(Self.text[half...]))
    let found = try await server.ask("GET", path + "/search?q=8000.%20niemand&from=\(next)")
      .json(PassageSearchShape.self)
    #expect(found.matches.count == 1 && found.next == nil && !found.more)
  }

  @Test func theMatchesOfATextComeInParts() async throws {
    let server = try await TestServer()
    let id = try await announced(server)
    let path = "/api/uploads/\(id)"
    _ = await server.ask("PATCH", path + "?offset=0", body: Self.text)
    var starts: [Int] = []
    var from = 0
    for _ in 0..<3 {
      let part = try await server.ask("GET", path + "/search?q=niemand&limit=400&from=\(from)")
        .json(PassageSearchShape.self)
      #expect(part.matches.count == 400 && part.more)
      starts += part.matches.map(\.start)
      from = try #require(part.next)
    }
    let text = Data(Self.text)
    var places: [Int] = []
    while places.count < 1200,
      let place = text.range(
        of: Data("Niemand".utf8), in: (places.last.map { $0 + 1 } ?? 0)..<text.count)
    { places.append(place.lowerBound) }
    #expect(starts == places)
  }

  @Test func aSearchThatCantBeIsRefused() async throws {
    let server = try await TestServer()
    let id = try await announced(server)
    let path = "/api/uploads/\(id)/search"
    for query in ["", "?q=", "?q=a&limit=0", "?q=a&limit=501", "?q=a&from=x"] {
      #expect(await server.ask("GET", path + query).status == 400, "\(query)")
    }
    #expect(await server.ask("GET", path + "?q=(&regex=true").problem == "bad-pattern")
    let unknown = String(repeating: "0", count: 32)
    #expect(await server.ask("GET", "/api/uploads/\(unknown)/search?q=a").status == 404)
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func aPassageIsReadAloudAlsoWhenItsTextHasBecomeABook() async throws {
    let server = try await TestServer(resources: Places.resources)
    let words = (1...9000).map { "\($0). Nobody heard the bell that rang on the quay.\n\n" }
    let text = Array(words.joined().utf8)
    let announced = "/api/uploads?name=novel.txt&length=\(text.count)"
    let path = "/api/uploads/\(try await server.ask("POST", announced).json(UploadShape.self).id)"
    _ = await server.ask("PATCH", path + "?offset=0", body: text)
    let byte = text.count / 2
    let passage = try await server.ask("GET", path + "/passage?byte=\(byte)")
      .json(PassageShape.self)
    #expect(passage.language == "en" && passage.offset > 0)
    let from = passage.offset
    let query = "?byte=\(byte)&from=\(from)&voice=heart"
    let first = try await server.ask("GET", path + "/timeline\(query)&index=0&count=1")
      .json(TimelineShape.self)
    let segment = try #require(first.segments.first)
    #expect(segment.start <= from && segment.end > from && segment.words[0] >= Double(from - 20))
    let sound = await server.ask("GET", path + "/audio" + query)
    #expect(sound.status == 200 && sound.header("Content-Type") == "audio/mpeg")

    _ = try await server.ask("POST", path + "/book").json(BookShape.self)
    #expect(await server.ask("GET", path + "/passage?byte=\(byte)").status == 404)
    let later = try await server.ask("GET", path + "/timeline\(query)&index=1&count=1")
      .json(TimelineShape.self)
    #expect(later.segments.first.map { $0.start >= segment.end } == true)
  }

  @Test func nobodyElseHearsAPassage() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let announced = "/api/uploads?name=diary.txt&length=\(Self.text.count)"
    let path = "/api/uploads/\(try await ada.ask("POST", announced).json(UploadShape.self).id)"
    let text = String(decoding: Self.text, as: UTF8.self)
    _ = await ada.ask("PATCH", path + "?offset=0", json: text)
    _ = try await ada.ask("GET", path + "/passage?byte=0").json(PassageShape.self)
    // No voice is installed here: a person who may hear the passage learns that, and nobody else learns of it.
    let query = "?byte=0&from=0&voice=heart"
    for _ in 0..<2 {
      for request in ["/audio" + query, "/timeline\(query)&index=0"] {
        #expect(await ada.ask("GET", path + request).status != 404)
        #expect(await bo.ask("GET", path + request).status == 404)
      }
      // The text becomes a book that only its owner sees, and what was shown of it can still be heard to its end.
      _ = await ada.ask("POST", path + "/book?private=true")
    }
  }

  @Test func anUploadThatIsGivenUpIsHeardNoMore() async throws {
    let server = try await TestServer()
    let path = "/api/uploads/\(try await announced(server))"
    _ = await server.ask("PATCH", path + "?offset=0", body: Self.text)
    _ = await server.ask("GET", path + "/passage?byte=0")
    #expect(await server.ask("DELETE", path).status == 200)
    #expect(await server.ask("GET", path + "/audio?byte=0&from=0&voice=heart").status == 404)
  }

  @Test func whatCantBeReadAloudIsRefused() async throws {
    let server = try await TestServer()
    let path = "/api/uploads/\(try await announced(server))"
    let early = await server.ask("GET", path + "/audio?from=0&voice=heart")
    #expect(early.problem == "nothing-to-say")
    _ = await server.ask("PATCH", path + "?offset=0", body: Self.text)
    for query in [
      "?from=0", "?voice=heart", "?from=90000&voice=heart", "?from=0&voice=heart&byte=x",
    ] {
      #expect(await server.ask("GET", path + "/audio" + query).status == 400, "\(query)")
    }
    let nobody = await server.ask("GET", path + "/timeline?from=0&voice=nobody&index=0")
    #expect(nobody.problem == "no-such-voice")
    let unknown = String(repeating: "0", count: 32)
    let path404 = "/api/uploads/\(unknown)/audio?from=0&voice=heart"
    #expect(await server.ask("GET", path404).status == 404)
  }
}
