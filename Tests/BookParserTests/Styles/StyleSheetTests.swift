import TestSupport
import Testing

@testable import ChapterBuilding

/// Writes a sheet anew; files of the book are those whose reference ends in `.png`, `.otf` or `.css`.
func sanitised(
  _ text: String, isFixed: Bool = false, imports: [String: String] = [:]
) -> String {
  var sheet = StyleSheet(
    scope: "s", isFixed: isFixed,
    source: .init(
      path: "css/main.css", text: { imports[$0] },
      resource: { reference, path in
        let target = BookPath.resolve(reference, from: path)?.path
        return target.flatMap { path in
          ["png", "otf", "css"].contains { path.hasSuffix(".\($0)") } ? path : nil
        }
      }))
  sheet.add(text)
  return sheet.output
}

struct StyleSheetTests {
  private let scope = ".with-styles .s.s book-body"

  @Test(
    arguments: [
      ("p", " p"), ("body", ""), ("html", ""), ("html body", ""), ("html > body.x", ".b-x"),
      ("body > p.a.b", " > p.b-a.b-b"), ("#n", " #book-n"), ("h1+p", " h1 + p"),
      ("*", " *"), (":root p", " p"), ("p::first-letter", " p::first-letter"),
      ("p:before", " p::before"), ("svg|text", " text"),
      ("li:nth-child(2n+1)", " li:nth-child(2n+1)"),
      ("[epub|type~='z3998:verse']", " [data-type~=\"z3998:verse\"]"),
      ("[class^='calibre']", " [class^=\"b-calibre\"]"), ("a:not(.x)", " a:not(.b-x)"),
      ("center", " div"), (".\\31 a", " .b-1a"), ("td[colspan='2']", " td[colspan=\"2\"]"),
    ])
  func selectorsStayInsideTheBook(written: String, expected: String) {
    #expect(sanitised("\(written) { clear: both }") == "\(scope)\(expected){clear:both;}\n")
  }

  @Test(
    arguments: [
      "a:hover", "p:has(x)", ":host", "::slotted(p)", "p:target", "p { } > q", "h1 ~", "> p",
      "a:visited", "[onclick]", "[style*='x']", "[href^='http']", "p::selection", "p..q", ".",
      "p body", "div:not(body)", "h1 + body", "@x p", "p::before q", "&", "p:not(:is(html))",
    ])
  func otherSelectorsAreLeftOut(written: String) {
    let output = sanitised("\(written) { float: left } q { float: right }")
    #expect(!output.contains("float:left"))
  }

