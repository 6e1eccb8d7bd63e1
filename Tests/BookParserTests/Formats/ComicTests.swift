import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

struct ComicTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  private static let info = """
    <ComicInfo><Title>Night</Title><Series>Ferry</Series><Number>3</Number><Writer>A. B., C. D.</Writer>
    <LanguageISO>ja</LanguageISO><Year>2020</Year><Month>4</Month><Manga>YesAndRightToLeft</Manga>
    <Pages><Page Image="1" Type="FrontCover"/><Page Image="2" DoublePage="true"/></Pages></ComicInfo>
    """

  private static let files: [(path: String, content: [UInt8])] = [
    ("p/page 10.png", dot), ("p/page 2.png", dot), ("p/page 1.png", dot),
    ("ComicInfo.xml", Array(info.utf8)), ("p/Thumbs.db", [0]),
  ]

  @Test(arguments: ["a.cbz", "a.zip"])
  func picturesArePagesInTheirNaturalOrder(name: String) async throws {
    let book = try await BookParser.open(try fixture.archive(name, Self.files))
    #expect(book.fingerprint.format.id == "cbz" && book.metadata.title == "Night")
    #expect(book.spine.map(\.path) == ["p/page 1.png", "p/page 2.png", "p/page 10.png"])
    #expect(book.spine.map(\.side) == [nil, nil, .center])
    #expect(book.metadata.creators == ["A. B.", "C. D."] && book.metadata.languages == ["ja"])
    #expect(book.metadata.series == Series(name: "Ferry", position: "3"))
    #expect(book.metadata.published == "2020-04" && book.metadata.cover == "p/page 2.png")
    #expect(book.metadata.layout == .fixed && book.metadata.pageProgression == .rightToLeft)
    #expect(
      try await book.content.resource(at: "p/page 1.png")
        == Resource(bytes: dot, mediaType: "image/png"))
  }

  @Test func eachPageIsAPlaceAndHasNothingToSay() async throws {
    let book = try await BookParser.open(try fixture.archive("a.cbz", Self.files))
    #expect(try await book.content.chapterLengths() == [1, 1, 1])
    let page = try await book.content.styledChapter(at: 1)
    #expect(page.blocks.isEmpty && page.images.map(\.path) == ["p/page 2.png"])
    try await expectTrueLengths(book)
  }

  @Test func theTableSaysWhatAComicCanNotDo() throws {
    let format = try #require(BookFormatTable.standard.formats.first { $0.id == "cbz" })
    #expect(format.capabilities == [.read, .mark, .pages])
    #expect(BookFormat.epub.capabilities == BookFormat.Capability.ofText.union([.recording]))
  }

  @Test func picturesThatNoBrowserShowsAreNamed() async throws {
    let comic = try fixture.archive("a.cbz", [("1.jxl", dot), ("2.jxl", dot)])
    await #expect(throws: BookOpenError.unsupportedFormat("A comic of .jxl pictures")) {
      try await BookParser.open(comic)
    }
  }

  @Test func picturesThatAreLeftOutAreCounted() async throws {
    let comic = try fixture.archive(
      "a.cbz",
      [
        ("1.png", dot), ("2.jxl", dot), ("3.TIF", dot), ("4.png", dot), ("4.tif", dot),
        ("__MACOSX/._5.jxl", dot),
      ])
    let book = try await BookParser.open(comic)
    #expect(book.spine.map(\.path) == ["1.png", "4.png"])
    let finding = try #require(book.findings.first)
    #expect(book.findings.count == 1 && finding.code == .unshownPictures)
    #expect(finding.severity == .major && finding.place == "2.jxl")
    #expect(finding.values == ["count": "2", "formats": "jxl, tif"])
    let whole = try fixture.archive("b.cbz", [("1.png", dot), ("2.png", dot)])
    #expect(try await BookParser.open(whole).findings.isEmpty)
  }

  @Test func whatAComicSaysIsFoundUnderAnyWritingOfItsName() async throws {
    let files = [("p/1.png", dot), ("p/comicinfo.xml", Array(Self.info.utf8))]
    let comic = try fixture.archive("a.cbz", files.map { (path: $0.0, content: $0.1) })
    #expect(try await BookParser.open(comic).metadata.title == "Night")
  }

  @Test func anArchiveUnderAComicsNameThatIsNoneIsRefused() async throws {
    await #expect(throws: BookOpenError.self) { try await fixture.open("a.cbz", "A text.\n") }
    await #expect(throws: BookOpenError.self) {
      try await fixture.openArchive("a.cbz", [("notes.txt", "no picture")])
    }
  }

  @Test func mutatedComicsHoldTheInvariants() async throws {
    try await FuzzLoop("Comic").run { generator in
      var files = Self.files
      files[3].content = generator.mutated(
        files[3].content, words: ["<Page Image=\"-1\"/>", "<Pages>"])
      guard let book = try? await BookParser.open(try fixture.archive("a.cbz", files)) else {
        return
      }
      try await expectTrueLengths(book)
    }
  }
}
