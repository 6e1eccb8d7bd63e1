import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing

/// Pictures of a saved page that its server did not give.
@Suite(.ownThreads)
struct MissingPicturesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a page with two pictures, the first of which was kept, and reads the EPUB's chapter.
  private func written(
    language: String, _ pictures: String, as name: String = "out.epub"
  ) async throws -> (file: URL, chapter: Chapter) {
    let text =
      "<p>\(String(repeating: "The ferry lay at the quay, and nobody went aboard. ", count: 20))</p>"
    var page = SavedPage(
      address: "https://a.example/post",
      page: Array(
        "<html lang=\"\(language)\"><title>Ferry</title><body><article><h1>Ferry</h1>\(text)\(pictures)\(text)</article></body></html>"
          .utf8), charset: "utf-8")
    page.pictures = [
      SavedPage.Part(
        address: "https://a.example/kept.webp", bytes: SamplePictures.lossyWebP,
        fileExtension: "webp")
    ]
    let source = folder.url.appending(path: "page.article")
    try Data(try page.packed()).write(to: source)
    let file = folder.url.appending(path: name)
    let book = try await BookParser.open(source)
    _ = try await BookConversion.write(book, as: .epub, to: file, isReplacing: true)
    return (file, try await BookParser.open(file).content.chapter(at: 0))
  }

  private static let pictures = """
    <p><img src="/kept.webp" alt="A ferry"></p><p><img src="/gone ä.png?a=1&amp;b=2" alt="A &quot;quay&quot;"></p>\
    <p><img src="https://b.example/gone.jpg"></p><p><img src="https://b.example/gone.jpg" alt="Again"></p>
    """

  @Test func thoseThatCouldNotBeHadAreListedBehindTheText() async throws {
    let (file, chapter) = try await written(language: "en", Self.pictures)
    #expect(chapter.images.count == 1 && chapter.text.contains("A \"quay\""))
    let lines = chapter.text.split(separator: "\n").suffix(3)
    #expect(
      lines == ["Pictures that could not be fetched", "A \"quay\"", "https://b.example/gone.jpg"])
    #expect(
      chapter.links.map(\.target).suffix(2) == [
        .address("https://a.example/gone%20%C3%A4.png?a=1&b=2"),
        .address("https://b.example/gone.jpg"),
      ])
    let again = try await written(language: "en", Self.pictures, as: "again.epub").file
    #expect(try Data(contentsOf: file) == Data(contentsOf: again))
    if Epubcheck.isThere {
      #expect(try Epubcheck.findings(file) == "")
    }
  }

  @Test(arguments: [
    ("de-CH", "Bilder, die sich nicht laden ließen"),
    ("fr", "Images qui n’ont pas pu être chargées"),
    ("nl", "Pictures that could not be fetched"),
  ])
  func theListHasTheLanguageOfTheArticle(language: String, title: String) async throws {
    #expect(try await written(language: language, Self.pictures).chapter.text.contains(title))
  }

  @Test func aPageWithAllItsPicturesHasNoList() async throws {
    let chapter = try await written(
      language: "en", "<p><img src=\"/kept.webp\" alt=\"A ferry\"></p>"
    ).chapter
    #expect(!chapter.text.contains("could not be fetched") && chapter.images.count == 1)
  }
}
