import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import Publishing

/// Corrected metadata is written into a package document, and nothing else changes.
struct PackageRewritingTests {
  private static func package(_ metadata: String, version: String = "3.0") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <metadata> in a comment -->
    <package xmlns="http://www.idpf.org/2007/opf" version="\(version)" unique-identifier="id">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
        <dc:identifier id="id">urn:isbn:1</dc:identifier>
        \(metadata)
      </metadata>
      <manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest>
      <spine><itemref idref="c"/></spine>
    </package>
    """
  }

  private static func rewritten(
    _ package: String, _ fields: [MetadataField], _ metadata: Metadata
  ) -> String? {
    PackageRewriting.rewritten(
      Array(package.utf8), as: metadata, titled: metadata.title ?? "", fields: fields,
      modified: "2026-11-25T12:00:00Z"
    ).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aFieldIsReplacedWithWhatRefinesItAndTheRestStays() throws {
    let package = Self.package(
      """
      <dc:title id="t">Old &amp; grey</dc:title><meta refines="#t" property="title-type">main</meta>
          <dc:language>en</dc:language>
          <dc:creator id="a">Nobody</dc:creator>
          <meta refines="#a" property="role" scheme="marc:relators">aut</meta>
          <meta property="dcterms:modified">2001-01-01T00:00:00Z</meta>
          <meta property="rendition:layout">reflowable</meta>
      """)
    var metadata = Metadata(title: "New <& bold>")
    metadata.sortTitle = "Bold"
    metadata.contributors = [
      Contributor(name: "Ada", sortAs: "Ada, A.", role: "aut"),
      Contributor(name: "Bo", role: "trl", kind: .contributor),
    ]
    let changed = try #require(Self.rewritten(package, [.title, .contributors], metadata))
    for gone in ["Old", "title-type", "Nobody", "#a", "2001"] { #expect(!changed.contains(gone)) }
    for kept in [
      "<dc:language>en</dc:language>", "rendition:layout", "urn:isbn:1", "<!-- <metadata> in",
      #"<spine><itemref idref="c"/></spine>"#, "2026-11-25T12:00:00Z",
    ] { #expect(changed.contains(kept), "\(kept)") }
    #expect(changed.contains("New &#60;&#38; bold&#62;</dc:title>"))
    #expect(changed.contains(#"property="file-as">Bold</meta>"#))
    #expect(changed.contains(#"property="role" scheme="marc:relators">trl</meta>"#))
    #expect(changed.contains(">Bo</dc:contributor>"))
  }

  @Test func anEPUB2IsWrittenInItsWay() throws {
    let package = Self.package(
      """
      <dc:title>Old</dc:title><dc:creator opf:role="aut">Nobody</dc:creator>
      <meta name="calibre:series" content="Old series"/><meta name="calibre:series_index" content="1"/>
      <dc:date opf:event="modification">2001</dc:date><dc:date>1999</dc:date>
      """, version: "2.0")
    var metadata = Metadata(title: "Old")
    metadata.contributors = [Contributor(name: "Ada", sortAs: "A", role: "aut")]
    metadata.series = Series(name: "New \"series\"", position: "2.5")
    metadata.published = "1857"
    let changed = try #require(
      Self.rewritten(package, [.contributors, .series, .published], metadata))
    #expect(changed.contains(#" opf:role="aut" opf:file-as="A">Ada</dc:creator>"#))
    #expect(changed.contains(#"<meta name="calibre:series" content="New &#34;series&#34;"/>"#))
    #expect(changed.contains(#"<meta name="calibre:series_index" content="2.5"/>"#))
    #expect(changed.contains("2001") && !changed.contains("1999") && changed.contains("1857"))
    #expect(!changed.contains("Old series") && !changed.contains("refines"))
  }

  @Test func aSeriesIsReplacedAndASetStays() throws {
    let package = Self.package(
      """
      <meta property="belongs-to-collection" id="s">Old</meta><meta refines="#s" property="collection-type">series</meta>
      <meta property="belongs-to-collection" id="e">Box</meta><meta refines="#e" property="collection-type">set</meta>
      """)
    var metadata = Metadata(title: "A")
    metadata.series = Series(name: "New", position: "3")
    let changed = try #require(Self.rewritten(package, [.series], metadata))
    #expect(!changed.contains("Old") && !changed.contains("#s\"") && changed.contains(">Box<"))
    #expect(changed.contains(#"property="group-position">3</meta>"#))
    metadata.series = nil
    #expect(try #require(Self.rewritten(package, [.series], metadata)).contains(">Box<"))
  }

  @Test func theUniqueIdentifierStays() throws {
    let package = Self.package("<dc:identifier>other</dc:identifier>")
    var metadata = Metadata(title: "A")
    metadata.identifiers = ["urn:isbn:2"]
    let changed = try #require(Self.rewritten(package, [.identifiers], metadata))
    #expect(changed.contains("urn:isbn:1") && changed.contains("urn:isbn:2"))
    #expect(!changed.contains("other"))
  }

  @Test func prefixesAreThoseOfTheDocument() throws {
    let package = """
      <o:package xmlns:o="http://www.idpf.org/2007/opf" version="3.0"><o:metadata>\
      <x:title xmlns:x="http://purl.org/dc/elements/1.1/">Old</x:title></o:metadata></o:package>
      """
    let changed = try #require(Self.rewritten(package, [.title], Metadata(title: "New")))
    #expect(changed.contains(#"<dc:title xmlns:dc="http://purl.org/dc/elements/1.1/" "#))
    #expect(changed.contains("<o:meta property=\"dcterms:modified\">") && !changed.contains("Old"))
  }

  @Test(arguments: [
    "", "<html/>", "<package><metadata/></package>", "<package><metadata><dc:title></metadata>",
    "<package><metadata><dc-metadata><dc:title>A</dc:title></dc-metadata></metadata></package>",
    "<!DOCTYPE package [<!ENTITY a \"b\">]><package><metadata><a>&a;</a></metadata></package>",
    "<package><metadata", "<package><metadata><a", "<package><metadata><!-- ",
    "<package a='><metadata></metadata></package>", "\u{FEFF}",
  ])
  func whatCannotBeUnderstoodIsLeftAlone(package: String) {
    #expect(Self.rewritten(package, [.title], Metadata(title: "New")) == nil)
  }

  @Test func anElementThatRefinesItselfEndsTheSearch() {
    let package = Self.package(
      ##"<dc:title id="a" refines="#b">A</dc:title><meta id="b" refines="#a" property="x">B</meta>"##
    )
    let changed = Self.rewritten(package, [.title], Metadata(title: "New"))
    #expect(changed?.contains(">B<") == false)
  }

  @Test func bytesThatAreNoUTF8AreLeftAlone() {
    let bytes =
      Array(Self.package("<dc:title>A</dc:title>".replacing("A", with: "B")).utf8) + [0xFF]
    #expect(
      PackageRewriting.rewritten(
        bytes, as: Metadata(title: "A"), titled: "A", fields: [.title], modified: "") == nil)
  }
}
