import Foundation
import HTTPServer
import Testing

@testable import Server

struct ChapterRouteTests {
  @Test func aChapterComesWithItsSentencesAndLinks() async throws {
    let server = try await TestServer()
    try await server.add(
      BookFile(chapters: [
        "<h1 id='top'>One 🍵</h1><p>It is here. It stays.</p><p><a href='c1.xhtml#n'>Note</a> and "
          + "<a href='#top'>up</a>, <a href='https://a.example/?x=1'>out</a>.</p>",
        "<p>Before.</p><p id='n'>The note.</p>",
      ]))
    let answer = await server.ask("GET", "/api/books/1/chapters/0")
    let chapter = try answer.json(ChapterShape.self)
    let text = chapter.html.replacing(/<[^>]*>/, with: "")
    #expect(chapter.length == text.utf16.count && chapter.start == 0 && chapter.index == 0)
    let units = Array(text.utf16)
    let sentences = stride(from: 0, to: chapter.sentences.count, by: 2).map {
      String(decoding: units[chapter.sentences[$0]..<chapter.sentences[$0 + 1]], as: UTF16.self)
    }
    #expect(sentences.prefix(3) == ["One 🍵", "It is here.", "It stays."])
    // The note stands behind "Before." and a line end in the second chapter.
    let note = chapter.length + 8
    #expect(chapter.html.contains(#"<a data-chapter="1" data-offset="\#(note)">Note</a>"#))
    #expect(chapter.html.contains(#"<a data-chapter="0" data-offset="0">up</a>"#))
    #expect(chapter.html.contains(#"rel="noopener noreferrer nofollow external""#))

    let tag = try #require(answer.header("ETag"))
    let again = await server.ask(
      "GET", "/api/books/1/chapters/0", headers: [("If-None-Match", tag)])
    #expect(again.status == 304)
    for path in ["2", "-1", "x", "00", "99999999999999999999"] {
      let none = await server.ask("GET", "/api/books/1/chapters/\(path)")
      #expect(none.status == 404 && none.problem == "not-found")
    }
  }

  @Test func picturesAreHandedOutUnderTheNamesThatTheChapterHas() async throws {
    let server = try await TestServer()
    let name = "pic & 100% ä#1?.gif"
    let href = "pic%20&amp;%20100%25%20%C3%A4%231%3F.gif"
    try await server.add(
      BookFile(
        chapters: ["<p><img src='\(href)' alt='A dot'/></p>"], files: [(name, BookFile.dot)],
        cover: name))
    let chapter = try await server.ask("GET", "/api/books/1/chapters/0").json(ChapterShape.self)
    let address = try #require(chapter.html.firstMatch(of: /src="([^"]+)"/)).1
    let answer = await server.ask("GET", String(address))
    #expect(answer.status == 200 && answer.bytes == BookFile.dot)
    #expect(answer.header("Content-Type") == "image/gif")
    let cover = try await server.ask("GET", "/api/books").json(BooksShape.self).books[0].cover
    let image = await server.ask("GET", try #require(cover))
    #expect(image.status == 200 && image.bytes == BookFile.dot)
    let tag = try #require(image.header("ETag"))
    let known = await server.ask("GET", try #require(cover), headers: [("If-None-Match", tag)])
    #expect(known.status == 304 && known.bytes.isEmpty)
    #expect(known.header("Content-Security-Policy") == image.header("Content-Security-Policy"))
  }

  @Test func aBookWithoutACoverHasNone() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("GET", "/api/books/1/cover")
    #expect(answer.status == 404 && answer.problem == "no-cover")
  }

  @Test func theOriginalIsADownloadWithRanges() async throws {
    let server = try await TestServer()
    let bytes = try BookFile().bytes()
    try await server.add(BookFile(), name: "%C3%A4%20%22b%22.epub")
    let whole = await server.ask("GET", "/api/books/1/file")
    #expect(whole.status == 200 && whole.bytes == bytes)
    #expect(
      whole.header("Content-Disposition")
        == #"attachment; filename="_ _b_.epub"; filename*=UTF-8''%C3%A4%20%22b%22.epub"#)
    let part = await server.ask("GET", "/api/books/1/file", headers: [("Range", "bytes=10-19")])
    #expect(part.status == 206 && part.bytes == Array(bytes[10..<20]))
    #expect(part.header("Content-Range") == "bytes 10-19/\(bytes.count)")
    let past = await server.ask("GET", "/api/books/1/file", headers: [("Range", "bytes=9999999-")])
    #expect(past.status == 416 && past.header("Content-Range") == "bytes */\(bytes.count)")
    #expect(past.problem == "bad-request")
    let head = await server.ask("HEAD", "/api/books/1/file", headers: [("Range", "bytes=10-19")])
    #expect(head.status == 200 && head.header("Content-Length") == String(bytes.count))
    let stale = await server.ask(
      "GET", "/api/books/1/file", headers: [("Range", "bytes=10-19"), ("If-Range", "\"old\"")])
    #expect(stale.status == 200 && stale.bytes == bytes)
  }
}
