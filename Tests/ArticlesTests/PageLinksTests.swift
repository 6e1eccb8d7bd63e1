import Testing

@testable import Articles

/// Where pages say that they are, and where they go on.
struct PageLinksTests {
  private func links(
    _ head: String, _ body: String = "", at address: String = "https://a.example/one"
  )
    throws -> PageLinks
  {
    let page = head.hasPrefix("<html") ? head : "<html><head>\(head)</head><body>\(body)</body>"
    return try ArticleExtractor(address: WebAddress(address)).links(Array(page.utf8))
  }

  private func address(_ text: String) throws -> WebAddress { try #require(WebAddress(text)) }

  @Test(arguments: [
    ("https://a.example/one?utm_source=x&id=3&fbclid=9#top", "https://a.example/one?id=3"),
    ("https://a.example/one?gclid=1", "https://a.example/one"),
    ("https://a.example/?UTM_Medium=x", "https://a.example/"),
    ("https://a.example/#!/news/1", "https://a.example/#!/news/1"),
    ("https://a.example/one?utm=1&page=2", "https://a.example/one?utm=1&page=2"),
  ])
  func parametersThatFollowReadersAreNotPartOfAnAddress(_ text: String, _ identity: String) throws {
    #expect(try address(text).identity.text == identity)
  }

  @Test(arguments: [
    ("http://a.example/one", "https://www.a.example/one/", true),
    ("https://a.example", "http://a.example/?utm_source=x#top", true),
    ("http://a.example:80/one?id=1", "http://www.a.example/one?id=1", true),
    ("http://a.example/one?id=1", "http://a.example/one?id=2", false),
    ("http://a.example/one", "http://b.a.example/one", false),
    ("http://a.example:8080/one", "http://a.example/one", false),
    ("http://a.example/one", "http://a.example/One", false),
    ("https://a.example/#/one", "https://a.example/#/two", false),
  ])
  func theLooksOfAnAddressAreOnePage(_ one: String, _ other: String, _ isSame: Bool) throws {
    #expect(try address(one).isSamePage(as: address(other)) == isSame)
    #expect(try address(other).isSamePage(as: address(one)) == isSame)
  }

  @Test func aPageIsKnownByTheAddressThatItNames() throws {
    let own = try address("https://www.a.example/one?session=4")
    func identity(_ head: String, isShown: Bool = false) throws -> String {
      try links(head, at: own.text).identity(of: own, isShown: isShown).text
    }
    #expect(try identity("<link rel='Canonical' href='/one#x'>") == "https://www.a.example/one")
    #expect(
      try identity("<base href='https://a.example/x/'><link rel=canonical href=one>")
        == "https://a.example/x/one")
    #expect(try identity("<link rel=canonical href=/>") == own.text)
    #expect(try identity("<link rel=canonical href='javascript:x()'>") == own.text)
    #expect(try identity("<link rel=stylesheet href=/two>") == own.text)
    // A script may have gone on to another page and left the name of the first one.
    #expect(
      try identity("<link rel=canonical href=/one>", isShown: true) == "https://www.a.example/one")
    #expect(try identity("<link rel=canonical href=/two>", isShown: true) == own.text)
  }

  @Test func copiesAreToldFromPages() throws {
    let own = try address("https://m.a.example/one")
    let canonical = "<link rel=canonical href=https://www.a.example/one>"
    #expect(try !links(canonical).isCopy(at: own))
    for sign in ["amp", "⚡"] {
      let page = "<html \(sign)><head>\(canonical)</head>"
      #expect(try links(page).isCopy(at: own))
    }
    #expect(try links("<link rel=canonical href=https://b.example/one>").isCopy(at: own))
    #expect(try !links("<html amp><head></head>").isCopy(at: own))
  }

  @Test func anAMPPageThatIsShownIsKnownByTheNameOnItsSite() throws {
    func identity(_ canonical: String, at address: String) throws -> String {
      let own = try self.address(address)
      let page = "<html ⚡><head><link rel=canonical href=\(canonical)></head>"
      return try links(page, at: address).identity(of: own, isShown: true).text
    }
    let canonical = "https://www.a.example/one"
    for address in [
      "https://amp.a.example/x/one?amp=1",
      "https://www-a-example.cdn.ampproject.org/c/s/a.example/amp/one",
      "https://www.google.com/amp/s/www.a.example/amp/one",
    ] {
      #expect(try identity(canonical, at: address) == canonical)
    }
    // Nobody takes the name of another site.
    for address in [
      "https://b.example/one", "https://www.google.com/amp/s/b.example/one",
      "https://b.example/amp/s/a.example/one",
    ] {
      #expect(try identity(canonical, at: address) == address)
    }
  }

  @Test(arguments: [
    (
      "https://www-a-example.cdn.ampproject.org/c/s/www.a.example/amp/one",
      "https://www.a.example/amp/one"
    ),
    (
      "https://www-a-example.cdn.ampproject.org/v/a.example/one?id=3&amp_js_v=0.1&usqp=mq",
      "http://a.example/one?id=3"
    ),
    ("https://www.google.co.uk/amp/s/a.example/one", "https://a.example/one"),
    ("https://google.de/amp/s/a.example/one", "https://a.example/one"),
    ("https://www.google.com.br/amp/a.example/one", "http://a.example/one"),
    ("https://www.bing.com/amp/s/a.example/one", "https://a.example/one"),
    ("https://google.b.example/amp/s/a.example/one", nil),
    ("https://www.google.example/amp/s/a.example/one", nil),
    ("https://google.co.b.de/amp/s/a.example/one", nil),
    ("https://google/amp/s/a.example/one", nil),
    ("https://www.google.com/search?q=amp", nil), ("https://a.example/amp/s/b.example/one", nil),
    ("https://x.cdn.ampproject.org/i/s/a.example/pic.png", nil),
    ("https://www.google.com/amp/s", nil),
  ])
  func whatAnAMPCacheShowsIsNamedInItsAddress(_ cached: String, _ page: String?) throws {
    #expect(try address(cached).cachedPage?.text == page)
  }

  @Test func theCopyByAMPsRulesIsNamed() throws {
    let found = try links("<link rel=amphtml href=/amp/one><link rel=amphtml href=/amp/two>")
    #expect(found.ampCopy?.text == "https://a.example/amp/one")
  }

  @Test func addressesAreRelativeToWhereThePageWasSentFrom() throws {
    let sentence = String(repeating: "The boat had lain in the harbour for years. ", count: 20)
    let page =
      "<article><p id=n>\(sentence)<a href=#n>1</a><a href=two>2</a><img src=p.png></p></article>"
    var extractor = ArticleExtractor(address: try address("https://a.example/one"))
    extractor.base = try address("https://a.example/amp/x/one")
    let article = try #require(try extractor.extract(Array(page.utf8)).article)
    #expect(article.pictures == ["https://a.example/amp/x/p.png"])
    #expect(article.html.contains(#"href="https://a.example/amp/x/two""#))
    #expect(article.html.contains(##"href="#n""##))
  }

  @Test(arguments: [
    ("https://a.example/one", "?page=2", "2"), ("https://a.example/one", "/one/2", "Next"),
    ("https://a.example/one/", "/one/page/2/", "2"),
    ("https://a.example/one.html", "one-2.html", "2"),
    ("https://a.example/one.html", "one/2.html", "Weiter »"),
    ("https://a.example/one?id=4", "?id=4&p=2", "2"),
    ("https://a.example/one?page=1", "?page=2", "Seite 2"),
    ("https://a.example/one,page-1.html", "one,page-2.html", "2"),
    ("https://a.example/one", "/one?utm_source=x&page=2#text", "下一页"),
  ])
  func theNextPageIsTheSameAddressWithTheNextNumber(
    _ first: String, _ target: String, _ label: String
  ) throws {
    let found = try links("", "<a href=/other>Next</a><a href='\(target)'>\(label)</a>", at: first)
    let expected = try #require(WebAddress(target, base: address(first)))
    #expect(try found.next(after: 1, of: address(first)) == expected)
    #expect(try found.next(after: 2, of: address(first)) == nil)
  }

  @Test(arguments: [
    // Another article, another site, a year, a page of comments, a page of a list, a label that says something else.
    ("https://a.example/one", "/two", "Next"),
    ("https://a.example/one", "https://b.example/one/2", "2"),
    ("https://a.example/news/2025", "/news/2026", "Next"),
    ("https://a.example/posts/1", "/posts/2", "Next"),
    ("https://a.example/one", "/one/comment-page-2/", "2"),
    ("https://a.example/one", "/page/2", "2"),
    ("https://a.example/one", "/one/3", "Next"), ("https://a.example/one", "/one/2", "The boat"),
  ])
  func otherLinksLeadElsewhere(_ first: String, _ target: String, _ label: String) throws {
    let found = try links("", "<a href='\(target)'>\(label)</a>", at: first)
    #expect(try found.next(after: 1, of: address(first)) == nil)
  }

  @Test func relNextCountsInHeadAndText() throws {
    let first = try address("https://a.example/one")
    #expect(
      try links("<link rel=next href=/one/2>").next(after: 1, of: first)?.text
        == "https://a.example/one/2")
    #expect(
      try links("", "<a rel='nofollow next' href=/one/2>On</a>").next(after: 1, of: first) != nil)
    // What blogs call next is another article.
    #expect(try links("<link rel=next href=/two>").next(after: 1, of: first) == nil)
  }

  @Test func pagesOfAnArticleAreJoinedWithoutWhatTheyRepeat() throws {
    func page(_ number: Int) -> [UInt8] {
      let sentence =
        "The boat had lain in the harbour for \(number) years, and nobody knew whose it was. "
      let text = "<p>\(String(repeating: sentence, count: 6))</p>"
      return Array(
        """
        <html><head><title>A boat and its very old owner</title></head><body><article><h2>A boat and its very old owner</h2>
        <img src=/lead.png><p>The paper that you read every day has more on boats and all who own them.</p>
        <h2>Part \(number)</h2>\(text)\(text)<p>“No.”</p><img src=/p\(number).png></article></body></html>
        """.utf8)
    }
    let extractor = ArticleExtractor(address: WebAddress("https://a.example/one"))
    let more = (2...3).map {
      FollowingPage(address: WebAddress("https://a.example/one/\($0)"), page: page($0))
    }
    let article = try #require(try extractor.extract(page(1), followedBy: more).article)
    for number in 1...3 { #expect(article.text.contains("harbour for \(number) years")) }
    #expect(article.text.matches(of: /every day/).count == 1)
    #expect(article.html.matches(of: /“No.”/).count == 3)
    #expect(article.html.matches(of: /Part \d/).count == 3)
    #expect(article.pictures == ["lead", "p1", "p2", "p3"].map { "https://a.example/\($0).png" })
    let alone = try #require(try extractor.extract(page(1)).article)
    let same = [FollowingPage(address: nil, page: page(1))]
    #expect(
      try extractor.extract(page(1), followedBy: same).article?.length ?? 0 <= alone.length + 20)
  }
}
