import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// Several articles in one file, with a page of contents.
struct JoiningTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    library = try await Library(kit: kit)
  }

  private func save(_ title: String, language: String = "en") async throws -> Int {
    let paragraph =
      "<p>\(String(repeating: "It was about \(title), which nobody knew, or wanted to know. ", count: 9))</p>"
    let page = """
      <html lang=\(language)><head><title>\(title)</title><meta name=author content="Ada Reed"></head><body><article>
      \(paragraph)<h2 id=more>More on \(title)</h2><p>See <a href="#more">above</a>.</p>\(paragraph)</article></body></html>
      """
    return try await library.add(
      page: WebPageRequest("https://site.example/\(title.prefix(4))", shown: page)
    ).id
  }

  @Test func articlesFollowEachOtherBehindAPageOfContents() async throws {
    let ids = [
      try await save("Boats & ships"), try await save("Harbours"),
      try await save("Gezeiten", language: "de"),
    ]
    let book = try await library.open(joined: ids, title: "A week")
    #expect(book.spine.count == 4 && book.metadata.creators == ["Ada Reed"])
    #expect(book.metadata.languages == ["en", "de"])
    #expect(book.contents.map(\.label) == ["Boats & ships", "Harbours", "Gezeiten"])
    #expect(book.contents[1].children.map(\.label) == ["More on Harbours"])
    #expect(book.contents[1].children[0].target?.chapter == 2)
    let file = folder.url.appending(path: "week.epub")
    let report = try await BookConversion.write(book, as: .epub, to: file)
    #expect(report.chapters == 4 && report.unreadable == 0)
    let archive = try ZipArchive(file: file)
    let texts = try archive.entries.enumerated().filter { $0.element.path.hasSuffix(".xhtml") }
      .map { String(decoding: try archive.read($0.offset, limit: 1 << 20).bytes, as: UTF8.self) }
    let contents = try #require(texts.first { $0.contains("<ol>") && $0.contains("<h1>A week") })
    #expect(contents.matches(of: /<li><a href="[^"]+">/).count == 3)
    #expect(texts.contains { $0.contains("lang=\"de\"") && $0.contains("Gezeiten") })
    #expect(archive.entries.contains { $0.path.hasSuffix(".jpg") }, "the whole has a drawn cover")
    // A link inside an article leads into its own chapter.
    #expect(texts.allSatisfy { !$0.contains("More on Harbours</h2>") || !$0.contains("Boats") })
  }

  @Test func theSameArticlesGiveTheSameFile() async throws {
    let ids = [try await save("Boats"), try await save("Harbours")]
    var files: [Data] = []
    for name in ["a.epub", "b.epub"] {
      let file = folder.url.appending(path: name)
      let book = try await library.open(joined: ids)
      #expect(book.metadata.title == "Boats …")
      _ = try await BookConversion.write(book, as: .epub, to: file)
      files.append(try Data(contentsOf: file))
    }
    #expect(files[0] == files[1])
    let other = try await library.open(joined: ids.reversed())
    #expect(try await library.open(joined: ids).fingerprint != other.fingerprint)
  }
}
