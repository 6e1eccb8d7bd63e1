import Testing

@testable import Publishing

/// A package document names another picture as the cover, and nothing else changes.
struct PackageCoverTests {
  private static func package(_ version: String, _ metadata: String, _ items: String) -> String {
    """
    <?xml version="1.0"?>
    <package xmlns="http://www.idpf.org/2007/opf" version="\(version)" unique-identifier="id">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>T</dc:title>\(metadata)</metadata>
      <manifest>\(items)</manifest>
      <spine><itemref idref="c"/></spine>
    </package>
    """
  }

  private static func named(_ package: String) -> String? {
    PackageCover.naming("vorleser-cover.png", .png, in: Array(package.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func theFormerCoverIsAPictureLikeAnyOther() {
    let before = Self.package(
      "3.0", #"<meta name="cover" content="i"/>"#,
      #"<item id="i" href="a.jpg" media-type="image/jpeg" properties='cover-image'/>"#
        + #"<item id="s" href="b.svg" properties="cover-image svg" media-type="image/svg+xml"/>"#)
    let item =
      #"<item id="cover-1" href="vorleser-cover.png" media-type="image/png" properties="cover-image"/>"#
    let after = Self.package(
      "3.0", "\n    " + #"<meta name="cover" content="cover-1"/>"#,
      #"<item id="i" href="a.jpg" media-type="image/jpeg"/>"#
        + #"<item id="s" href="b.svg" properties="svg" media-type="image/svg+xml"/>"# + "\n    "
        + item)
    #expect(Self.named(before) == after)
  }

  @Test func anEditionOfEPUB2HasNoPropertyAndAnIdThatIsFree() {
    let before = Self.package("2.0", "", #"<item id="cover-1" href="a.jpg"/>"#)
    let after = Self.package(
      "2.0", "\n    " + #"<meta name="cover" content="cover-2"/>"#,
      #"<item id="cover-1" href="a.jpg"/>"# + "\n    "
        + #"<item id="cover-2" href="vorleser-cover.png" media-type="image/png"/>"#)
    #expect(Self.named(before) == after)
  }

  @Test func theManifestsPrefixIsNotThatOfTheMetadata() {
    let package = { (meta: String, item: String) in
      #"<package version="2.0"><o:metadata xmlns:o="http://www.idpf.org/2007/opf">"# + meta
        + "</o:metadata><manifest>" + item + "</manifest></package>"
    }
    let after = package(
      "\n    " + #"<o:meta name="cover" content="cover-1"/>"#,
      "\n    " + #"<item id="cover-1" href="vorleser-cover.png" media-type="image/png"/>"#)
    #expect(Self.named(package("", "")) == after)
  }

  @Test func aCoverOfTheSameNameIsReplaced() {
    let before = Self.package("3.0", "", #"<item id="c" href="vorleser-cover.png"/>"#)
    #expect(Self.named(before)?.contains(#"id="c""#) == false)
  }

  @Test func aDocumentWithoutAWholeManifestIsLeftAlone() {
    let beginning = #"<package version="3.0"><metadata></metadata>"#
    #expect(Self.named(beginning + #"<manifest><item id="a"/></package>"#) == nil)
    #expect(Self.named(beginning + "</package>") == nil)
    #expect(Self.named("no document") == nil)
  }
}
