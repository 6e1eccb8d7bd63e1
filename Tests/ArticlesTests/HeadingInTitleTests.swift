import Testing

@testable import Articles

/// Titles of pages, which often end with the name of the site.
struct HeadingInTitleTests {
  private func title(_ title: String, _ headings: String, keeps: Bool = true) throws -> String {
    var extractor = ArticleExtractor(address: WebAddress("https://post.example/a"))
    extractor.keepsMedia = keeps
    let text = String(repeating: "The keeper wrote in his log that fog had come in. ", count: 9)
    let page =
      "<html><head><title>\(title)</title></head><body>\(headings)<p>\(text)</p><p>\(text)</p></body></html>"
    return try #require(try extractor.extract(Array(page.utf8)).article).title
  }

  @Test(arguments: [
    ("短缺药品保供稳价 全力保障临床用药需求-新华网", "短缺药品保供稳价 全力保障临床用药需求"),
    (
      "Anticorrupción decidirá en Madrid si recurre la imputación » Local » Noticias",
      "Anticorrupción decidirá en Madrid si recurre la imputación"
    ),
    ("The friends of the keeper -- Post", "The friends of the keeper"),
  ])
  func whatStandsBehindTheHeadingIsTheSites(_ whole: String, _ heading: String) throws {
    #expect(try title(whole, "<h1>\(heading)</h1>") == heading)
  }

  @Test(arguments: [
    // A subtitle, a heading that is a word of the title, the name of the site in front.
    ("The north light: a story of fog", "<h1>The north light</h1>"),
    ("Fog-bound ships in the north", "<h1>Fog</h1>"),
    // Words that a sign joins, parts that are counted, a second heading that begins like the title.
    ("Deutschland-Takt kommt bald", "<h1>Deutschland</h1>"),
    ("Wahlen in Brandenburg/Sachsen", "<h1>Wahlen in Brandenburg</h1>"),
    ("Der lange Weg nach Hause – Teil 2", "<h1>Der lange Weg nach Hause</h1>"),
    (
      "Artificial intelligence-based tools",
      "<h1>Artificial intelligence-based tools for all</h1><h2>Artificial intelligence</h2>"
    ),
    ("The north light | more oil", "<h1>The keeper</h1><h2>The north light</h2>"),
    ("Post of the north - Fog at noon", "<h1>Post of the north</h1><h2>Fog at noon</h2>"),
  ])
  func otherTitlesStay(_ whole: String, _ headings: String) throws {
    #expect(try title(whole, headings) == title(whole, headings, keeps: false))
  }
}
