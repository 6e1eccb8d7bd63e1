import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// Pages whose markup gives several elements one name, as copied parts and drawings do.
@Suite(.ownThreads)
struct UniqueIdentifierTests {
  private static let gradient = """
    <linearGradient id="Fill-1"><stop offset="0" stop-color="red"/></linearGradient>
    """
  /// A drawing whose parts have the names that its program gives them all.
  private static func drawing(_ rest: String = "") -> String {
    """
    <svg width="9" height="9" id="Page-1"><defs>\(gradient)<clipPath id="a b"><rect width="9" height="9"/></clipPath></defs>
    <g id="Fill-1"><rect id="Fill-1" fill="url(#Fill-1)" clip-path="url('#a b')" width="9" height="9"/></g>\(rest)</svg>
    """
  }

  private static let page = """
    <html><head><title>Copies</title></head><body id="top"><h1 id="top">Copies</h1>
    <p id="one">See <a href="#two">two</a>, <a href="#Page-1">the drawing</a> and <a id="one" name="one">one</a>.</p>
    <p>\(drawing())</p><div>\(drawing("<path id=\"x-1-Fill-1\" d=\"M0 0L9 9\"/>"))</div>
    <p>Formulas: <math id="m"><mi id="m">x</mi></math> and <math id="m"><mi>y</mi></math>.</p>
    <ul id="one"><li id="one">An item</li></ul><table id="two"><tr id="two"><td id="two">A cell</td></tr></table>
    <h1 id="two">Next</h1><p id="one">Back to <a href="#one">one</a> <img id="one" src="no.png" alt="none"></p>
    <p>\(drawing())</p></body></html>
    """

  private func documents(_ format: PublicationFormat) async throws -> [String] {
    let folder = try TemporaryFolder()
    let book = try await BookParser.open(
      folder.makeFile("copies.html", Data(Self.page.utf8)))
    let output = folder.url.appending(path: "out." + format.fileExtension)
    _ = try await BookConversion.write(book, as: format, to: output)
    guard format == .epub else { return [try String(contentsOf: output, encoding: .utf8)] }
    if Epubcheck.isThere { #expect(try Epubcheck.findings(output) == "") }
    let archive = try ZipArchive(file: output)
    return try archive.entries.indices.filter { archive.entries[$0].path.hasSuffix(".xhtml") }
      .map { String(decoding: try archive.read($0, limit: 1 << 20).bytes, as: UTF8.self) }
  }

  private func identifiers(in markup: some StringProtocol) -> [String] {
    String(markup).matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
  }

  @Test(arguments: [PublicationFormat.epub, .html])
  func noIdentifierStandsTwiceInADocument(format: PublicationFormat) async throws {
    let documents = try await documents(format)
    #expect(documents.joined().components(separatedBy: "<svg").count == 4)
    for document in documents {
      let all = identifiers(in: document)
      #expect(all.count == Set(all).count, "\(all.sorted())")
    }
  }

  @Test(arguments: [PublicationFormat.epub, .html])
  func aDrawingIsPaintedWithItsOwnParts(format: PublicationFormat) async throws {
    for document in try await documents(format) {
      for match in document.matches(of: /<svg.*?<\/svg>/.dotMatchesNewlines()) {
        let own = identifiers(in: match.output)
        let named = String(match.output).matches(of: /url\(#([^)"]*)\)/).map {
          String($0.output.1)
        }
        #expect(named.count == 2 && named.allSatisfy(own.contains), "\(named) in \(own)")
      }
    }
  }

  @Test func linksLeadToTheFirstElementOfAName() async throws {
    let documents = try await documents(.html)
    let document = try #require(documents.first)
    let known = Set(identifiers(in: document))
    let wanted = document.matches(of: ##/ href="#([^"]*)"/##).map { String($0.output.1) }
    #expect(wanted.count >= 3 && wanted.allSatisfy(known.contains), "\(wanted)")
  }
}
