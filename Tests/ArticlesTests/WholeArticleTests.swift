import Testing

@testable import Articles

/// Articles that Readability finds in part or not at all, each by the kind of page that holds them.
struct WholeArticleTests {
  private static func paragraph(_ name: String, _ number: Int) -> String {
    let sentence =
      "The \(name) master closed gate \(number) at noon, because the tide had come in fast."
    return "<p>" + Array(repeating: sentence, count: 4).joined(separator: " ") + "</p>"
  }

  private static func story(_ name: String, _ count: Int = 6) -> String {
    (1...count).map { paragraph(name, $0) }.joined()
  }

  private func read(_ body: String, title: String = "The harbour master and the tide") throws
    -> String
  {
    let page =
      "<!doctype html><html lang=en><head><title>\(title)</title></head><body>\(body)</body></html>"
    let extractor = ArticleExtractor(address: WebAddress("https://news.example/a/low-tide/"))
    return try #require(try extractor.extract(Array(page.utf8)).article).text
  }

  @Test func aPageWhoseArticleIsAnAsideHasIt() throws {
    let text = try read(
      "<main><aside class=content><section><h1>Tide</h1>\(Self.paragraph("harbour", 1))</section></aside></main>"
    )
    #expect(text.contains("The harbour master closed gate 1"))
  }

  @Test func anAsideBesideAnArticleIsNoPartOfIt() throws {
    let text = try read(
      "<div id=content>\(Self.story("harbour"))<aside>\(Self.paragraph("lock", 1))</aside></div>")
    #expect(text.contains("harbour master") && !text.contains("lock master"))
  }

  @Test(arguments: [
    (#"<article id="low-tide"><h2>Tide</h2>"#, #"<article id="the-lock"><h2>Lock</h2>"#),
    ("<article><h2>The harbour master and the tide</h2>", "<article><h2>Of locks and gates</h2>"),
  ])
  func ofSeveralWholeArticlesTheOneThatThePageNamesIsFound(own: String, other: String) throws {
    let body =
      "<div>\(own)\(Self.story("harbour"))</article>\(other)\(Self.story("lock", 30))</article></div>"
    let text = try read(body)
    #expect(text.contains("harbour master") && !text.contains("lock master"))
  }

  @Test func aRuleThatTakesAllArticlesOfAPageGetsThem() throws {
    let page = """
      <html><head><title>The harbour master and the tide</title></head><body><main>
      <article><h2>The harbour master and the tide</h2>\(Self.story("harbour"))</article>
      <article><h2>Of locks and gates</h2>\(Self.story("lock"))</article></main></body></html>
      """
    var extractor = ArticleExtractor(address: WebAddress("https://news.example/a"))
    var rule = PageRule()
    rule.content = [try Selector("main")]
    extractor.rule = rule
    let text = try #require(try extractor.extract(Array(page.utf8)).article).text
    #expect(text.contains("harbour master") && text.contains("lock master"))
  }

  @Test(arguments: ["<h2>Of locks and gates</h2>", ""])
  func thePartsOfAnArticleStay(heading: String) throws {
    let body = """
      <div><article><h1>The harbour master and the tide</h1>\(Self.story("harbour"))</article>
      <article>\(heading)\(Self.story("lock"))</article></div>
      """
    let text = try read(body)
    #expect(text.contains("harbour master") && text.contains("lock master"))
  }

  @Test func articlesThatThePageDoesNotTellApartAreFoundAsBefore() throws {
    let body = """
      <div><article><h2>Of tides</h2>\(Self.story("harbour"))</article>
      <article><h2>Of locks</h2>\(Self.story("lock", 30))</article></div>
      """
    #expect(try read(body, title: "News").contains("lock master"))
  }

  @Test(arguments: [
    #"<div class="post entry-content">"#, "<div class='post\n entry-content'>",
    #"<div itemprop="articleBody">"#,
    #"<div class="article__body">"#,
  ])
  func anArticleInRowsAndColumnsIsWhole(opening: String) throws {
    func row(_ text: String) -> String {
      "<div class=row><div class=column><div class=inner><div class=wrapper><div class=block>\(text)</div></div></div></div></div>"
    }
    let rows = [
      row(Self.story("harbour", 2)), row(Self.story("lock", 9)), row(Self.story("pier", 2)),
    ]
    let text = try read("<main><header>Menu</header>\(opening)\(rows.joined())</div></main>")
    for name in ["harbour", "lock", "pier"] { #expect(text.contains("\(name) master")) }
  }

  @Test func anArticleThatOnlyJSONLDHoldsIsFound() throws {
    let sentence = "The harbour master closed the gate at noon, because the tide had come in. "
    let body = String(repeating: sentence, count: 8)
    let data =
      #"{"@context":"https://schema.org","@type":"NewsArticle","headline":"Tide","articleBody":"\#(body)\n\n\#(body)"}"#
    let page =
      "<!doctype html><html><head><title>Tide</title><script type='application/ld+json'>\(data)</script></head><body><div id=root></div></body></html>"
    let found = try ArticleExtractor().extract(Array(page.utf8))
    let article = try #require(found.article)
    #expect(found.isReadable && article.title == "Tide")
    #expect(
      article.html.ranges(of: "<p>").count == 2 && article.text.hasPrefix("The harbour master"))
  }

  @Test func aPageThatShowsItsArticleIsNotReplacedByItsJSONLD() throws {
    let data =
      #"{"@context":"https://schema.org","@type":"NewsArticle","articleBody":"\#(String(repeating: "Lock. ", count: 900))"}"#
    let text = try read(
      "<script type='application/ld+json'>\(data)</script><article>\(Self.story("harbour"))</article>"
    )
    #expect(text.contains("harbour master") && !text.contains("Lock."))
  }

  @Test func aListOfRelatedArticlesIsNeverTheArticle() throws {
    let teasers = (1...6).map { "<li>\(Self.paragraph("lock", $0))</li>" }.joined()
    let text = try read(
      "<div><p>The harbour master closed gate 1 at noon, because the tide had come in fast.</p></div><div id=related_posts><ul>\(teasers)</ul></div>"
    )
    #expect(text.contains("harbour master") && !text.contains("lock master"))
  }

  @Test func paragraphsThatThePageMarksAsPaidForAreRead() throws {
    let paid = Self.story("lock", 3).replacing("<p>", with: "<p class=paywall>")
    let text = try read(
      "<article>\(Self.story("harbour"))\(paid)\(Self.paragraph("pier", 1))</article>")
    for number in 1...3 { #expect(text.contains("lock master closed gate \(number) ")) }
  }

  @Test func anArticleInRowsOfAPageBuilderIsWhole() throws {
    let rows = (1...5).map { number in
      "<section class=row><div class=column><div class=wrap><div class=box><div class=text>\(Self.paragraph("harbour", number))</div></div></div></div></section>"
    }.joined()
    let text = try read(
      "<div class='elementor elementor-112'><div class=inner><div class=section-wrap>\(rows)</div></div></div>"
    )
    for number in 1...5 { #expect(text.contains("closed gate \(number) ")) }
  }
}
