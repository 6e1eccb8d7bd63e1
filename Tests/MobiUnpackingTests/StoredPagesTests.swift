import MobiFiles
import Testing

@testable import MobiUnpacking

/// The text as it is stored is cut as the files are, and its places have Kindle's own names.
struct StoredPagesTests {
  @Test func thePageOfMobipocketIsCutAtItsBreaks() {
    let page = "<html><head></head><body><p>One</p><mbp:pagebreak/><mbp:pagebreak/><p>Two</p>"
    let stored = StoredPages(page: Array(page.utf8), isUTF8: true)
    #expect(stored.files.map(\.name) == ["page00000.html", "page00001.html"])
    #expect(
      stored.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "<p>One</p><mbp:pagebreak/>", "<mbp:pagebreak/><p>Two</p>",
      ])
    #expect(stored.table.starts == ["page00000.html": 25, "page00001.html": 51])
    #expect(stored.table.link(to: 51) == "filepos:0000000051")
  }

  @Test func chaptersOfKF8AreStoredWithTheirFragments() {
    let text = "<b></b>onetwo<i></i>three"
    let stored = StoredPages(
      MobiText(
        bytes: Array(text.utf8),
        skeletons: [
          .init(range: 0..<7, fragmentCount: 2), .init(range: 13..<20, fragmentCount: 1),
        ],
        fragments: [
          .init(position: 3, length: 3), .init(position: 6, length: 3),
          .init(position: 16, length: 5),
        ]), names: ["part00000.html", "part00001.html"])
    #expect(
      stored.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "<b>onetwo</b>", "<i>three</i>",
      ])
    #expect(stored.table.starts == ["part00000.html": 0, "part00001.html": 13])
    #expect(stored.table.link(to: 2) == nil)
    #expect(stored.table.link(to: 3) == "kindle:pos:fid:0000:off:0000000000")
    #expect(stored.table.link(to: 6) == "kindle:pos:fid:0001:off:0000000000")
    #expect(stored.table.link(to: 9) == "kindle:pos:fid:0001:off:0000000003")
    #expect(stored.table.link(to: 13) == nil)
    #expect(stored.table.link(to: 21) == "kindle:pos:fid:0002:off:0000000005")
  }

  @Test func numbersAreToTheBase32() {
    let fragments = (0..<40).map { PlaceTable.Fragment(position: $0 * 1000, length: 1000) }
    let table = PlaceTable(isUTF8: true, starts: [:], fragments: fragments)
    #expect(table.link(to: 35_031) == "kindle:pos:fid:0013:off:000000000V")
  }

  @Test func tablesThatLieGiveNoFiles() {
    let stored = StoredPages(
      MobiText(bytes: [], skeletons: [.init(range: 0..<9, fragmentCount: 0)], fragments: []),
      names: ["part00000.html"])
    #expect(stored.files.isEmpty && stored.table.starts.isEmpty)
  }
}
