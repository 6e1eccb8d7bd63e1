import BookParser
import Foundation
import PictureConverting
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import Publishing

@Suite(.ownThreads)
struct DrawnCoverTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Books

  private func exported(
    _ name: String, _ files: [(name: String, bytes: [UInt8])],
    pictures: PictureSettings = PictureSettings()
  ) async throws -> URL {
    let source = folder.url.appending(path: name)
    var writer = try ZipWriter(file: source)
    for file in files { try writer.add(file.name, file.bytes) }
    try writer.finish()
    let made = folder.url.appending(path: "\(name).epub")
    _ = try await BookConversion.write(
      try await BookParser.open(source), as: .epub, to: made, pictures: pictures)
    return made
  }

  /// Width and height of a JPEG, by its frame header (ITU-T T.81, B.2.2).
  private static func size(_ jpeg: [UInt8]) -> [Int]? {
    guard
      let place = jpeg.indices.dropLast(8).first(where: { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 }
      )
    else { return nil }
    func number(_ offset: Int) -> Int {
      Int(jpeg[place + offset]) << 8 | Int(jpeg[place + offset + 1])
    }
    return [number(7), number(5)]
  }

  private func text(_ path: String, in file: URL) throws -> String {
    let archive = try ZipArchive(file: file)
    let index = try #require(archive.entries.firstIndex { $0.path == "EPUB/" + path })
    return String(decoding: try archive.read(index, limit: 1 << 20).bytes, as: UTF8.self)
  }

  @Test func aDrawnCoverKeepsToTheLongestSide() async throws {
    var settings = PictureSettings()
    settings.longestSide = 600
    let file = try await exported(
      "tea.zip", [("tea.md", Array("# Tea\n\nText.\n".utf8))], pictures: settings)
    let book = try await BookParser.open(file)
    let cover = try await book.content.resource(at: try #require(book.metadata.cover))
    #expect(Self.size(cover?.bytes ?? []) == [400, 600])
  }

  @Test func aBookWithoutACoverHasADrawnOne() async throws {
    let file = try await exported("tea.zip", [("tea.md", Array("# Tea\n\nText.\n".utf8))])
    let package = try text("package.opf", in: file)
    #expect(
      package.contains(
        #"<item id="i1" href="images/image-1.jpg" media-type="image/jpeg" properties="cover-image"/>"#
      ))
    #expect(package.contains(#"<meta name="cover" content="i1"/>"#))
    let book = try await BookParser.open(file)
    let cover = try await book.content.resource(at: try #require(book.metadata.cover))
    #expect(Self.size(cover?.bytes ?? []) == [1200, 1800])
    if Epubcheck.isThere { #expect(try Epubcheck.findings(file) == "") }
  }

  @Test func aDrawnCoverIsNoPictureThatReadersHaveToSee() async throws {
    let plain = try await exported("tea.zip", [("tea.md", Array("# Tea\n\nText.\n".utf8))])
    #expect(try text("package.opf", in: plain).contains("There are no pictures."))
    let shown = try await exported(
      "map.zip",
      [("map.md", Array("# Map\n\n![A map](a.png)\n".utf8)), ("a.png", SamplePictures.png)])
    let package = try text("package.opf", in: shown)
    #expect(package.contains("textual,visual") && package.contains("image-2.jpg"))
  }

  @Test func aBooksOwnCoverIsKept() async throws {
    let source = folder.url.appending(path: "own.epub")
    var publication = Publication(
      title: "Own", creator: "A", language: "en", identifier: "urn:test:own",
      modified: "2026-01-01T00:00:00Z", sections: [])
    publication.sections = [.init(title: "One", body: "<p>Text</p>")]
    var writer = try EPUBWriter(publication, to: source)
    try writer.add(publication.sections[0])
    try writer.add(picture: SamplePictures.png, .png, isCover: true)
    try writer.finish()
    let made = folder.url.appending(path: "made.epub")
    _ = try await BookConversion.write(try await BookParser.open(source), as: .epub, to: made)
    let package = try text("package.opf", in: made)
    #expect(package.contains(#"image-1.png" media-type="image/png" properties="cover-image""#))
    #expect(!package.contains("image/jpeg"))
  }

  // MARK: Designs

  /// What `coverDesign` of `Web/js/covers/cover-design.js` chooses for the same fingerprints.
  @Test(arguments: [
    ("epub:abc:12", UInt32(344_265_764), CoverDesign.Layout.initial, 8, 40),
    ("text:0123:1", 1_146_039_052, .initial, 4, 121),
    ("article:ff:99", 2_787_184_812, .initial, 10, 8), ("ü:0", 1_215_851_391, .rules, 9, 195),
  ])
  func theDesignIsThePages(
    seed: String, hash: UInt32, layout: CoverDesign.Layout, palette: Int, pattern: Int
  ) {
    let design = CoverDesign(seed: seed)
    #expect(CoverDesign.hash(seed) == hash && design.layout == layout)
    #expect(design.palette == CoverDesign.palettes[palette] && design.pattern == pattern)
  }

  private static let seeds: [CoverDesign.Layout: String] = (0..<500).reduce(into: [:]) {
    $0[CoverDesign(seed: "seed \($1)").layout] = "seed \($1)"
  }

  @Test(arguments: CoverDesign.Layout.allCases)
  func everyLayoutIsDrawnTheSameTwiceForAnyTitle(layout: CoverDesign.Layout) throws {
    let seed = try #require(Self.seeds[layout])
    for title in [
      "Emma", "Zur Rechtsschutzversicherungsgesellschaft: Anmerkungen und Nachträge", "三国演义",
      "ألف ليلة وليلة", String(repeating: "a", count: 100_000), "\u{0}\u{202E}", "\u{30000}", "",
    ] {
      let words = Self.words(title)
      let cover = try DrawnCover.jpeg(of: words, seed: seed)
      #expect(PictureType(cover) == .jpeg)
      #expect(try DrawnCover.jpeg(of: words, seed: seed) == cover, "\(title.prefix(20))")
    }
  }

  @Test func otherWordsGiveAnotherPicture() throws {
    let covers = try ["Emma", "Emmy", "\u{30000}"].map {
      try DrawnCover.jpeg(of: Self.words($0), seed: "seed")
    }
    #expect(Set(covers).count == 3)
  }

  // MARK: Words

  private static func words(_ title: String) -> CoverWords {
    var metadata = Metadata(title: title)
    metadata.contributors = [Contributor(name: "Jane Austen")]
    return CoverWords(metadata, title: title, isArticle: false)
  }

  @Test(arguments: [
    ("Emma: A Novel", "Emma: A Novel", nil),
    ("Robinson Crusoe: A Life", "Robinson Crusoe", "A Life"),
    ("Robinson Crusoe – A Life", "Robinson Crusoe", "A Life"),
    ("A well-known title of words", "A well-known title of words", nil),
    ("吾輩は猫である：上巻 第一章から第六章", "吾輩は猫である", "上巻 第一章から第六章"),
  ])
  func aLongTitleIsPartedFromItsSubtitle(whole: String, title: String, subtitle: String?) {
    #expect(CoverWords.parts(of: whole) == (title, subtitle))
  }

  @Test func anArticleSaysWhereAndWhenItAppeared() {
    var metadata = Metadata(title: "News")
    metadata.publisher = "The Example Times"
    metadata.published = "2026-03-05T10:00:00Z"
    for (language, line) in [("en", "March 5, 2026"), ("de", "5. März 2026")] {
      metadata.languages = [language]
      let words = CoverWords(metadata, title: "News", isArticle: true)
      #expect(words.imprint == "The Example Times · \(line)")
    }
    #expect(CoverWords(metadata, title: "News", isArticle: false).imprint == nil)
    metadata.published = "2026"
    metadata.publisher = nil
    #expect(CoverWords(metadata, title: "News", isArticle: true).imprint == "2026")
    metadata.published = "yesterday"
    #expect(CoverWords(metadata, title: "News", isArticle: true).imprint == nil)
  }
}