  @Test func declarationsAreSortedByWhatTheReaderMayHaveChosen() {
    let output = sanitised(
      "p { color: #123; font: italic bold 12pt/1.5 'My Font', serif; text-align: justify; float: left }"
    )
    #expect(output.contains(".with-colors .s.s book-body p{color:#123;}"))
    #expect(
      output.contains(".with-font .s.s book-body p{font-family:\"b My Font\",\"My Font\",serif;}"))
    #expect(output.contains(".with-spacing .s.s book-body p{line-height:1.5;}"))
    #expect(output.contains(".with-alignment .s.s book-body p{text-align:justify;}"))
    #expect(output.contains("font-size:calc(16 * var(--book-px, 1px));"))
    #expect(output.contains("font-style:italic;font-weight:bold;"))
  }

  @Test func theReaderDecidesWhatTheWholeTextLooksLike() {
    let output = sanitised(
      "body { margin: 10em; font-size: 40pt; width: 200px; text-align: center; writing-mode: vertical-rl }"
    )
    #expect(output == "\(scope){text-align:center;}\n")
    #expect(
      sanitised("body { width: 600px; margin: 0 }", isFixed: true).contains("width:600px;margin:0;")
    )
  }

  @Test(
    arguments: [
      "position: fixed", "position: absolute", "position: sticky", "z-index: 9999", "top: 0",
      "behavior: url(x.png)", "-moz-binding: url(x.png)", "width: expression(alert(1))",
      "background: url(https://evil.example/x.png)", "background: url(//evil.example/x.png)",
      "background: url('javascript:alert(1)')", "background: url(data:image/png;base64,AAAA)",
      "background-image: image-set('https://evil.example/x.png' 1x)", "cursor: url(x.png), auto",
      "background: \\75rl(https://evil.example/x.png)", "--ink: red", "color: var(--ink)",
      "animation: spin 1s", "transition: all 1s", "pointer-events: none", "display: none",
      "visibility: hidden", "user-select: none", "width: calc(1px + env(safe))",
      "content: attr(href)", "width: 1e9px", "filter: blur(9px)", "transform: scale(90)",
      "color: {}", "font-family: ", "background: url(x.png", "clear: x}} .evil { color: red",
      "all: unset", "contain: none", "opacity: 0", "white-space: pre-wrap", "margin: 1vx",
    ])
  func whatCouldHurtIsLeftOut(declaration: String) {
    let output = sanitised("p { \(declaration) }")
    let isOwn =
      output.isEmpty || output.hasPrefix(".with-styles .s.s book-body p{clear:x;}")
      || output.hasPrefix(".with-colors .s.s book-body p{background:url(\"book:")
    #expect(!output.contains("evil") && !output.contains("red"), "\(output)")
    #expect(isOwn, "\(output)")
  }

  @Test func designedPagesMayPlaceWhatTheyHave() {
    let output = sanitised(
      "#a { position: fixed; left: 10px; width: 50vw; transform: rotate(3deg); z-index: 3; display: none }",
      isFixed: true)
    #expect(
      output.contains("position:absolute;left:10px;width:calc(50 * var(--page-width) / 100);"))
    #expect(output.contains("transform:rotate(3deg);z-index:3;display:none;"))
  }

  @Test func whiteIsTheReadersPaperWhereTextFlows() {
    let rules = "div { background: White } p { background-color: #FFF } b { background: #fffefe }"
    let flowing = sanitised(rules)
    #expect(flowing.contains("background:var(--paper);"))
    #expect(flowing.contains("background-color:var(--paper);"))
    #expect(flowing.contains("background:#fffefe;"))
    #expect(!sanitised(rules, isFixed: true).contains("--paper"))
  }

  @Test func linesAreOfTheReadersPaperAndInkWhereTextFlows() {
    let rules =
      "h1 { border-top: 20px solid White } td { border: 1px solid #000 } th { border-color: black #fff #00f }"
    let flowing = sanitised(rules)
    #expect(flowing.contains(" solid var(--paper);"), "\(flowing)")
    #expect(flowing.contains(" solid var(--ink);"))
    #expect(flowing.contains("border-color:var(--ink) var(--paper) #00f;"))
    #expect(!sanitised(rules, isFixed: true).contains("--ink"))
  }

  @Test func filesAreThoseOfTheBook() {
    let output = sanitised(
      """
      @font-face { font-family: "Mine"; src: local("Arial"), url(../fonts/a%20b.otf) format("opentype") }
      @font-face { font-family: Evil; src: url(https://evil.example/x.otf) }
      div { background: url("../i/x y.png") no-repeat }
      """)
    #expect(
      output.contains(
        "@font-face{font-family:\"b Mine\";src:url(\"book:fonts/a%20b.otf\") format(\"opentype\");font-display:swap;}"
      ))
    #expect(output.contains("background:url(\"book:i/x%20y.png\") no-repeat;"))
    #expect(!output.contains("evil") && !output.contains("Evil") && !output.contains("Arial"))
  }

  @Test func sheetsTakeInOthersOfTheBookOnly() {
    let output = sanitised(
      """
      @import "other.css"; @import url(https://evil.example/x.css); @import "main.css";
      @import "loop.css" screen; @namespace epub "http://www.idpf.org/2007/ops"; @charset "utf-8";
      """,
      imports: [
        "css/other.css": "p { float: left }",
        "css/loop.css": "@import 'loop2.css'; q { float: right }",
        "css/loop2.css": "@import 'loop.css'; b { float: left }",
      ])
    #expect(output.hasPrefix("\(scope) p{float:left;}"))
    #expect(output.contains("@media screen{") && output.contains(" q{float:right;}"))
    #expect(!output.contains("evil") && !output.contains("@import"))
  }

  @Test(
    arguments: [
      ("min-width: 800px", "min-width:min(800px, 100%)"), ("min-width: max-content", ""),
      ("max-width: none", "max-width:100%"), ("max-width: 50em", "max-width:min(50em, 100%)"),
      ("margin: 0 2em", "margin:0 2em"),
      ("margin: 0 20em 0 -30em", "min(20em, 25vw) 0 max(-30em, -25vw)"),
      ("margin-top: 9em", "margin-top:9em"), ("text-indent: -20em", "max(-20em, -25vw)"),
      ("letter-spacing: 3em", "clamp(-0.1em, 3em, 0.5em)"), ("font-size: 12em", "min(12em, 20vw)"),
      ("font-size: 1.5em", "font-size:1.5em"), ("overflow-wrap: normal", ""),
      ("word-wrap: break-word", "overflow-wrap:break-word"), ("box-sizing: content-box", ""),
      ("column-count: 4", "column-width:12em"), ("column-gap: 9em", "min(9em, 2em)"),
      ("filter: invert(100%)", "filter:invert(100%)"), ("filter: opacity(0)", ""),
    ])
  func nothingIsWiderThanTheColumn(written: String, expected: String) {
    let output = sanitised("p { \(written) }")
    #expect(expected.isEmpty ? output.isEmpty : output.contains(expected), "\(output)")
    // A designed page has a box that nothing leaves.
    if written.hasPrefix("min-width: 8") {
      #expect(sanitised("p { \(written) }", isFixed: true).contains("min-width:800px;"))
    }
  }

  @Test func queriesAreAskedOfTheColumn() {
    let rule = "{ p { float: left } }"
    #expect(
      sanitised("@media screen and (min-width:40em) and (orientation: portrait) \(rule)")
        .hasPrefix("@media screen and (orientation: portrait){@container (min-width:640px){"))
    #expect(
      sanitised("@media (width < 600px), print \(rule)").hasPrefix("@container (width < 600px){"))
    #expect(
      sanitised("@media (max-width: 600px) \(rule)", isFixed: true)
        .hasPrefix("@media (max-width: 600px){"))
  }

  @Test func conditionsAreKept() {
    #expect(
      sanitised("@media (max-width: 30em) { p { float: left } }")
        == "@container (max-width: 480px){\(scope) p{float:left;}\n}\n")
    #expect(
      sanitised("@media (prefers-color-scheme: dark) { p { float: left; color: red } }")
        == ":where(:root[data-theme=\"dark\"]) \(scope) p{float:left;}\n"
        + ":where(:root[data-theme=\"dark\"]) \(scope) p{color:red;}\n")
    #expect(
      sanitised("@media not all and (prefers-color-scheme: dark) { p { float: left } }").isEmpty)
    #expect(sanitised("@supports (display: grid) { p { float: left } }").hasPrefix("@supports"))
    #expect(sanitised("@keyframes x { from { color: red } } @page { margin: 1cm }").isEmpty)
  }

  @Test func aConditionWithoutRulesLeavesNothing() {
    #expect(
      sanitised(
        "p { clear: both } @media print { @supports (a: b) { q:hover { float: left } } } q { clear: both }"
      )
        == "\(scope) p{clear:both;}\n\(scope) q{clear:both;}\n")
  }

  @Test func noSpellingOfAMediumEndsItsCondition() {
    let output = sanitised(#"@media x\{\}\ p\{color\:red\}\ y { p { float: left } }"#)
    #expect(output.hasPrefix(#"@media x\7b \7d \20 p\7b color\3a red\7d \20 y{"#))
    #expect(!output.contains("p{color"))
  }

  @Test func oldMarksAndBrokenSheetsAreReadAsBrowsersDo() {
    #expect(sanitised("<!-- p { float: left } -->") == "\(scope) p{float:left;}\n")
    #expect(sanitised("p { float: left").contains("float:left"))
    #expect(sanitised("p { float left; clear: both }") == "\(scope) p{clear:both;}\n")
    #expect(sanitised("} p { clear: both }").isEmpty)
    #expect(sanitised("p { a: \"\n; clear: both }").contains("clear:both"))
  }

  @Test func deepAndHugeSheetsTakeLittle() {
    let (time, _) = processorTime {
      _ = sanitised(String(repeating: "@media screen{", count: 50_000))
      _ = sanitised(String(repeating: "(", count: 200_000))
      _ = sanitised("p{color:" + String(repeating: "rgb(", count: 100_000))
      _ = sanitised(String(repeating: "a,", count: 200_000) + "a{clear:both}")
      _ = sanitised(String(repeating: "p{clear:both}", count: 50_000))
    }
    #expect(time < .seconds(20))
  }
}
