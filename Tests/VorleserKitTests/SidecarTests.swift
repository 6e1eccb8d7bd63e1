import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// `metadata.opf` beside a book, as calibre writes it, is read when the book is added.
struct SidecarTests {
  private static let opf = """
    <?xml version='1.0' encoding='utf-8'?>
    <package xmlns="http://www.idpf.org/2007/opf" unique-identifier="uuid_id" version="2.0">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
        <dc:identifier opf:scheme="calibre" id="calibre_id">12</dc:identifier>
        <dc:title>The Warden</dc:title>
        <dc:creator opf:file-as="Trollope, Anthony" opf:role="aut">Anthony Trollope</dc:creator>
        <dc:contributor opf:file-as="calibre" opf:role="bkp">calibre (7.0.0) [https://calibre-ebook.com]</dc:contributor>
        <dc:date>1855-01-05T00:00:00+00:00</dc:date>
        <dc:description>&lt;p&gt;A hospital for old men.&lt;/p&gt;</dc:description>
        <dc:publisher>Longman</dc:publisher>
        <dc:language>eng</dc:language>
        <dc:subject>Clergy</dc:subject>
        <dc:subject>Fiction</dc:subject>
        <meta name="calibre:series" content="Barsetshire"/>
        <meta name="calibre:series_index" content="1.0"/>
        <meta name="calibre:rating" content="9"/>
        <meta name="calibre:title_sort" content="Warden, The"/>
      </metadata>
    </package>
    """

  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "books"), withIntermediateDirectories: true)
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  private func expectWarden(_ book: LibraryBook) {
    #expect(book.title == "The Warden" && book.metadata.sortTitle == "Warden, The")
    #expect(
      book.metadata.contributors
        == [Contributor(name: "Anthony Trollope", sortAs: "Trollope, Anthony", role: "aut")])
    #expect(book.metadata.series == Series(name: "Barsetshire", position: "1.0"))
    #expect(book.metadata.published == "1855-01-05" && book.metadata.publisher == "Longman")
    #expect(book.metadata.subjects == ["Clergy", "Fiction"])
    #expect(book.opinion.rating?.stars == 4.5)
    #expect(book.originalTitle == "warden")
  }

  private func add(_ file: URL) async throws -> LibraryBook {
    let book = try await library.add(file, name: file.lastPathComponent)
    return try await library.takeSidecar(beside: file, for: book)
  }

  @Test func aFileBesideABookCorrectsIt() async throws {
    let file = try folder.makeFile("books/warden.txt", Data("The old men were content.".utf8))
    _ = try folder.makeFile("books/metadata.opf", Data(Self.opf.utf8))
    expectWarden(try await add(file))
  }

  @Test func aFileBesideSeveralBooksIsOfNone() async throws {
    let file = try folder.makeFile("books/warden.txt", Data("The old men were content.".utf8))
    _ = try folder.makeFile("books/towers.txt", Data("The bishop died.".utf8))
    _ = try folder.makeFile("books/metadata.opf", Data(Self.opf.utf8))
    #expect(try await add(file).title == "warden")
  }

  @Test func booksWhoseNamesBeginAlikeAreSeveral() async throws {
    let file = try folder.makeFile("books/Mr. Warden.txt", Data("The old men were content.".utf8))
    _ = try folder.makeFile("books/Mr. Slope.txt", Data("The bishop died.".utf8))
    _ = try folder.makeFile("books/metadata.opf", Data(Self.opf.utf8))
    #expect(try await add(file).title == "Mr. Warden")
  }

  @Test func aBookInTwoFormatsIsOne() async throws {
    let file = try folder.makeFile("books/warden.txt", Data("The old men were content.".utf8))
    _ = try folder.makeFile("books/Warden.fb2.zip", Data())
    _ = try folder.makeFile("books/cover.jpg", Data())
    _ = try folder.makeFile("books/metadata.opf", Data(Self.opf.utf8))
    expectWarden(try await add(file))
  }

  @Test func inAnArchiveBooksWhoseNamesBeginAlikeAreSeveral() async throws {
    let file = folder.url.appending(path: "all.zip")
    var writer = try ZipWriter(file: file)
    try writer.add("Mr. Warden.txt", Array("The old men were content.".utf8))
    try writer.add("Mr. Slope.txt", Array("The bishop died.".utf8))
    try writer.add("metadata.opf", Array(Self.opf.utf8))
    try writer.finish()
    let outcome = try await library.addAll(inArchive: file, name: "all.zip")
    #expect(outcome?.added.map(\.title).sorted() == ["Mr. Slope", "Mr. Warden"])
  }

  @Test func eachBookOfAnArchiveHasTheFileOfItsFolder() async throws {
    let file = folder.url.appending(path: "all.zip")
    var writer = try ZipWriter(file: file)
    try writer.add("a/warden.txt", Array("The old men were content.".utf8))
    try writer.add("a/metadata.opf", Array(Self.opf.utf8))
    try writer.add("b/towers.txt", Array("The bishop died.".utf8))
    try writer.finish()
    let outcome = try await library.addAll(inArchive: file, name: "all.zip")
    let added = try #require(outcome?.added)
    #expect(added.map(\.title) == ["The Warden", "towers"])
    expectWarden(try #require(added.first))
  }

  @Test(arguments: ["", "<html/>", "<package", "no markup"])
  func whatIsNoPackageSaysNothing(text: String) {
    #expect(SidecarMetadata(Array(text.utf8))?.metadata.title == nil)
  }

  @Test func aDateThatCalibreDoesNotKnowIsNone() {
    let text = Self.opf.replacing("1855-01-05", with: "0101-01-01").replacing(
      "\"9\"", with: "\"NaN\"")
    let sidecar = SidecarMetadata(Array(text.utf8))
    #expect(sidecar?.metadata.title == "The Warden")
    #expect(sidecar?.metadata.published == nil && sidecar?.rating == nil)
  }
}
