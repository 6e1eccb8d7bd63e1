import Testing

@testable import Articles

/// Pages for subscribers, whose text may be only the beginning.
struct PaywallTests {
  private static let story = (1...5).map { number in
    "<p>\(number). "
      + String(repeating: "The keeper wrote in his log that fog had come in. ", count: 4) + "</p>"
  }.joined()

  private func article(_ head: String = "", _ body: String) throws -> Article {
    var extractor = ArticleExtractor(address: WebAddress("https://post.example/a/light"))
    extractor.keepsMedia = true
    let page =
      "<!doctype html><html><head><title>The north light</title>\(head)</head><body>\(body)</body></html>"
    return try #require(try extractor.extract(Array(page.utf8)).article)
  }

  private func linked(_ free: String, _ more: String = "") -> String {
    """
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"The north light",\
    "isAccessibleForFree":\(free)\(more)}</script>
    """
  }

  @Test(arguments: ["false", "\"False\"", "\"http://schema.org/False\""])
  func whatIsNotFreeMayBeCut(free: String) throws {
    #expect(try article(linked(free), "<article>\(Self.story)</article>").mayBeCut)
  }

  @Test(arguments: ["true", "\"True\""]) func whatIsFreeIsWhole(free: String) throws {
    #expect(try !article(linked(free), "<article>\(Self.story)</article>").mayBeCut)
  }

  @Test func aPaidPartThatIsThereIsNotMissed() throws {
    let part =
      #","hasPart":{"@type":"WebPageElement","isAccessibleForFree":"False","cssSelector":".paid"}"#
    let head = linked("false", part)
    #expect(
      try !article(
        head, "<article>\(Self.story)<div class=paid>\(Self.story)</div></article>"
      ).mayBeCut)
    #expect(try article(head, "<article>\(Self.story)<div class=paid></div></article>").mayBeCut)
  }

  /// The page is searched for each of them.
  @Test func paidPartsWithoutEndAreNotLookedFor() throws {
    func head(_ others: Int) -> String {
      let parts = (0..<others).map { ".none\($0)" } + [".paid"]
      let list = parts.map { "{\"isAccessibleForFree\":false,\"cssSelector\":\"\($0)\"}" }
      return linked("false", ",\"hasPart\":[\(list.joined(separator: ","))]")
    }
    let body = "<article>\(Self.story)<div class=paid>\(Self.story)</div></article>"
    #expect(try !article(head(PaidContent.selectorLimit - 1), body).mayBeCut)
    #expect(try article(head(PaidContent.selectorLimit), body).mayBeCut)
  }

  @Test func aTextWithAllItsWordsIsWhole() throws {
    #expect(
      try !article(linked("false", ",\"wordCount\":225"), "<article>\(Self.story)</article>")
        .mayBeCut)
    #expect(
      try article(linked("false", ",\"wordCount\":900"), "<article>\(Self.story)</article>")
        .mayBeCut)
  }

  @Test(arguments: [
    "<meta property=\"article:content_tier\" content=locked>",
    "<meta itemprop=isAccessibleForFree content=false>",
  ]) func metaDataTellItToo(head: String) throws {
    #expect(try article(head, "<article>\(Self.story)</article>").mayBeCut)
  }

  @Test func aMeteredPageIsWhole() throws {
    let head = "<meta property=\"article:content_tier\" content=metered>"
    #expect(try !article(head, "<article>\(Self.story)</article>").mayBeCut)
  }

  @Test(arguments: [
    "Subscribe to read on. Already a subscriber? Log in", "This post is for paid subscribers",
    "Jetzt weiterlesen mit dem Probeabo", "La suite est réservée aux abonnés.",
    "Suscríbete para seguir leyendo", "Per continuare a leggere, abbonati",
    "Log in om verder te lezen", "Já é assinante? Entre", "Чтобы читать дальше, оформите подписку",
    "この記事は有料会員限定です。残り1240文字", "本文为付费内容，订阅后阅读全文",
  ]) func aLineBelowTheTextThatAsksForASubscriptionTellsIt(line: String) throws {
    let page =
      "<main><article>\(Self.story)</article><div class=paywall><h3>\(line)</h3><a href=/s>OK</a></div></main>"
    #expect(try article("", page).mayBeCut)
    #expect(try article("", "<article>\(Self.story)<p>\(line)</p></article>").mayBeCut)
  }

  @Test func aHiddenFormAndAnArticleAboutItTellNothing() throws {
    let hidden =
      "<div style=\"display:none\"><p>Subscribe to continue reading</p></div><footer>The Post</footer>"
    #expect(try !article("", "<article>\(Self.story)</article>" + hidden).mayBeCut)
    let about = "<p>“Subscribe to continue reading” is what most readers see.</p>"
    #expect(try !article("", "<article>\(about)\(Self.story)</article>").mayBeCut)
  }
}
