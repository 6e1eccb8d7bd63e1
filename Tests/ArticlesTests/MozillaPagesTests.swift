import Foundation
import TestSupport
import Testing

@testable import Articles

/// The pages of Readability's own tests.
struct MozillaPagesTests {
  private static let folder = Places.corpus?.appending(path: "articles/mozilla")
  private static let cases: [URL] = {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix("_") }.sorted().map { folder.appending(path: $0) }
  }()

  private struct Expected: Decodable {
    var title, byline, excerpt, siteName, dir, lang, publishedTime: String?
    var readerable: Bool
  }

  @Test(.enabled(if: !cases.isEmpty, "the corpus is absent"), arguments: cases)
  func textAndMetadataAreReadabilitys(_ page: URL) throws {
    let source = try Data(contentsOf: page.appending(path: "source.html"))
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: page.appending(path: "expected-metadata.json")))
    let extractor = ArticleExtractor(address: WebAddress("http://fakehost/test/page.html"))
    let found = try extractor.extract(Array(source))
    let article = try #require(found.article)
    #expect(article.title == expected.title ?? "")
    #expect(article.byline == expected.byline)
    #expect(article.excerpt == expected.excerpt)
    #expect(article.siteName == expected.siteName)
    #expect(found.isReadable == expected.readerable)
    // Readability's tests leave these three out where they expect none.
    for (value, wanted) in [
      (article.direction, expected.dir), (article.language, expected.lang),
      (article.publishedTime, expected.publishedTime),
    ] where wanted != nil {
      #expect(value == wanted)
    }
    let html = try Data(contentsOf: page.appending(path: "expected.html"))
    let same = try letters(Array(article.html.utf8)) == letters(Array(html))
    #expect(same)
  }

  /// The letters of markup, without white space: the expected pages are indented.
  private func letters(_ html: [UInt8]) throws -> String {
    let tree = try HTMLTreeBuilder.tree(of: html)
    return String(tree.text(tree.root).filter { !$0.isWhitespace })
  }
}
