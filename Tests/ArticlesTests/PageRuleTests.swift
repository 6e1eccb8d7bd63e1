import Testing

@testable import Articles

/// Rules say where the article is, when the general search would not find it.
struct PageRuleTests {
  private static let page = """
    <html><head><title>The Daily Boat</title><meta name=author content="Nobody"></head><body>
    <div class=menu><p>\(String(repeating: "A long list of other boats, and of ships, and of ports. ", count: 20))</p></div>
    <div class=story><h1 class=name>Low tide</h1><span class=who> Ada  Reed </span><time datetime=2026-03-01>1 March</time>
    <p>Short.</p><p class=ad>Buy a boat.</p><img data-src="/boat.jpg"><iframe src=//x.example></iframe>
    <form><button>Send</button></form><script>steal()</script></div>
    <div class=story><p onclick="steal()">The end.</p><div class=story>Inside.</div></div>
    <a class=on href="/one?part=b">On</a></body></html>
    """

  private func rule(_ change: (inout PageRule) throws -> Void) rethrows -> PageRule {
    var rule = PageRule()
    try change(&rule)
    return rule
  }

  private func extract(_ rule: PageRule?) throws -> PageExtraction {
    var extractor = ArticleExtractor(address: WebAddress("https://a.example/one"))
    extractor.rule = rule
    return try extractor.extract(Array(Self.page.utf8))
  }

  @Test func eachPartIsTakenFromItsPlace() throws {
    let found = try extract(
      rule {
        $0.content = [try Selector(".missing"), try Selector(".story")]
        $0.title = [try Selector("h1.name")]
        $0.author = [try Selector(".who")]
        $0.date = [try Selector("time")]
        $0.strip = [try Selector(".ad"), try Selector("h1, .who, time")]
      })
    #expect(found.isByRule && found.isReadable)
    let article = try #require(found.article)
    #expect(article.title == "Low tide" && article.byline == "Ada Reed")
    #expect(article.publishedTime == "2026-03-01")
    #expect(article.html.contains("Short.") && article.html.matches(of: /Inside\./).count == 1)
    for gone in ["other boats", "Buy", "iframe", "<button", "script", "onclick", "Low tide"] {
      #expect(!article.html.contains(gone), "\(gone) is left")
    }
    #expect(article.pictures == ["https://a.example/boat.jpg"])
  }

  @Test func aRuleThatFindsNothingLeavesTheSearch() throws {
    let plain = try extract(nil)
    let found = try extract(rule { $0.content = [try Selector(".missing")] })
    #expect(found.article == plain.article && !found.isByRule && !plain.isByRule)
    let stripped = try extract(rule { $0.strip = [try Selector(".menu")] })
    #expect(stripped.article?.html.contains("other boats") == false)
    // A rule may leave nothing of a page.
    #expect(try extract(rule { $0.strip = [try Selector("*")] }).article == nil)
  }

  @Test func theNextPageIsWhereTheRuleSays() throws {
    var extractor = ArticleExtractor(address: WebAddress("https://a.example/one"))
    let first = try #require(extractor.address)
    #expect(try extractor.links(Array(Self.page.utf8)).next(after: 1, of: first) == nil)
    extractor.rule = try rule { $0.next = [try Selector("a.on")] }
    let next = try extractor.links(Array(Self.page.utf8)).next(after: 1, of: first)
    #expect(next?.text == "https://a.example/one?part=b")
    // Another site's page is no page of this article.
    let other = try #require(WebAddress("https://b.example/one"))
    #expect(try extractor.links(Array(Self.page.utf8)).next(after: 1, of: other) == nil)
  }
}
