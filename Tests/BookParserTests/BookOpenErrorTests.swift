import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

struct BookOpenErrorTests {
  @Test(arguments: [
    ("AT&TFORM", "DjVu"), ("<!DOCTYPE html><p>", "HTML"), ("{\"a\": 1}", "JSON"),
    ("<?xml version='1.0'?><FictionBook>", "FictionBook"),
    ("Rar!\u{1A}x", "RAR"), ("{\\rtf1 text}", "RTF"),
  ])
  func whatIsNotSupportedIsNamed(content: String, name: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.makeFile("book.epub", Data(content.utf8))
    let error = await #expect(throws: BookOpenError.self) { try await BookParser.open(file) }
    #expect(error?.description.contains(name) == true)
  }

  @Test(arguments: ["text", "spreadsheet", "presentation"])
  func openDocumentIsNamed(kind: String) async throws {
    let head = "PK\u{3}\u{4}" + String(repeating: "\0", count: 26)
    let folder = try TemporaryFolder()
    let file = try folder.makeFile(
      "a.odt", Data("\(head)mimetypeapplication/vnd.oasis.opendocument.\(kind)".utf8))
    await #expect(throws: BookOpenError.unsupportedFormat("OpenDocument")) {
      try await BookParser.open(file)
    }
  }

  @Test func everyDeadEndHasItsOwnError() async throws {
    var fixture = BookFixture()
    fixture.add("EPUB/page.xhtml", BookFixture.page("<p>text</p>"))
    fixture.container = BookFixture.containerDocument(naming: "EPUB/gone.opf")
    await #expect(throws: BookOpenError.missingPackage(path: "EPUB/gone.opf")) {
      try await fixture.open()
    }
    fixture.container = BookFixture.containerDocument(naming: "http://127.0.0.1:9/x.opf")
    await #expect(throws: BookOpenError.missingPackage(path: "http://127.0.0.1:9/x.opf")) {
      try await fixture.open()
    }
    var empty = BookFixture()
    empty.add("EPUB/book.opf", BookFixture.package(manifest: "", spine: ""))
    await #expect(throws: BookOpenError.missingSpine(path: "EPUB/book.opf")) {
      try await empty.open()
    }
    var other = BookFixture()
    other.container = nil
    other.add("word/document.xml", "<x/>")
    await #expect(throws: BookOpenError.missingContainer) { try await other.open() }
    var malformed = BookFixture()
    malformed.add("EPUB/book.opf", "<html/>")
    let error = await #expect(throws: BookOpenError.self) { try await malformed.open() }
    #expect(error?.description.contains("package element") == true)
  }

  @Test func missingAndEmptyFilesAndFoldersAreToldApart() async throws {
    let folder = try TemporaryFolder()
    let empty = try folder.makeFile("empty.epub")
    await #expect(throws: BookOpenError.empty) { try await BookParser.open(empty) }
    for place in [folder.url, folder.url.appending(path: "none")] {
      let error = await #expect(throws: BookOpenError.self) { try await BookParser.open(place) }
      #expect(error?.description.hasPrefix("This file can't be read") == true)
    }
  }

  @Test func withoutAContainerDocumentTheOnlyPackageIsUsed() async throws {
    var fixture = BookFixture.chapters(["<p>text</p>"])
    fixture.container = nil
    fixture.mimetype = nil
    let book = try await fixture.open()
    #expect(try await book.content.chapter(at: 0).text == "text")
    #expect(book.findings.contains { $0.severity == .major })
    #expect(book.findings.contains { $0.place == "mimetype" })
  }

  @Test func withoutAReadingOrderTheManifestsIsUsed() async throws {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>", spine: ""))
    fixture.add("EPUB/c.xhtml", BookFixture.page("here"))
    let book = try await fixture.open()
    #expect(try await book.content.chapter(at: 0).text == "here")
    #expect(book.findings.contains { $0.message.contains("no reading order") })
  }

  @Test func theFingerprintIsThatOfTheFile() async throws {
    let folder = try TemporaryFolder()
    let file = try BookFixture.chapters(["<p>text</p>"]).write(to: folder)
    let book = try await BookParser.open(file)
    #expect(book.fingerprint.format == .epub)
    #expect(book.fingerprint.byteCount == (try Data(contentsOf: file).count))
    #expect(book.fingerprint.sha256.count == 64)
  }
}

struct FailedDownloadTests {
  @Test func aTextUnderAnArchivesNameIsNoBook() async throws {
    let folder = try TemporaryFolder()
    let text = Data("The server is busy, try again later.".utf8)
    let named = try folder.makeFile("book.epub", text)
    let error = await #expect(throws: BookOpenError.self) { try await BookParser.open(named) }
    #expect(error?.description.contains("damaged") == true)
    let plain = try folder.makeFile("book.txt", text)
    #expect(try await BookParser.open(plain).fingerprint.format == .plainText)
  }
}
