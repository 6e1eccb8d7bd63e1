import Testing

@testable import Articles

/// What readers of a saved page get where pages have their own way to say it.
struct ReaderPartsTests {
  private static let story = (1...6).map { number in
    "<p>\(number). "
      + String(repeating: "The keeper wrote in his log that fog had come in. ", count: 4)
      + "</p>"
  }.joined()

  private func read(_ body: String, isForReaders: Bool = true) throws -> Article {
    let page =
      "<!doctype html><html><head><title>The north light in fog</title></head><body><article>\(body)</article></body></html>"
    var extractor = ArticleExtractor(address: WebAddress("https://post.example/a/light"))
    extractor.keepsMedia = isForReaders
    return try #require(try extractor.extract(Array(page.utf8)).article)
  }

  @Test func picturesAndVideosOfAcceleratedPagesAreShown() throws {
    let article = try read(
      """
      \(Self.story)<amp-img src="/pic.png" width=6 height=4 alt="The light"><noscript><img src="/pic.png"></noscript></amp-img>
      \(Self.story)<amp-ad type=x></amp-ad><amp-youtube data-videoid="abc123xyz00" width=480 height=270></amp-youtube>
      """)
    #expect(article.pictures == ["https://post.example/pic.png"])
    #expect(article.html.contains("alt=\"The light\""))
    #expect(article.html.contains("https://www.youtube.com/"))
    #expect(!article.html.contains("amp-"))
  }

  @Test func picturesThatAScriptPutsInPlaceOfASpanAreShown() throws {
    let article = try read(
      """
      \(Self.story)<figure><span class=lazy-image-placeholder data-src="/pic.png" data-alt="The light"></span>
      <figcaption>The light in 1900</figcaption></figure>\(Self.story)
      """)
    #expect(article.pictures == ["https://post.example/pic.png"])
  }

  @Test(arguments: [
    "<h2 id=u>Use<a href=#u>¶</a></h2>",
    "<h2 id=u><a href=#u>#</a> Use</h2>",
    "<div class=markdown-heading><h2 id=u>Use</h2><a class=anchor href=#u><svg></svg></a></div>",
    "<div class=mw-heading><h2 id=u>Use</h2><span class=mw-editsection>[<a href=/edit>edit</a>]</span></div>",
  ])
  func headingsAreTheirWordsAlone(heading: String) throws {
    let article = try read(Self.story + heading + Self.story)
    #expect(article.html.contains("<h2 id=\"u\">") && article.text.contains("\nUse\n"))
    for sign in ["¶", ">#<", "edit"] { #expect(!article.html.contains(sign)) }
  }

  @Test func headingsWithMoreThanALinkBesideThemStayWithIt() throws {
    let html = try read(
      "\(Self.story)<div><h2>Use</h2><p>Call the keeper before you row out to him. <a href=/k>Keeper</a></p></div>"
    ).html
    #expect(html.contains("Call the keeper"))
  }

  @Test func contentsWithinThePageAreLeftOutAndListsOfOtherLinksStay() throws {
    let contents =
      "<div id=toc><p>On this page</p><ul><li><a href=#i>Install</a><li><a href=#u>Use</a><li><a href=#e>Errors</a></ul></div>"
    let notes =
      "<ol><li>The log of 1852, in the archive. <a href=#r1>↩</a><li>The log of 1853, in the archive. <a href=#r2>↩</a><li>The log of 1854, in the archive. <a href=#r3>↩</a></ol>"
    let article = try read(contents + Self.story + notes)
    #expect(!article.html.contains("On this page") && !article.html.contains("Install"))
    #expect(article.html.contains("The log of 1853"))
  }

  @Test(.timeLimit(.minutes(1))) func aPageOfNothingButContentsTakesNoLongTime() throws {
    let item = "<ul><li><a href=#a>x</a><li><a href=#b>y</a><li><a href=#c>z</a></ul>"
    let nested =
      String(repeating: "<ul>", count: 100) + item + String(repeating: "</ul>", count: 100)
    let body = String(repeating: item, count: 10_000) + String(repeating: nested, count: 50)
    #expect(try read(Self.story + body).html.contains("1. The keeper"))
  }

  @Test func numbersOfLinesBesideCodeAreLeftOut() throws {
    let table =
      "<table><tr><td><pre>1\n2</pre></td><td><pre>import light\nlight.on()</pre></td></tr></table>"
    let html = try read(Self.story + table + Self.story).html
    #expect(html.contains("light.on()") && !html.contains("1\n2"))
  }

  @Test func resultsThatAreComparedWithReadabilitysAreAsBefore() throws {
    let html = try read(
      "\(Self.story)<h2>Use<a href=#u>¶</a></h2>\(Self.story)", isForReaders: false
    ).html
    #expect(html.contains("¶"))
  }

  @Test func readingsAboveCharactersAreNotReadASecondTime() throws {
    let line = "<p><ruby>灯台<rp>（</rp><rt>とうだい</rt><rp>）</rp></ruby>の番人は、霧が昼前に来たと日誌に書いた。</p>"
    let text = try read(String(repeating: line, count: 8)).text
    #expect(text.contains("灯台の番人は") && !text.contains("とうだい"))
  }
}
