import TestSupport
import Testing

@testable import ReadingModel

/// A chapter's HTML in which pieces are shown as others.
struct ReplacedHTMLTests {
  private func shown(_ html: String, _ edits: (Range<Int>, String)...) -> String {
    ChapterHTML(html).replacing(edits.map { TextEdit(range: $0.0, text: $0.1) }).textWithPaths
  }

  @Test func aPieceIsShownAsAnotherAndKeepsItsSource() {
    #expect(
      shown("<p>a &amp; b</p>", (2..<3, "<and>"))
        == #"<p>a <span data-source="&amp;">&lt;and&gt;</span> b</p>"#)
    #expect(
      shown(#"<p>"x"</p>"#, (0..<3, "")) == #"<p><span data-source="&quot;x&quot;"></span></p>"#)
  }

  @Test func aPieceOverSeveralElementsChangesNoneOfThem() {
    #expect(
      shown("<p>ab<em>cd</em>ef</p>", (1..<5, "X"))
        == #"<p>a<span data-source="b">X</span><em><span data-source="cd"></span></em><span data-source="e"></span>f</p>"#
    )
  }

  @Test func theLineEndThatAParserDropsIsNotCounted() {
    #expect(
      shown("<pre>\n\na</pre>", (1..<2, "b")) == "<pre>\n\n<span data-source=\"a\">b</span></pre>")
  }

  @Test func charactersOutsideOfTheBasicPlaneAreTwoUnits() {
    #expect(shown("<p>😀é漢</p>", (2..<3, "e")) == "<p>😀<span data-source=\"é\">e</span>漢</p>")
  }

  @Test func referencesStayInTheirTags() {
    let bytes = Array(#"<p>ab</p><img><p>cd</p>"#.utf8)
    let html = ChapterHTML(bytes, references: [(13, .image(path: "x.png"))])
    let edits = [TextEdit(range: 0..<1, text: "long"), TextEdit(range: 3..<4, text: "")]
    #expect(
      html.replacing(edits).textWithPaths
        == #"<p><span data-source="a">long</span>b</p><img src="x.png"><p>c<span data-source="d"></span></p>"#
    )
  }

  @Test func formulasAndDrawingsAreForeign() {
    let html = ChapterHTML("<p>a<math><mi>xy</mi></math>b<svg/>c<svg><text>d</text></svg></p>")
    #expect(html.foreignRanges == [1..<3, 5..<6])
  }

  @Test func aFormulaCountsAsTheLineInPlaceOfWhichItIsShown() {
    let formula = #"<math data-source="1&amp;/2"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>"#
    #expect(ChapterHTML("<p>a\(formula)b</p>").foreignRanges == [1..<5])
    #expect(
      shown("<p>a\(formula)b</p>", (5..<6, "c"))
        == #"<p>a\#(formula)<span data-source="b">c</span></p>"#)
  }

  @Test func withTheSourcesBackTheChapterIsAsItWas() {
    let parts = [
      "<p>", "</p>", "<em>", "</em>", "one &lt; two", "\n", "漢字", "😀", "a", "&quot;", "<br>",
    ]
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let html = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let text = html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<")
        .replacing("&quot;", with: "\"")
      let edges = (text.indices + [text.endIndex]).map { $0.utf16Offset(in: text) }
      var edits: [TextEdit] = []
      var index = 0
      while index + 1 < edges.count {
        let end = min(index + Int.random(in: 1...6, using: &random), edges.count - 1)
        if Bool.random(using: &random) {
          edits.append(
            TextEdit(range: edges[index]..<edges[end], text: ["", "new & more"][seed % 2]))
        }
        index = end
      }
      let shown = ChapterHTML(html).replacing(edits).textWithPaths
      let back = shown.replacing(/<span data-source="(?<source>[^"]*)">[^<]*<\/span>/) {
        "\($0.output.source)"
      }
      // In an attribute a quotation mark is always escaped.
      #expect(back.replacing("&quot;", with: "\"") == html.replacing("&quot;", with: "\""))
      #expect(shown.contains("data-source") == !edits.isEmpty)
    }
  }
}
