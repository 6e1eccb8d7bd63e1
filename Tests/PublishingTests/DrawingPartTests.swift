import BookParser
import Foundation
import Publishing
import TestSupport
import Testing
import ZipArchive

/// Parts of drawings that only attributes of drawings may refer to: epubcheck calls a link to them RSC-014, and a reference to
/// nothing RSC-012.
@Suite(.ownThreads)
struct DrawingPartTests {
  private static let page = """
    <html><head><title>Parts</title></head><body><h1>Parts</h1>
    <p>See <a href="#fill">the colours</a>, <a href="#cut">the cut</a>, <a href="#round">a gradient</a>, <a href="#group">the group</a>
    and <a href="#gone">a mask</a>.</p>
    <p>Some words of this page.</p>
    <p><svg width="9" height="9"><rect fill="url(#later)" width="9" height="9"/><rect stroke="url(#none) red" width="9" height="9"/>
    <g clip-path="url(#later)"><rect fill="url(#group)" width="9" height="9"/></g></svg></p>
    <p>A drawing: <svg width="9" height="9"><defs><linearGradient id="fill"><stop offset="0" stop-color="red"/></linearGradient>
    <radialGradient id="round"><stop offset="0" stop-color="red"/></radialGradient>
    <linearGradient id="later"><stop offset="0" stop-color="red"/></linearGradient>
    <clipPath id="cut"><rect width="9" height="9"/></clipPath><mask id="gone"><rect width="9" height="9"/></mask></defs>
    <g id="group"><rect fill="url(#fill)" stroke="url(#gone)" clip-path="url(#cut)" width="9" height="9"/>
    <rect fill="url(#round)" mask="url(#gone)" width="9" height="9"/></g></svg></p></body></html>
    """

  private func document(_ format: PublicationFormat) async throws -> String {
    let folder = try TemporaryFolder()
    let book = try await BookParser.open(folder.makeFile("parts.html", Data(Self.page.utf8)))
    let output = folder.url.appending(path: "out." + format.fileExtension)
    _ = try await BookConversion.write(book, as: format, to: output)
    guard format == .epub else { return try String(contentsOf: output, encoding: .utf8) }
    if Epubcheck.isThere { #expect(try Epubcheck.findings(output) == "") }
    let archive = try ZipArchive(file: output)
    let index = try #require(
      archive.entries.firstIndex { $0.path.hasSuffix("chapter-1.xhtml") })
    return String(decoding: try archive.read(index, limit: 1 << 20).bytes, as: UTF8.self)
  }

  private func texts(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
    text.matches(of: pattern).map { String($0.output.1) }
  }

  @Test(arguments: [PublicationFormat.epub, .html])
  func aLinkLeadsToNoPart(format: PublicationFormat) async throws {
    let document = try await document(format)
    let links = texts(##/ href="[^"#]*#([^"]*)"/##, in: document)
    let parts = texts(#/<(?:linearGradient|radialGradient|clipPath) id="([^"]*)"/#, in: document)
    let all = texts(#/ id="([^"]*)"/#, in: document)
    #expect(links.count >= 5 && parts.count == 4)
    #expect(links.allSatisfy { all.contains($0) && !parts.contains($0) }, "\(links) \(parts)")
    #expect(all.count == Set(all).count)
  }

  @Test(arguments: [PublicationFormat.epub, .html])
  func aPaintLeadsToAPartOfItsKindOrNowhere(format: PublicationFormat) async throws {
    let document = try await document(format)
    let parts = texts(#/<(?:linearGradient|radialGradient|clipPath) id="([^"]*)"/#, in: document)
    let paints = texts(#/url\(#([^)]*)\)/#, in: document)
    #expect(paints.count == 4 && paints.allSatisfy(parts.contains), "\(paints) \(parts)")
    // What the page names for a part that is missing; a gradient cuts nothing, and a group is no colour.
    #expect(document.contains("stroke=\"red\"") && document.contains("stroke=\"none\""))
    #expect(document.contains("clip-path=\"none\"") && document.contains("fill=\"none\""))
  }
}
