import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// The recordings that EPUBs bring.
struct MediaOverlayTests {
  static let page = """
    <section id="all"><h1 id="h">Tea <em>time</em></h1>
    <p id="p"><span id="s1">One cup. </span><span id="s2">Two <b id="w">cups</b>.</span></p>
    <p hidden="" id="away">Unseen.</p><p><img id="i" src="a.png" alt=""/></p></section>
    """

  /// A book of this page whose overlay has these elements.
  private func book(
    _ overlay: String, metadata: String = "", item: String = "media-overlay='o'",
    page: String = page
  ) async throws -> Book {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        metadata: BookFixture.defaultMetadata + metadata,
        manifest: "<item id='c' href='text/c.xhtml' media-type='application/xhtml+xml' \(item)/>"
          + "<item id='o' href='o.smil' media-type='application/smil+xml'/>"
          + "<item id='a' href='a%20b.mp3' media-type='audio/mpeg'/>",
        spine: "<itemref idref='c'/>"))
    fixture.add("EPUB/text/c.xhtml", BookFixture.page(page))
    fixture.add(
      "EPUB/o.smil",
      """
      <smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
      <head><metadata/></head><body>\(overlay)</body></smil>
      """)
    fixture.add("EPUB/a b.mp3", "ID3 0123456789")
    fixture.add("EPUB/b.mp3", "ID3")
    return try await fixture.open()
  }

  private func part(
    _ id: String, _ times: String = "clipBegin='1s' clipEnd='2s'", sound: String = "a%20b.mp3",
    type: String = "", page: String = "text/c.xhtml"
  ) -> String {
    "<par\(type.isEmpty ? "" : " epub:type='\(type)'")><text src='\(page)#\(id)'/>"
      + "<audio src='\(sound)' \(times)/></par>"
  }

  /// What the clips say of each: text, sound, beginning and end.
  private func clips(_ overlay: String) async throws -> [String] {
    let book = try await book(overlay)
    let text = Array(try await book.content.chapter(at: 0).text.utf16)
    guard let recording = try await book.content.recording(ofChapter: 0) else { return [] }
    #expect(recording.sounds.allSatisfy { $0.hasPrefix("EPUB/") })
    return recording.clips.map { clip in
      let words = String(decoding: text[clip.range], as: UTF16.self)
      return "\(words)|\(clip.sound)|\(clip.begin)-\(clip.end.map(String.init) ?? "")"
    }
  }

  @Test func aClipHasTheTextOfItsElementWithoutTheSpaceAround() async throws {
    let found = try await clips(
      part("h") + part("s1", "clipBegin='2s' clipEnd='3s'") + part("s2", "clipBegin='3s'"))
    #expect(found == ["Tea time|0|1000-2000", "One cup.|0|2000-3000", "Two cups.|0|3000-"])
  }

  @Test func sequencesOfAnyDepthAreReadInTheirOrder() async throws {
    let found = try await clips(
      "<seq epub:textref='text/c.xhtml'>\(part("h"))<seq><seq>\(part("s1"))</seq></seq>"
        + "</seq>\(part("s2", sound: "b.mp3"))")
    #expect(found == ["Tea time|0|1000-2000", "One cup.|0|1000-2000", "Two cups.|1|1000-2000"])
  }

  @Test func anElementInsideAnotherEndsTheClipOfTheOuterOne() async throws {
    let found = try await clips(part("w", "clipBegin='5s'") + part("p") + part("s2"))
    #expect(found == ["One cup. |0|1000-2000", "Two |0|1000-2000", "cups|0|5000-"])
  }

  @Test func withoutAnElementTheWholeChapterIsMeant() async throws {
    let found = try await clips(
      "<par><text src='text/c.xhtml'/><audio src='a%20b.mp3'/></par>")
    #expect(found == ["Tea time\nOne cup. Two cups.|0|0-"])
  }

  @Test func aPictureHasAClipWithoutText() async throws {
    #expect(try await clips(part("i")) == ["|0|1000-2000"])
  }

  @Test(arguments: [
    "<par><text src='text/c.xhtml#h'/></par>", "<par><audio src='a%20b.mp3'/></par>", "<par/>",
  ])
  func whatHasNoTextOrNoSoundIsNoClip(overlay: String) async throws {
    #expect(try await book(overlay).content.recording(ofChapter: 0) == nil)
  }

  @Test func whatIsNotInTheBookIsNoClip() async throws {
    let found = try await clips(
      part("nowhere") + part("away") + part("xpointer(id('h'))") + part("h", sound: "none.mp3")
        + part("h", sound: "https://example.org/a.mp3") + part("h", sound: "//example.org/a.mp3")
        + part("h", sound: "../../../etc/passwd") + part("h", page: "other.xhtml")
        + part("h", page: "https://example.org/c.xhtml") + part("s1"))
    #expect(found == ["One cup.|0|1000-2000"])
  }

  @Test func anAbsolutePathBeginsAtTheRootOfTheBook() async throws {
    let found = try await clips(
      part("h", sound: "/EPUB/b.mp3") + part("s1", page: "/EPUB/text/c.xhtml"))
    #expect(found == ["Tea time|0|1000-2000", "One cup.|1|1000-2000"])
  }

  @Test(arguments: [
    ("0:00:24.500", 24_500), ("00:02:32.732", 152_732), ("1:30", 90_000), ("02:05.25", 125_250),
    ("45", 45_000), ("45.123s", 45_123), ("3.5min", 210_000), ("2h", 7_200_000), ("76ms", 76),
    ("12.345", 12_345), ("npt=7.5s", 7_500), (" 9 s ", 9_000), ("100:00:00", 360_000_000),
    (".5s", 500),
  ])
  func aClockValueOfSMILIsRead(value: String, milliseconds: Int) async throws {
    let found = try await clips(part("h", "clipBegin='\(value)'"))
    #expect(found == ["Tea time|0|\(milliseconds)-"])
  }

  @Test(arguments: [
    "clipBegin='soon'", "clipBegin=''", "clipBegin='-1s'", "clipBegin='1e9'", "clipBegin='inf'",
    "clipBegin='1:2:3:4'", "clipBegin='1.5:00'", "clipBegin='٣s'",
    "clipBegin='99999999999999999999h'",
    "clipBegin='1001h'", "clipEnd='soon'", "clipEnd='0s'", "clipBegin='2s' clipEnd='2s'",
    "clipBegin='3s' clipEnd='2s'", "clipBegin='.'", "clipBegin='1s2'",
  ])
  func aTimeThatIsNoneIsNoClip(times: String) async throws {
    #expect(try await clips(part("h", times) + part("s1")) == ["One cup.|0|1000-2000"])
  }

  @Test func typesSayWhatMayBeSkippedAndLeft() async throws {
    let overlay =
      part("h") + "<seq epub:type='table'><seq epub:type='table-row'>\(part("s1", type: "noteref"))"
      + "\(part("s2"))</seq></seq>" + part("i", type: "list-item pagebreak")
    let recording = try #require(try await book(overlay).content.recording(ofChapter: 0))
    #expect(
      recording.clips.map(\.kinds) == [[], [.tables, .noteMarks], [.tables], [.pageNumbers]])
    #expect(recording.clips.map(\.structure) == [nil, 1, 1, 2])
  }

  @Test func partsOfOneTypeThatFollowEachOtherAreOneStructure() async throws {
    let overlay =
      part("h", type: "table") + part("s1", type: "table") + part("s2") + part("i", type: "table")
    let recording = try #require(try await book(overlay).content.recording(ofChapter: 0))
    #expect(recording.clips.map(\.structure) == [1, 1, nil, 2])
  }

  @Test func thePackageSaysHowLongItIsAndWhoReads() async throws {
    let told = try await book(
      part("h"),
      metadata: """
        <meta property="media:duration">0:01:30</meta><meta property="media:narrator">Ada</meta>
        <meta property="media:narrator">Bo</meta>
        <meta property="media:duration" refines="#o">12s</meta>
        """)
    let expected = Recording(chapters: [0], milliseconds: 90_000, narrators: ["Ada", "Bo"])
    #expect(told.content.recording == expected)
    let summed = try await book(
      part("h"), metadata: "<meta property='media:duration' refines='#o'>12s</meta>")
    #expect(summed.content.recording?.milliseconds == 12_000)
    let silent = try await book(
      part("h"), metadata: "<meta property='media:duration'>very long</meta>")
    #expect(silent.content.recording == Recording(chapters: [0], milliseconds: nil, narrators: []))
  }

  @Test(arguments: ["", "media-overlay='none'"])
  func aBookThatNamesNoOverlayBringsNoRecording(item: String) async throws {
    let book = try await book(part("h"), item: item)
    #expect(book.content.recording == nil)
    #expect(try await book.content.recording(ofChapter: 0) == nil)
  }

  @Test func aBookWithoutASoundBringsNoRecording() async throws {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='c' href='c' media-type='application/xhtml+xml' media-overlay='o'/>"
          + "<item id='o' href='o.smil' media-type='application/smil+xml'/>"
          + "<item id='a' href='https://example.org/a.mp3' media-type='audio/mpeg'/>"
          + "<item id='b' href='gone.mp3' media-type='audio/mpeg'/>",
        spine: "<itemref idref='c'/>"))
    fixture.add("EPUB/c", BookFixture.page("<p>One.</p>"))
    fixture.add("EPUB/o.smil", "<smil><body/></smil>")
    #expect(try await fixture.open().content.recording == nil)
  }

  @Test func aChapterThatIsNotThereHasNoRecording() async throws {
    let book = try await book(part("h"))
    await #expect(throws: NoSuchChapter.self) { try await book.content.recording(ofChapter: 7) }
  }

  @Test func aPageThatIsNoXHTMLKeepsItsClips() async throws {
    let book = try await book(
      part("h"), page: "<p>One<br>two <h1 id=h>Tea</h1> &nbsp; <unclosed>")
    let text = Array(try await book.content.chapter(at: 0).text.utf16)
    let clip = try #require(try await book.content.recording(ofChapter: 0)?.clips.first)
    #expect(String(decoding: text[clip.range], as: UTF16.self) == "Tea")
  }

  @Test func aSoundIsReadInPartsFromAnyPlace() async throws {
    let folder = try TemporaryFolder()
    var fixture = BookFixture.chapters(["<p>One.</p>"])
    let sound = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    fixture.files.append(("EPUB/long.mp3", sound))
    let book = try await BookParser.open(fixture.write(to: folder))
    let opened = try #require(try await book.content.sound(at: "EPUB/long.mp3"))
    #expect(opened.byteCount == sound.count)
    #expect(opened.beginning == Array(sound.prefix(opened.beginning.count)))
    for range in [0..<sound.count, 5..<6, 130_000..<400_000, 699_999..<700_000, 9..<9] {
      var read: [UInt8] = []
      try await opened.read(range) { read += $0 }
      #expect(read == Array(sound[range]))
    }
    #expect(try await book.content.sound(at: "EPUB/none.mp3") == nil)
  }
}
