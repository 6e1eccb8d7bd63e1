import BookParser
import ReadingModel
import Testing

struct ChapterTextTests {
  @Test(arguments: [
    ("<p>one\n  two\t three</p>", "one two three"),
    ("  <p> a </p>\n\n<p>b</p>  ", "a\nb"),
    ("<p>a <b> b</b> <i>c</i></p>", "a b c"),
    ("<p>a<b>b</b>c</p>", "abc"),
    ("<p>a<br/>b <br/> c</p>", "a\nb\nc"),
    ("<div>x<p>y</p>z</div>", "x\ny\nz"),
    ("<pre>\n a  b\n\tc\n</pre><p>d</p>", "\n a  b\n\tc\nd"),
    ("<ul>\n<li>a</li>\n<li><p>b</p><p>c</p></li>\n</ul>", "a\nb\nc"),
    ("<table><tr><td>a</td> <td>b</td></tr><tr><th>c</th></tr></table>", "a\nb\nc"),
    ("<p></p><p>a</p><p/><div><p/></div><p>b</p>", "a\nb"),
    ("<p>&#160;</p><p>a&#160;b</p>", "\u{A0}\na\u{A0}b"),
    ("<p>fish &amp; chips &lt;3 &hellip;</p>", "fish & chips <3 \u{2026}"),
    ("<p>\u{1F600} ok</p>", "\u{1F600} ok"),
    ("text<!-- no --> more", "text more"),
    ("<p>x<span> </span></p><p>y</p>", "x\ny"),
  ])
  func whiteSpaceIsTreatedAsBrowsersDo(body: String, text: String) async throws {
    #expect(try await BookFixture.chapter(body).text == text)
  }

  /// Browsers show no white space at the edges of a formula or drawing, so it would glue words.
  @Test(arguments: [
    ("<p>A <math> <mi>x</mi> </math> and</p>", "A x and", "A <math><mi>x</mi></math> and"),
    ("<p>A <math><mi>x</mi></math> and</p>", "A x and", "A <math><mi>x</mi></math> and"),
    ("<p>A <math>\n<mi>x</mi>\n</math>, so</p>", "A x, so", "A <math><mi>x</mi></math>, so"),
    ("<p>A<math> a </math>b</p>", "Aab", "A<math>a</math>b"),
    ("<p> <math> a </math> </p><p>b</p>", "a\nb", "<math>a</math>"),
    ("<p><math> a </math> and</p>", "a and", "<math>a</math> and"),
    ("<p>so <math> a </math></p>", "so a", "so <math>a</math>"),
    ("<p>so <math> a </math> <br/> b</p>", "so a\nb", "so <math>a</math><br>"),
    ("<p>A <math> </math> and</p>", "A and", "A <math></math>and"),
    (
      "<p>A <math> <mi>x</mi> </math> <math> <mi>y</mi> </math> b</p>", "A x y b",
      "A <math><mi>x</mi></math> <math><mi>y</mi></math> b"
    ),
    (
      "<p>A <b><math> <mi>x</mi> <mo>=</mo> <mn>1</mn> </math> </b>b</p>", "A x = 1 b",
      "A <b><math><mi>x</mi> <mo>=</mo> <mn>1</mn></math> </b>b"
    ),
    ("<p><b>x</b> <i>y</i></p>", "x y", "<b>x</b> <i>y</i>"),
    ("<p>A <svg> <path/> </svg> and</p>", "A  and", "A <svg><path></path></svg> and"),
    ("<p>A <svg> <path/> <text> t </text> </svg> b</p>", "A\nt\nb", "<text>t</text></svg>"),
  ])
  func wordsBesideFormulasStayApart(body: String, text: String, html: String) async throws {
    let chapter = try await BookFixture.chapter(
      body.replacing("<math", with: "<math xmlns='http://www.w3.org/1998/Math/MathML'")
        .replacing("<svg", with: "<svg xmlns='http://www.w3.org/2000/svg'"))
    #expect(chapter.text == text)
    #expect(chapter.html.contains(html), "\(chapter.html)")
  }

  @Test(arguments: [
    "<p hidden=''>no</p>", "<script>no</script>", "<style>no</style>",
    "<template><p>no</p></template>", "<p style='x: y; display : none'>no</p>",
    "<audio><p>no</p></audio>", "<iframe>no</iframe>", "<select><option>no</option></select>",
    "<math xmlns='http://www.w3.org/1998/Math/MathML'><annotation>no</annotation></math>",
    "<svg xmlns='http://www.w3.org/2000/svg'><style>no</style><path d='M0 0'/></svg>",
  ])
  func whatIsNotDisplayedIsNoText(body: String) async throws {
    let chapter = try await BookFixture.chapter("<p>a</p>\(body)<p>b</p>")
    #expect(chapter.text == "a\nb")
    #expect(!chapter.html.contains("no"))
  }

  @Test func blocksKnowWhatTheyAre() async throws {
    let chapter = try await BookFixture.chapter(
      """
      <h2>H</h2><p>P</p><ul><li>L<p>M</p></li></ul><table><caption>C</caption><tr><td><p>T</p></td></tr></table>
      <pre>K</pre><aside epub:type="footnote"><p>N</p></aside><figure><figcaption>F</figcaption></figure>Z
      """)
    let kinds = chapter.blocks.map(\.kind)
    #expect(
      kinds == [
        .heading(level: 2), .paragraph, .listItem, .listItem, .caption, .tableCell, .code, .note,
        .caption, .paragraph,
      ])
    #expect(chapter.text == "H\nP\nL\nM\nC\nT\nK\nN\nF\nZ")
    #expect(chapter.blocks.map(\.range.lowerBound) == Array(stride(from: 0, to: 20, by: 2)))
  }

  @Test func emptyLinesSeparateBlocks() async throws {
    let chapter = try await BookFixture.chapter("<p>a<br/>b<br/> <br/>c</p>")
    #expect(chapter.text == "a\nb\n\nc")
    #expect(chapter.blocks.map(\.range) == [0..<3, 5..<6])
  }

  @Test func readingsStandBesideTheText() async throws {
    let chapter = try await BookFixture.chapter(
      "<p>私は<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>を</p>")
    #expect(chapter.text == "私は漢字を")
    #expect(
      chapter.readings == [
        RubyReading(range: 2..<3, text: "かん"), RubyReading(range: 3..<4, text: "じ"),
      ])
    #expect(chapter.html.contains("<ruby>漢<rt data-text=\"かん\"></rt>字"))
  }

  @Test func languagesAndDirectionsAreRuns() async throws {
    let chapter = try await BookFixture.chapter(
      "<p>a <i xml:lang='fr'>b <b lang='de'>c</b></i> <span lang='en'>d</span> <bdo dir='rtl'>e</bdo></p>"
    )
    #expect(
      chapter.languageRuns == [
        LanguageRun(range: 2..<5, language: "fr"), LanguageRun(range: 4..<5, language: "de"),
        LanguageRun(range: 8..<9, isRightToLeft: true),
      ])
    #expect(chapter.html.contains("<i lang=\"fr\">b <b lang=\"de\">c</b></i>"))
  }

  @Test func anchorsAreWhereTheirElementsBegin() async throws {
    let chapter = try await BookFixture.chapter(
      "<h1 id='top'>A</h1><p>b <a id='mid'/>c</p><div><p id='last'>d</p></div>")
    #expect(chapter.anchors == ["top": 0, "mid": 4, "last": 6])
  }
}
