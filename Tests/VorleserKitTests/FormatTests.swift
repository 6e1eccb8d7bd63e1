import BookParser
import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// Books of each format in a library.
struct FormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library(_ formats: BookFormatTable = .standard) async throws -> Library {
    try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"),
        formats: formats))
  }

  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
  private static let book = """
    <FictionBook xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><book-title>One</book-title>
    <coverpage><image l:href="#c"/></coverpage></title-info></description><body><section><p>Some text.</p></section>
    </body><binary id="c" content-type="image/png">\(dot)</binary></FictionBook>
    """
  private static let document = """
    <w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Some text.</w:t></w:r></w:p></w:body></w:document>
    """

  /// Files by name: their content, or what an archive of that name holds.
  private static let files: [(name: String, format: String, content: [(String, String)])] = [
    ("a.md", "markdown", [("", "# One\n\nSome text.\n")]),
    ("b.zip", "markdown-zip", [("a.md", "# One\n\nSome text.\n")]),
    ("c.html", "html", [("", "<title>One</title><p>Some text.")]),
    (
      "d.htmlz", "html-zip", [("index.html", "<title>One</title><p>Some text."), ("cover.png", "")]
    ),
    ("e.fb2", "fb2", [("", book)]), ("f.fb2.zip", "fb2-zip", [("a.fb2", book)]),
    ("g.docx", "docx", [("[Content_Types].xml", "<Types/>"), ("word/document.xml", document)]),
    ("h.cbz", "cbz", [("1.png", ""), ("2.png", "")]),
  ]

  @Test(arguments: files.indices)
  func aBookIsAddedReadAndGivenBack(index: Int) async throws {
    let (name, format, content) = Self.files[index]
    let picture = Array(try #require(Data(base64Encoded: Self.dot)))
    let file = folder.url.appending(path: name)
    if content[0].0.isEmpty {
      try Data(content[0].1.utf8).write(to: file)
    } else {
      var writer = try ZipWriter(file: file)
      for (path, text) in content {
        try writer.add(path, text.isEmpty ? picture : Array(text.utf8))
      }
      try writer.finish()
    }
    let library = try await library()
    let added = try await library.add(file, name: name)
    #expect(added.fingerprint.format.id == format)
    let isNamed = !["g.docx", "h.cbz"].contains(name)
    #expect(added.title == (isNamed ? "One" : String(name.prefix(1))))
    let opened = try await library.open(added.id)
    let outline = try await library.outline(of: added.id)
    #expect(outline.length == added.length && added.length > 0)
    if format != "cbz" {
      let text = try await opened.content.chapter(at: 0).text
      #expect(text.hasSuffix("Some text."))
    }
    let hasCover = ["html-zip", "fb2", "fb2-zip", "cbz"].contains(format)
    #expect(try await library.cover(of: added.id)?.bytes == (hasCover ? picture : nil))
    let original = try await library.file(of: added.id)
    #expect(try Data(contentsOf: original) == Data(contentsOf: file))
    // From the data folder, where it has another name, it is opened as the same format.
    #expect(try await library.kit.open(file: original).fingerprint == added.fingerprint)
  }

  @Test func whatWasAddedAsTextBecomesMarkdownWithItsMarksAndPlaces() async throws {
    let words = ["harbour", "lantern", "window", "stone", "river", "letter", "garden", "bridge"]
    let paragraphs = (0..<60).map { index in
      (0..<20).map { words[(index * 7 + $0 * (index % 5 + 1)) % words.count] }.joined(
        separator: " ")
    }
    let source =
      "# The Ferry\n\n" + paragraphs.prefix(30).joined(separator: "\n\n")
      + "\n\nThere hung a *silver lamp* above the door.\n\n- and a bell\n\n"
      + paragraphs.dropFirst(30).joined(separator: "\n\n")
    let file = try folder.makeFile("notes.md", Data(source.utf8))
    let former = try await library(BookFormatTable([PlainTextParser.self]))
    let book = try await former.add(file, name: "notes.md")
    #expect(book.fingerprint.format == .plainText)
    let text = try await allText(of: book.id, in: former)
    let found = try #require(text.range(of: "silver lamp"))
    let range = found.lowerBound.utf16Offset(in: text)..<found.upperBound.utf16Offset(in: text)
    let mark = try await former.setMark(
      MarkDraft(kind: .highlight, range: range), id: "mark-0001", in: book.id, expecting: 0)
    let bell = try #require(text.range(of: "a bell")).lowerBound.utf16Offset(in: text)
    _ = try await former.setPosition(bell, of: book.id, expecting: 0, device: nil)
    // As a program left it whose parser was another.
    let unchanged = TextChange(
      marks: [], places: [bell: bell], revision: try await former.shelf.marksRevision(in: book.id))
    let outline = try await former.outline(of: book.id)
    #expect(try await former.shelf.setOutline(outline, of: book.id, parser: 7, moving: unchanged))
    await former.close()

    let library = try await library()
    let length = try await library.outline(of: book.id).length
    let now = try await library.book(book.id)
    #expect(now.fingerprint.format == .markdown && now.length == length)
    #expect(now.fingerprint.sha256 == book.fingerprint.sha256 && now.title == "The Ferry")
    let shown = try await allText(of: book.id, in: library)
    #expect(!shown.contains("*") && shown.utf16.count == length)
    let moved = try #require(try await library.marks(in: book.id).first { $0.id == mark.id })
    #expect(moved.isPlaced && slice(shown, moved.range) == "silver lamp")
    let place = now.position.offset
    #expect(slice(shown, place..<place + 6) == "a bell")
    #expect(try await library.file(of: book.id).pathExtension == "md")
  }

  private func allText(of id: Int, in library: Library) async throws -> String {
    let book = try await library.open(id)
    var text = ""
    for index in book.spine.indices { text += try await book.content.chapter(at: index).text }
    return text
  }

  private func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf16)[range], as: UTF16.self)
  }
}
