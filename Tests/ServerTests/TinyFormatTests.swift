import Annotations
import BookParser
import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// A format of a line that names it and a chapter for each further line: all that a new format takes is what
/// stands in this file, and a row in the table.
enum TinyParser: FormatParser {
  static let format = BookFormat(
    id: "tiny", name: "Tiny", mediaType: "application/x-tiny", fileExtensions: ["tiny"],
    traits: [.signature])

  static func recognises(_ head: FileHead) -> Bool { head.has("TINY\n") }

  static func open(_ file: URL) async throws -> Book {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    guard !lines.isEmpty else { throw BookOpenError.empty }
    return Book(
      fingerprint: try await FileFingerprint().make(of: file, as: format),
      metadata: Metadata(title: "A tiny book"), contents: [],
      spine: lines.map { _ in SpineItem(path: "") }, findings: [],
      content: TinyContent(lines: lines.map(String.init)))
  }
}

private struct TinyContent: BookContent {
  let lines: [String]

  func chapter(at index: Int) async throws -> Chapter {
    let text = lines[index]
    return Chapter(
      index: index, title: nil, text: text, html: "<p>\(text)</p>",
      blocks: [Block(.paragraph, 0..<text.utf16.count)])
  }

  func resource(at path: String) async throws -> Resource? { nil }
  func chapterLengths() async throws -> [Int] { lines.map(\.utf16.count) }
}

struct TinyFormatTests {
  private static let book = Array("TINY\nIt is here.\nIt stays.\n".utf8)

  @Test func aBookOfItIsOpenedListedAndServed() async throws {
    let server = try await TestServer(formats: .standard.adding(TinyParser.self))
    let answer = await server.ask("POST", "/api/books?name=a.tiny", body: Self.book)
    let added = try answer.json(BookShape.self)
    #expect(answer.status == 201 && added.format == "tiny" && added.title == "A tiny book")
    #expect(added.fingerprint.hasPrefix("tiny:"))
    let listed = try await server.ask("GET", "/api/books").json(BooksShape.self)
    #expect(listed.books.map(\.format) == ["tiny"])
    #expect(listed.formats.first?.extensions == ["tiny"], "which the page takes out of a folder")
    let chapter = try await server.ask("GET", "/api/books/1/chapters/1?styles=true")
      .json(ChapterShape.self)
    #expect(chapter.html == "<p>It stays.</p>" && chapter.start == 11)
    let file = await server.ask("GET", "/api/books/1/file")
    #expect(file.header("Content-Type") == "application/x-tiny" && file.bytes == Self.book)
    let path = try await server.library.file(of: 1)
    #expect(path.pathExtension == "tiny")
    let marks = await server.ask("GET", "/api/books/1/marks/export?format=annotations")
    #expect(marks.text.contains("application/x-tiny"))
  }

  @Test func whatIsNamedSoAndBeginsOtherwiseIsDamaged() async throws {
    let server = try await TestServer(formats: .standard.adding(TinyParser.self))
    let file = server.folder.url.appending(path: "a.tiny")
    try Data("A text.\n".utf8).write(to: file)
    await #expect(throws: BookOpenError.self) { try await server.library.add(file, name: "a.tiny") }
  }

  @Test func aLibraryOfANewerProgramSaysSo() async throws {
    let server = try await TestServer(formats: .standard.adding(TinyParser.self))
    _ = await server.ask("POST", "/api/books?name=a.tiny", body: Self.book)
    await server.library.close()
    let older = try await Library(
      kit: VorleserKit(home: server.kit.data.url, resources: server.folder.url))
    await #expect(throws: LibraryError.self) { try await older.books() }
  }
}
