import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// A book with one chapter and this metadata.
private func open(
  metadata: String = BookFixture.defaultMetadata, manifest: String = "", version: String = "3.0",
  spineAttributes: String = "", after: String = "", files: [(String, String)] = []
) async throws -> Book {
  var fixture = BookFixture()
  fixture.add(
    "EPUB/book.opf",
    BookFixture.package(
      version: version, metadata: metadata,
      manifest: "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>" + manifest,
      spine: "<itemref idref='c'/>", spineAttributes: spineAttributes, after: after))
  fixture.add("EPUB/c.xhtml", BookFixture.page("<p>text</p>"))
  for (path, content) in files { fixture.add(path, content) }
  return try await fixture.open()
}

struct PackageTests {
  @Test func contributorsHaveRolesInBothVersionsWays() async throws {
    let book = try await open(
      metadata: """
        <dc:title id="t1">Short</dc:title><dc:title id="t2">Main</dc:title>
        <meta refines="#t2" property="title-type">main</meta>
        <dc:creator opf:role="aut" opf:file-as="Austen, Jane">Jane Austen</dc:creator>
        <dc:creator id="b">Two  B</dc:creator><meta refines="#b" property="role">ill</meta>
        <meta refines="#b" property="file-as">B, Two</meta>
        <dc:contributor>Editor</dc:contributor><dc:language>en-GB</dc:language>
        <dc:language>fr</dc:language><dc:identifier>other</dc:identifier>
        <dc:identifier id="uid">unique</dc:identifier>
        """)
    #expect(book.metadata.title == "Main")
    #expect(
      book.metadata.contributors == [
        Contributor(name: "Jane Austen", sortAs: "Austen, Jane", role: "aut"),
        Contributor(name: "Two B", sortAs: "B, Two", role: "ill"),
        Contributor(name: "Editor", kind: .contributor),
      ])
    #expect(book.metadata.creators == ["Jane Austen", "Two B"])
    #expect(book.metadata.languages == ["en-GB", "fr"])
    #expect(book.metadata.identifiers == ["unique", "other"])
  }

  @Test(arguments: [
    (
      "<meta property='belongs-to-collection' id='s'>Set</meta><meta refines='#s' property='collection-type'>series</meta><meta refines='#s' property='group-position'>2.5</meta>",
      "Set", "2.5"
    ),
    (
      "<meta name='calibre:series' content='Saga'/><meta name='calibre:series_index' content='3'/>",
      "Saga", "3"
    ),
  ])
  func theSeriesIsFound(metadata: String, name: String, position: String) async throws {
    let book = try await open(metadata: BookFixture.defaultMetadata + metadata)
    #expect(book.metadata.series == Series(name: name, position: position))
  }

  @Test(arguments: [
    ("", "properties='cover-image'", ""), ("<meta name='cover' content='i'/>", "", ""),
    ("", "", "<guide><reference type='cover' href='x.png'/></guide>"),
    ("", "", "<guide><reference type='cover' href='cover.xhtml'/></guide>"),
  ])
  func theCoverIsFound(metadata: String, properties: String, guide: String) async throws {
    let book = try await open(
      metadata: BookFixture.defaultMetadata + metadata,
      manifest: "<item id='i' href='x.png' media-type='image/png' \(properties)/>", after: guide,
      files: [
        ("EPUB/x.png", "png"), ("EPUB/cover.xhtml", BookFixture.page("<img src='x.png'/>")),
      ])
    #expect(book.metadata.cover == "EPUB/x.png")
  }

  @Test func layoutAndDirectionAreRead() async throws {
    let book = try await open(
      metadata: BookFixture.defaultMetadata
        + "<meta property='rendition:layout'>pre-paginated</meta>",
      spineAttributes: "page-progression-direction='rtl'")
    #expect(book.metadata.layout == .fixed)
    #expect(book.metadata.pageProgression == .rightToLeft)
  }

  @Test func namesAreFoundPercentEncodedAndInAnotherCase() async throws {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='a' href='Text/%C3%A9%20one.xhtml' media-type='application/xhtml+xml'/>"
          + "<item id='b' href='./x/../text/TWO.xhtml' media-type='application/xhtml+xml'/>",
        spine: "<itemref idref='a'/><itemref idref='b' linear='no'/>"))
    fixture.add("EPUB/Text/e\u{301} one.xhtml", BookFixture.page("first"))
    fixture.add("EPUB/Text/two.xhtml", BookFixture.page("second"))
    let book = try await fixture.open()
    #expect(try await book.content.chapter(at: 0).text == "first")
    #expect(try await book.content.chapter(at: 1).text == "second")
    #expect(book.spine[1].path == "EPUB/Text/two.xhtml")
    #expect(book.spine.map(\.isLinear) == [true, false])
  }

  @Test func fallbacksReplaceWhatCannotBeRead() async throws {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='a' href='a.pdf' media-type='application/pdf' fallback='b'/>"
          + "<item id='b' href='b.xml' media-type='x/y' fallback='c'/>"
          + "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>"
          + "<item id='d' href='d.bin' media-type='x/y' fallback='d'/>",
        spine: "<itemref idref='a'/><itemref idref='d'/>"))
    fixture.add("EPUB/a.pdf", "%PDF-")
    fixture.add("EPUB/c.xhtml", BookFixture.page("in its place"))
    fixture.add("EPUB/d.bin", "?")
    let book = try await fixture.open()
    #expect(try await book.content.chapter(at: 0).text == "in its place")
    let unreadable = try await book.content.chapter(at: 1)
    #expect(unreadable.text.contains("can\u{2019}t be read"))
    #expect(unreadable.findings.map(\.severity) == [.major])
    #expect(unreadable.title == "Unreadable chapter")
    #expect(unreadable.blocks.map(\.kind) == [.heading(level: 2), .paragraph])
    #expect(unreadable.blocks.last?.range.upperBound == unreadable.text.utf16.count)
  }

  @Test func contentsOfTheNCXAreNestedAndResolved() async throws {
    let book = try await open(
      manifest: "<item id='n' href='toc/toc.ncx' media-type='application/x-dtbncx+xml'/>",
      version: "2.0", spineAttributes: "toc='n'",
      files: [
        (
          "EPUB/toc/toc.ncx",
          """
          <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text> Part
          One</text></navLabel><content src="../c.xhtml"/><navPoint><navLabel><text>Chapter</text></navLabel>
          <content src="../c.xhtml#x%20y"/></navPoint></navPoint><navPoint><navLabel><text>Lost</text></navLabel>
          <content src="gone.xhtml"/></navPoint></navMap></ncx>
          """
        )
      ])
    #expect(
      book.contents == [
        ContentsEntry(
          label: "Part One", href: "EPUB/c.xhtml", target: ChapterTarget(chapter: 0),
          children: [
            ContentsEntry(
              label: "Chapter", href: "EPUB/c.xhtml#x y",
              target: ChapterTarget(chapter: 0, fragment: "x y"))
          ]),
        ContentsEntry(label: "Lost", href: "EPUB/toc/gone.xhtml", target: nil),
      ])
    #expect(book.spine[0].title == "Part One")
    #expect(book.findings.contains { $0.message.contains("Lost") && $0.severity == .moderate })
  }

  @Test func whatIsWrongWithThePackageIsFound() async throws {
    let book = try await open(
      metadata: "<dc:identifier id='uid'>x</dc:identifier>",
      manifest: "<item id='c' href='gone.png' media-type='image/png'/>",
      spineAttributes: "unclosed")
    let messages = book.findings.map(\.message).joined(separator: "\n")
    #expect(messages.contains("no title"))
    #expect(messages.contains("no language"))
    #expect(messages.contains("the id c twice"))
    #expect(messages.contains("EPUB/gone.png is listed but not in the book"))
    #expect(messages.contains("no table of contents"))
    #expect(messages.contains("malformed"))
    #expect(book.findings.contains { $0.place.hasPrefix("EPUB/book.opf:") })
  }
}
