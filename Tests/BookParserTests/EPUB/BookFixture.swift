import BookParser
import Foundation
import ReadingModel
import TestSupport
import ZipArchive

/// A small book of our own, written to a temporary folder.
struct BookFixture {
  /// Files by path, written in this order after `mimetype` and the container document.
  var files: [(path: String, content: [UInt8])] = []
  var mimetype: String? = "application/epub+zip"
  var container: String? = BookFixture.containerDocument(naming: "EPUB/book.opf")

  static func containerDocument(naming path: String) -> String {
    """
    <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>
    <rootfile full-path="\(path)" media-type="application/oebps-package+xml"/>
    </rootfiles></container>
    """
  }

  /// A package with parts to fill in.
  static func package(
    version: String = "3.0", metadata: String = defaultMetadata, manifest: String, spine: String,
    spineAttributes: String = "", after: String = ""
  ) -> String {
    """
    <?xml version="1.0"?>
    <package xmlns="http://www.idpf.org/2007/opf" xmlns:opf="http://www.idpf.org/2007/opf"
      version="\(version)" unique-identifier="uid">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\(metadata)</metadata>
    <manifest>\(manifest)</manifest>
    <spine \(spineAttributes)>\(spine)</spine>\(after)
    </package>
    """
  }

  static let defaultMetadata = """
    <dc:identifier id="uid">urn:uuid:12345678-9abc-def0-1234-56789abcdef0</dc:identifier>
    <dc:title>A Test</dc:title><dc:language>en</dc:language>
    """

  static func page(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">\
    <head><title>unseen</title></head><body>\(body)</body></html>
    """
  }

  mutating func add(_ path: String, _ content: String) {
    files.append((path, Array(content.utf8)))
  }

  /// A book of these chapters, with one image and a navigation document.
  static func chapters(_ bodies: [String]) -> BookFixture {
    var fixture = BookFixture()
    let items = bodies.indices.map {
      "<item id='c\($0)' href='c\($0).xhtml' media-type='application/xhtml+xml'/>"
    }
    fixture.add(
      "EPUB/book.opf",
      package(
        manifest: items.joined()
          + "<item id='i' href='a%20b.png' media-type='image/png'/>"
          + "<item id='n' href='nav.xhtml' media-type='application/xhtml+xml' properties='nav'/>",
        spine: bodies.indices.map { "<itemref idref='c\($0)'/>" }.joined()))
    for (index, body) in bodies.enumerated() { fixture.add("EPUB/c\(index).xhtml", page(body)) }
    fixture.add("EPUB/a b.png", "not really an image")
    fixture.add(
      "EPUB/nav.xhtml",
      page("<nav epub:type='toc'><ol><li><a href='c0.xhtml'>One</a></li></ol></nav>"))
    return fixture
  }

  /// Writes the archive.
  func write(to folder: TemporaryFolder) throws -> URL {
    let file = folder.url.appending(path: "book.epub")
    var writer = try ZipWriter(file: file)
    if let mimetype { try writer.add("mimetype", Array(mimetype.utf8), isStored: true) }
    if let container { try writer.add("META-INF/container.xml", Array(container.utf8)) }
    for (path, content) in files { try writer.add(path, content) }
    try writer.finish()
    return file
  }

  /// Writes and opens the book.
  func open() async throws -> Book {
    let folder = try TemporaryFolder()
    let book = try await BookParser.open(write(to: folder))
    // The archive stays open when the folder is gone.
    withExtendedLifetime(folder) {}
    return book
  }

  /// The only chapter of a book with this body.
  static func chapter(_ body: String) async throws -> Chapter {
    try await chapters([body]).open().content.chapter(at: 0)
  }
}
