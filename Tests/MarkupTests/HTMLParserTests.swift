import Markup
import Testing

private func parse(_ html: String) throws -> MarkupNode {
  let document = try MarkupDocument.html(Array(html.utf8))
  return try #require(document.root?.child("body"))
}

struct HTMLParserTests {
  @Test func tagSoupBecomesATree() throws {
    let body = try parse("<p>one<p>two<b>three<table>four<tr><td>five")
    #expect(body.text() == "onetwothreefourfive")
    #expect(Array(body.children).map(\.name) == ["p", "p"])
    #expect(body.descendants.contains { $0.name == "tbody" })
  }

  @Test func elementsOfDrawingsHaveTheCapitalsOfTheirNames() throws {
    let body = try parse(
      "<svg><LINEARGRADIENT id=a><stop/></LINEARGRADIENT><clippath></clippath><foreignobject>x</foreignobject></svg>"
    )
    let svg = try #require(body.child("svg"))
    #expect(
      Array(svg.children).map(\.name) == ["linearGradient", "clipPath", "foreignObject"])
    #expect(svg.child("linearGradient")?.child("stop") != nil)
  }

  @Test func namespacesAndPrefixesAreThoseOfXHTML() throws {
    let body = try parse(
      "<svg viewBox='0 0 1 1'><image xlink:href='a.jpg'/></svg><a epub:type='noteref'>1</a>")
    let svg = try #require(body.child("svg"))
    #expect(svg.namespace == Namespaces.svg)
    #expect(svg.attribute("viewBox") == "0 0 1 1")
    #expect(svg.child("image")?.attribute("href", namespace: Namespaces.xlink) == "a.jpg")
    #expect(body.child("a")?.attribute("type", namespace: Namespaces.ops) == "noteref")
  }

  @Test func entitiesAreResolvedOnce() throws {
    #expect(try parse("<p title='a&amp;lt;'>&amp;lt;&hellip;</p>").text() == "&lt;\u{2026}")
    #expect(try parse("<p title='a&amp;lt;'>").child("p")?.attribute("title") == "a&lt;")
  }

  /// The numbers do not fit into 32 bits, or fit and are negative.
  @Test(arguments: [
    "#1114112", "#x110000", "#4294967295", "#xFFFFFFFF", "#4294967361", "#x80000041",
    "#Xd80099999999",
    "#99999999999", "#9223372036854775808", "#x\(String(repeating: "F", count: 5000))",
  ])
  func aNumberThatIsNoCharactersIsOneReplacement(reference: String) throws {
    let body = try parse(
      "<p title='a&\(reference);b'>c&\(reference);d<p>e&\(reference) f&#x10FFFD;")
    #expect(body.text() == "c\u{FFFD}de\u{FFFD} f\u{10FFFD}")
    #expect(body.child("p")?.attribute("title") == "a\u{FFFD}b")
  }

  @Test func deepNestingNeitherHangsNorOverflows() throws {
    let deep = String(repeating: "<div>", count: 3_000) + "x"
    #expect(try parse(deep).text() == "x")
    let deeper = String(repeating: "<i>", count: 100_000) + "x"
    #expect(throws: MarkupError.self) { try parse(deeper) }
    // Paragraphs that nobody closed do not nest.
    #expect(
      try parse(String(repeating: "<p>x", count: 20_000)).children.reduce(0) { n, _ in n + 1 }
        == 20_000)
  }

  @Test(arguments: [
    ("<p><a id='x'/>text</p>", "<p><a id='x'></a>text</p>"),
    ("<title/><br/><img src='a>b'/>", "<title></title><br/><img src='a>b'/>"),
    ("<!-- <i/> --><i/>", "<!-- <i/> --><i></i>"),
    ("by <a@b.org> &amp; <i>x</i>", "by &lt;a@b.org> &amp; <i>x</i>"),
    ("a < b", "a < b"),
  ])
  func xhtmlIsRewrittenForHTMLParsers(xhtml: String, html: String) {
    #expect(
      String(decoding: MarkupDocument.htmlFromXHTML(Array(xhtml.utf8)), as: UTF8.self) == html)
  }

  @Test(arguments: ["", "<", "</", "<!", "<!-", "<!--", "<a", "<a b='", "<a b='>", "<p/", "\u{0}"])
  func fragmentsOfMarkupAreNoProblem(markup: String) throws {
    let rewritten = MarkupDocument.htmlFromXHTML(Array(markup.utf8))
    #expect(try MarkupDocument.html(rewritten).root != nil)
  }
}
