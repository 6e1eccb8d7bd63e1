import MobiFiles
import Testing

@testable import MobiUnpacking

/// The chapters of a KF8 book and the places that its links name.
struct KindlePagesTests {
  private let outer = "<html><body></body></html>"

  /// A book of two files: the first is put together from two fragments, the second from one.
  private func pages(
    _ pieces: [String], entries: [MobiEntry] = [], resources: [String] = []
  ) -> KindlePages? {
    let text = outer + pieces[0] + pieces[1] + outer + pieces[2]
    let second = (outer + pieces[0] + pieces[1]).utf8.count
    let parts = ["part00000.html", "part00001.html"].map {
      MobiPart(name: $0, kind: .markup, bytes: [])
    }
    return KindlePages(
      MobiText(
        bytes: Array(text.utf8),
        skeletons: [
          .init(range: 0..<26, fragmentCount: 2),
          .init(range: second..<second + 26, fragmentCount: 1),
        ],
        fragments: [
          .init(position: 12, length: pieces[0].utf8.count),
          .init(position: 12 + pieces[0].utf8.count, length: pieces[1].utf8.count),
          .init(position: second + 12, length: pieces[2].utf8.count),
        ]),
      parts: parts + resources.map { MobiPart(name: $0, kind: .resource, bytes: []) },
      entries: entries)
  }

  private func bodies(_ pages: KindlePages?) -> [String]? {
    pages?.parts.map {
      String(String(decoding: $0.bytes, as: UTF8.self).dropFirst(12).dropLast(14))
    }
  }

  @Test func fragmentsStandInTheirFiles() {
    #expect(
      bodies(pages(["<p>One</p>", "<p>Two</p>", "<p>Three</p>"])) == [
        "<p>One</p><p>Two</p>", "<p>Three</p>",
      ])
  }

  @Test func aLinkToTheBeginningOfAFragmentLeadsThere() {
    let made = pages([
      "<p>One</p>", "<p id=\"two\">Two</p>",
      "<a href=\"kindle:pos:fid:0001:off:0000000000\">two</a>",
    ])
    #expect(bodies(made)?[1] == "<a href=\"part00000.html#two\">two</a>")
  }

  @Test func anElementWithoutANameGetsOne() {
    let made = pages([
      "<p>One</p>", "<p class=\"a\">Two</p><p id=\"three\">Three</p>",
      "<a href=\"kindle:pos:fid:0001:off:0000000000\">two</a><a href=\"kindle:pos:fid:0001:off:000000000K\">three</a>",
    ])
    #expect(
      bodies(made) == [
        "<p>One</p><p id=\"kindle-22\" class=\"a\">Two</p><p id=\"three\">Three</p>",
        "<a href=\"part00000.html#kindle-22\">two</a><a href=\"part00000.html#three\">three</a>",
      ])
  }

  @Test func aPlaceInTheTextIsItsElements() {
    let made = pages([
      "<p id=\"one\">One two</p>", "<a href=\"kindle:pos:fid:0000:off:000000000F\">two</a>", "",
    ])
    #expect(bodies(made)?[0].contains("href=\"part00000.html#one\"") == true)
  }

  @Test func theBeginningOfAFileNeedsNoName() {
    let made = pages(["", "<a href=\"kindle:pos:fid:0002:off:0000000000\">there</a>", "text"])
    #expect(bodies(made) == ["<a href=\"part00001.html\">there</a>", "text"])
  }

  @Test func picturesAndStylesAreCalledByTheirNames() {
    let made = pages(
      [
        "<img src=\"kindle:embed:0001?mime=image/jpg\"/>",
        "<style>@import url(kindle:flow:000A?mime=text/css);</style>",
        "kindle:embed:0002, kindle:else",
      ], resources: ["resource00000.jpg", "flow00010.css"])
    #expect(
      bodies(made) == [
        "<img src=\"resource00000.jpg\"/><style>@import url(flow00010.css);</style>",
        "kindle:embed:0002, kindle:else",
      ])
  }

  @Test func entriesLeadToTheirPlaces() {
    let place = MobiEntry.Place.fragment(1, distance: 0)
    let made = pages(
      ["<p>One</p>", "<h2>Two</h2>", ""],
      entries: [MobiEntry(label: "Two", level: 0, parent: nil, place: place)])
    #expect(made?.href(place) == "part00000.html#kindle-22")
    #expect(made?.href(.fragment(7, distance: 0)) == nil)
  }

  @Test func tablesThatLieAreNotFollowed() {
    let bytes = Array("<p>".utf8)
    let part = MobiPart(name: "part00000.html", kind: .markup, bytes: [])
    for (range, position, length) in [(0..<9, 0, 0), (0..<3, 9, 0), (0..<3, 0, 9)] {
      let text = MobiText(
        bytes: bytes, skeletons: [.init(range: range, fragmentCount: 1)],
        fragments: [.init(position: position, length: length)])
      #expect(KindlePages(text, parts: [part], entries: []) == nil)
    }
  }
}
