import Testing

@testable import Articles

/// Selectors find what browsers find.
struct SelectorTests {
  private static let page = """
    <html><body><main id=story class="text Wide"><h1>One</h1><p class=lead lang=en-GB>Two</p><p>Three</p>
    <div data-kind="box ad"><p>Four</p><x-note>Five</x-note></div><p title='a"b]'>Six</p></main><p>Seven</p></body></html>
    """

  private func found(_ selector: String) throws -> [String] {
    let tree = try HTMLTreeBuilder.tree(of: Array(Self.page.utf8))
    return tree.select(try Selector(selector)).map { tree.text($0).trimmed }
  }

  @Test(arguments: [
    ("h1", ["One"]), ("#story > p", ["Two", "Three", "Six"]),
    ("main p", ["Two", "Three", "Four", "Six"]),
    ("main.text.Wide h1", ["One"]), (".wide h1", []), ("p.lead + p", ["Three"]),
    ("h1 ~ p", ["Two", "Three", "Six"]),
    ("[data-kind]>p", ["Four"]), ("[data-kind~=ad] x-note", ["Five"]), ("p[lang|=en]", ["Two"]),
    ("[data-kind^='box'] p, h1", ["One", "Four"]), ("[data-kind$=ad] *", ["Four", "Five"]),
    (#"p[title='a\"b]']"#, ["Six"]), ("main > :first-child", ["One"]),
    ("body > p:last-child", ["Seven"]), ("main > p:not(.lead):not([title])", ["Three"]),
    ("MAIN>H1", ["One"]), ("div p:not(p)", []), ("body main div p", ["Four"]), ("p p", []),
  ])
  func selectorsFindWhatBrowsersFind(_ selector: String, _ expected: [String]) throws {
    #expect(try found(selector) == expected)
  }

  @Test(arguments: [
    "", " ", "p,", ",p", "p >", "> p", "p::before", "p:hover", "p:not(:not(p))", "p[", "p[a",
    "p[a=", "p[a=]", "p[='b']",
    "p[a='b]", "p {}", "#", ".", "p..a", "a b c d e f g h i", "p\u{0}", "p:not(.a",
    String(repeating: "a", count: 1001),
  ])
  func whatIsNoSelectorIsRefused(_ text: String) {
    #expect(throws: SelectorError(selector: text)) { try Selector(text) }
  }

  @Test func aPageThatWouldMakeTheSearchEndlessHasNoMatch() throws {
    let page = String(repeating: "<b>", count: 400) + String(repeating: "<i>x</i>", count: 2000)
    let tree = try HTMLTreeBuilder.tree(of: Array(page.utf8))
    #expect(tree.select(try Selector("u b b b b b b i")).isEmpty)
  }
}
