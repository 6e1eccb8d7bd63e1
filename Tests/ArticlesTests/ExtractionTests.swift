import Foundation
import Testing

@testable import Articles

/// What becomes of a page: each test names one rule.
struct ExtractionTests {
  private static let sentence =
    "The quick brown fox jumps over the lazy dog, and then, without any haste, it goes home to its den. "
  private static let paragraph = "<p>" + String(repeating: sentence, count: 4) + "</p>"
  private static let story = String(repeating: paragraph, count: 5)

  private func extract(_ page: String) throws -> Article {
    let extractor = ArticleExtractor(address: WebAddress("https://example.org/a/page"))
    return try #require(try extractor.extract(Array(page.utf8)).article)
  }

  private func page(_ body: String, head: String = "<title>Foxes in the evening sun</title>")
    -> String
  {
    "<!doctype html><html lang=en><head>\(head)</head><body>\(body)</body></html>"
  }

  @Test func theStoryIsFoundAndTheRestIsLeftOut() throws {
    let article = try extract(
      page(
        """
        <div class=menu><a href=/>Home</a> <a href=/news>News</a></div>
        <div id=content>\(Self.story)</div>
        <div class=sidebar><ul><li><a href=/x>Other foxes</a></ul></div>
        <div class=footer>Imprint</div>
        """))
    #expect(article.title == "Foxes in the evening sun")
    #expect(article.language == "en")
    #expect(article.text.contains("quick brown fox"))
    for other in ["Home", "Other foxes", "Imprint"] { #expect(!article.text.contains(other)) }
  }

  @Test func aPageWithoutTextHasNoArticle() throws {
    let empty = try ArticleExtractor().extract(Array("<body><img src=a></body>".utf8))
    #expect(empty.article == nil)
    #expect(!empty.isReadable)
    #expect(try ArticleExtractor().extract([]).article == nil)
  }

  @Test func aPageOfLinksIsNoArticle() throws {
    let links = (0..<40).map { "<p><a href=/\($0)>Number \($0)</a></p>" }.joined()
    #expect(try !ArticleExtractor().extract(Array(page(links).utf8)).isReadable)
    #expect(try ArticleExtractor().extract(Array(page(Self.story).utf8)).isReadable)
  }

  @Test func linkedDataCountsMoreThanMeta() throws {
    let article = try extract(
      page(
        Self.story,
        head: """
          <meta property="og:title" content="From meta"><meta name=author content="Meta">
          <meta property="article:published_time" content="2020-01-01">
          <script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle",
          "headline":"From linked data","author":[{"name":"Ann"},{"name":"Bob"}],"publisher":{"name":"The Den"},
          "datePublished":"2021-02-03","description":"About &amp;amp; foxes"}</script>
          """))
    #expect(article.title == "From linked data")
    #expect(article.byline == "Ann, Bob")
    #expect(article.siteName == "The Den")
    #expect(article.publishedTime == "2021-02-03")
    #expect(article.excerpt == "About &amp; foxes")
  }

  @Test(arguments: [
    ("A long title of an article | The Site", "A long title of an article"),
    ("Section » A long title of an article", "A long title of an article"),
    ("Reviews: the very long title of it", "the very long title of it"), ("Short", "Short"),
    ("A long title — of an article – The Site", "A long title — of an article"),
  ])
  func titlesLoseTheSite(_ title: String, _ expected: String) throws {
    #expect(try extract(page(Self.story, head: "<title>\(title)</title>")).title == expected)
  }

  @Test func aBylineLeavesTheText() throws {
    let article = try extract(
      page(
        "<div id=content><p class=byline>By <b itemprop=name>Ann Fox</b>, 3 May</p>\(Self.story)</div>"
      ))
    #expect(article.byline == "Ann Fox")
    #expect(!article.text.contains("3 May"))
  }

  @Test func hiddenPartsAreDropped() throws {
    let hidden = [
      "<p style='display: none'>secret</p>", "<p hidden>secret</p>",
      "<p aria-hidden=true>secret</p>",
      "<p style='color:red;VISIBILITY:hidden !important'>secret</p>",
    ]
    for part in hidden {
      #expect(
        try !extract(page("<div id=content>\(part)\(Self.story)</div>")).text.contains("secret"))
    }
  }

  @Test func lazyPicturesGetTheirAddresses() throws {
    let article = try extract(
      page(
        """
        <div id=content>\(Self.story)
        <figure><img class=lazy data-src="/one.jpg" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></figure>
        <p><img class=x src="tiny.gif"><noscript><img src="two.png"></noscript></p>
        <p><img data-srcset="three.webp 1x, four.webp 2x" alt=""></p></div>
        """))
    #expect(article.html.contains(#"src="https://example.org/one.jpg""#))
    #expect(article.html.contains(#"src="https://example.org/a/two.png""#))
    #expect(
      article.html.contains(
        "https://example.org/a/three.webp 1x, https://example.org/a/four.webp 2x"))
  }

  @Test func breaksBecomeParagraphs() throws {
    let lines = (0..<6).map { _ in Self.sentence + Self.sentence }.joined(separator: "<br> <br/>")
    let article = try extract(page("<div id=content>\(lines)</div>"))
    #expect(article.html.components(separatedBy: "<p>").count == 7)
    #expect(!article.html.contains("<br>"))
  }

  @Test func dataTablesStayAndLayoutTablesOfOneCellGo() throws {
    let rows = (0..<10).map { "<tr><td>\($0)<td>value" }.joined()
    let article = try extract(
      page(
        """
        <div id=content>\(Self.story)<table class=data>\(rows)</table>
        <table><tr><td>\(Self.sentence)</td></tr></table></div>
        """))
    #expect(article.html.components(separatedBy: "<table").count == 2)
  }

  @Test func playersOfVideosStayAndOtherFramesGo() throws {
    let article = try extract(
      page(
        """
        <div id=content>\(Self.story)<iframe src="https://www.youtube.com/embed/x"></iframe>
        <iframe src="https://ads.example/x"></iframe></div>
        """))
    #expect(article.html.contains("youtube.com/embed"))
    #expect(!article.html.contains("ads.example"))
  }
}
