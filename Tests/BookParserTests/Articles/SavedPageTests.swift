import Foundation
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import BookParser

/// Web pages that were saved with their pictures.
struct SavedPageTests {
  private static let address = "https://www.example.org/news/one"
  private static let picture = "https://www.example.org/pictures/boat.png?size=2"

  private static func page(_ picture: String = "../pictures/boat.png?size=2") -> String {
    let paragraph =
      "The boat had lain in the harbour for years, and nobody knew, or wanted to know, whose it was. "
    return """
      <html lang="en_GB"><head><title>A boat &amp; its owner</title>
      <meta property="og:site_name" content="The Harbour Post">
      <meta name="author" content="Ada Reed">
      <meta property="article:published_time" content="2026-03-01T08:00:00Z"></head><body>
      <nav><a href="/">Home</a></nav><article><h1>A boat &amp; its owner</h1>
      <p onclick="steal()">\(String(repeating: paragraph, count: 4))<script>steal()</script></p>
      <figure><img src="\(picture)" alt="The boat"><figcaption>Low tide</figcaption></figure>
      <h2>The owner</h2><p>\(String(repeating: paragraph, count: 4))</p>
      <iframe src="https://tracker.example/"></iframe></article></body></html>
      """
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func saved(_ page: SavedPage) async throws -> Book {
    let file = try folder.makeFile("page", Data(try page.packed()))
    return try await BookParser.open(file)
  }

  private func sample(_ text: String = page(), charset: String? = "utf-8") -> SavedPage {
    var page = SavedPage(address: Self.address, page: Array(text.utf8), charset: charset)
    page.pictures = [
      SavedPage.Part(
        address: Self.picture, bytes: PictureMaker.png(4, 3), fileExtension: "png")
    ]
    return page
  }

  @Test(arguments: [
    ("By Ada Reed", "Ada Reed"), ("Von Ada Reed", "Ada Reed"), ("BY  ADA REED", "ADA REED"),
    ("文／里田", "里田"), ("Byron Reed", "Byron Reed"), ("von Bülow", "von Bülow"),
  ])
  func theAuthorsNameIsWithoutTheWordInFrontOfIt(byline: String, name: String) async throws {
    let page = Self.page().replacing("content=\"Ada Reed\"", with: "content=\"\(byline)\"")
    let book = try await saved(sample(page))
    #expect(book.metadata.contributors.map(\.name) == [name])
  }

  @Test(arguments: [
    ("The Harbour Post", "The Harbour Post · 2026-03-01"),
    ("By the  harbour post", "The Harbour Post · 2026-03-01"),
    ("The Harbour Post Desk", "The Harbour Post Desk · The Harbour Post · 2026-03-01"),
  ])
  func aSiteThatIsItsOwnAuthorIsNamedOnce(byline: String, source: String) async throws {
    let page = Self.page().replacing("content=\"Ada Reed\"", with: "content=\"\(byline)\"")
    let text = try await saved(sample(page)).content.chapter(at: 0).text
    #expect(text.split(separator: "\n").map(String.init).contains(source))
  }

  @Test func anArticleSaysWhereItComesFrom() async throws {
    let book = try await saved(sample())
    #expect(book.fingerprint.format == .article)
    #expect(book.metadata.title == "A boat & its owner")
    #expect(book.metadata.creators == ["Ada Reed"] && book.metadata.languages == ["en-GB"])
    #expect(book.metadata.publisher == "The Harbour Post")
    #expect(book.metadata.identifiers == [Self.address])
    let text = try await book.content.chapter(at: 0).text
    #expect(text.hasPrefix("A boat & its owner"))
    #expect(text.contains("Ada Reed · The Harbour Post · 2026-03-01"))
    #expect(!text.contains("Home"))
  }

  @Test func headingsAreTheContents() async throws {
    let book = try await saved(sample())
    #expect(book.contents.map(\.label) == ["A boat & its owner", "The owner"])
  }

  @Test func itsPicturesAreShownFromTheFile() async throws {
    let book = try await saved(sample())
    let html = try await book.content.chapter(at: 0).html
    #expect(html.contains("pictures/1.png") && !html.contains("boat.png"))
    let picture = try await book.content.resource(at: "pictures/1.png")
    #expect(picture?.bytes == PictureMaker.png(4, 3))
  }

  @Test func nothingOfThePageRunsOrLoads() async throws {
    let missing = sample(Self.page("https://elsewhere.example/pixel.png"))
    let html = try await saved(missing).content.chapter(at: 0).html
    for active in ["script", "onclick", "iframe", "steal", "src=\"http"] {
      #expect(!html.contains(active), "\(active) is left")
    }
    // A picture that was not kept has its words.
    #expect(html.contains("The boat"))
  }

  @Test func theSamePageGivesTheSameBytes() throws {
    #expect(try sample().packed() == sample().packed())
  }

  @Test func aFileSaysWhichVersionOfThePageItHolds() async throws {
    var page = sample()
    #expect(try SavedPage(firstPageOf: folder.makeFile("old", Data(page.packed()))).version == nil)
    page.version = SavedPage.Version(entityTag: "W/\"1\"", lastModified: nil)
    let file = try folder.makeFile("new", Data(try page.packed()))
    let read = try SavedPage(firstPageOf: file)
    #expect(read.version == page.version && read.page == page.page)
    #expect(read.address == Self.address && read.charset == "utf-8")
    #expect(try await BookParser.open(file).metadata.title == "A boat & its owner")
    #expect(SavedPage.Version(entityTag: nil, lastModified: nil) == nil)
  }

  @Test func theServersCharsetCountsMoreThanThePages() async throws {
    let text = Self.page().replacing("<head>", with: "<head><meta charset=\"utf-8\">")
      .replacing("Ada Reed", with: "Ad\u{E9}le")
    let latin = SavedPage(
      address: Self.address, page: text.unicodeScalars.map { UInt8($0.value) },
      charset: "iso-8859-1")
    #expect(try await saved(latin).metadata.creators == ["Ad\u{E9}le"])
  }

  @Test func damagedFilesSayWhatIsMissing() async throws {
    for left in [[SavedPage.descriptionPath], [SavedPage.pagePath], []] {
      var archive = try ZipWriter()
      try archive.add("mimetype", Array(SavedPage.mediaType.utf8), isStored: true)
      for path in left { try archive.add(path, Array("{}".utf8)) }
      let file = try folder.makeFile("damaged", Data(try archive.bytes()))
      await #expect(throws: BookOpenError.self) { try await BookParser.open(file) }
    }
  }

  @Test func aPageWithoutTextIsNoBook() async throws {
    let empty = SavedPage(address: Self.address, page: Array("<p></p>".utf8), charset: nil)
    await #expect(throws: BookOpenError.empty) { try await saved(empty) }
  }
}
