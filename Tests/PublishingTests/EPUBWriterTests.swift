import Foundation
import Publishing
import TestSupport
import Testing

@Suite(.ownThreads)
struct EPUBWriterTests {
  static let odd = Publication(
    title: "A & B <\"C\">", creator: "D'E & F", language: "en", identifier: "urn:test:1",
    modified: "2026-01-01T00:00:00Z",
    sections: [
      .init(title: "One & two", body: "<h1>One &amp; two</h1>\n<p>Text<br />more</p>\n"),
      .init(title: "第二章", body: "<h1>第二章</h1>\n<p>文。</p>\n"),
    ])

  @Test func theSamePublicationGivesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let files = ["a.epub", "b.epub"].map { folder.url.appending(path: $0) }
    for file in files { try EPUBWriter.write(Self.odd, to: file) }
    #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
  }

  @Test func beginsWithTheStoredMediaType() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.epub")
    try EPUBWriter.write(Self.odd, to: file)
    let start = try Data(contentsOf: file).prefix(58)
    #expect(String(decoding: start.dropFirst(30), as: UTF8.self) == "mimetypeapplication/epub+zip")
  }

  @Test func refusesABookWithoutChapters() throws {
    var empty = Self.odd
    empty.sections = []
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.epub")
    #expect(throws: PublishingError.noChapters) { try EPUBWriter.write(empty, to: file) }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func anUnwritablePlaceIsNamed() throws {
    let file = URL(filePath: "/proc/nowhere/a.epub")
    let error = #expect(throws: PublishingError.self) { try EPUBWriter.write(Self.odd, to: file) }
    #expect(error?.description.contains("/proc/nowhere/a.epub") == true)
  }

  @Test(.enabled(if: Epubcheck.isThere, "Debian's epubcheck is not installed"))
  func whatIsWrittenConforms() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "odd.epub")
    try EPUBWriter.write(Self.odd, to: file)
    #expect(try Epubcheck.findings(file) == "")
  }

  @Test(.enabled(if: Epubcheck.isThere, "Debian's epubcheck is not installed"))
  func theGuideConforms() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "guide.epub")
    try GuideBook.write(from: Places.root.appending(path: "Guide"), to: file)
    #expect(try Epubcheck.findings(file) == "")
  }
}
