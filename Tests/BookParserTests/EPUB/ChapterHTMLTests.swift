import BookParser
import ReadingModel
import Testing

struct ChapterHTMLTests {
  @Test(arguments: [
    ("<p class='x' style='color:red' onclick='f()'>a</p>", "<p>a</p>"),
    (
      "<blockquote><p><em>a</em> <strong>b</strong></p></blockquote>",
      "<blockquote><p><em>a</em> <strong>b</strong></p></blockquote>"
    ),
    (
      "<ol start='3' type='a' class='c'><li value='4'>a</li></ol>",
      "<ol start=\"3\" type=\"a\"><li value=\"4\">a</li></ol>"
    ),
    (
      "<table><tr><td colspan='2' width='3'>a</td></tr></table>",
      "<table><tr><td colspan=\"2\">a</td></tr></table>"
    ),
    ("<font color='red'>a</font><span>b</span><tt>c</tt>", "ab<code>c</code>"),
    ("<pre>\n a</pre>", "<pre>\n\n a</pre>"),
    ("<p>a<br/>b</p>", "<p>a<br>\nb</p>"),
    ("<p id='x\"&gt;'>a</p>", "<p id=\"book-x&quot;&gt;\">a</p>"),
    ("<section epub:type='chapter'>a</section>", "<section role=\"doc-chapter\">a</section>"),
  ])
  func structureIsKeptAndNothingElse(body: String, html: String) async throws {
    #expect(try await BookFixture.chapter(body).html == html)
  }

  @Test(arguments: [
    "<a href='javascript:alert(1)'>a</a>", "<a href=' java&#10;script:alert(1)'>a</a>",
    "<a href='data:text/html,x'>a</a>", "<a href='file:///etc/passwd'>a</a>",
    "<a href='//example.org/'>a</a>", "<a href='missing.xhtml'>a</a>",
    "<form action='x'><button formaction='javascript:x'>a</button></form>",
    "<object data='http://example.org/x.swf'>a</object>",
  ])
  func whatLeadsAstrayIsOnlyText(body: String) async throws {
    let html = try await BookFixture.chapter(body).html
    #expect(html == "a" || html == "<div>a</div>")
  }

  @Test func linksInsideTheBookNameChapterAndFragment() async throws {
    let fixture = BookFixture.chapters([
      "<p><a href='C1.xhtml#n1' epub:type='noteref'>1</a> <a href='#here'>2</a> "
        + "<a href='https://example.org/?a=1&amp;b=2'>3</a> <a href='mailto:a@b.org'>4</a></p>",
      "<p id='n1'>note</p>",
    ])
    let book = try await fixture.open()
    let chapter = try await book.content.chapter(at: 0)
    #expect(
      chapter.links == [
        ChapterLink(
          range: 0..<1, target: .place(ChapterTarget(chapter: 1, fragment: "n1")),
          isNoteReference: true),
        ChapterLink(
          range: 2..<3, target: .place(ChapterTarget(chapter: 0, fragment: "here")),
          isNoteReference: false),
        ChapterLink(
          range: 4..<5, target: .address("https://example.org/?a=1&b=2"), isNoteReference: false),
        ChapterLink(range: 6..<7, target: .address("mailto:a@b.org"), isNoteReference: false),
      ])
    #expect(
      chapter.html.contains(
        "<a role=\"doc-noteref\" data-chapter=\"1\" data-fragment=\"n1\">1</a>"))
    #expect(chapter.html.contains("href=\"https://example.org/?a=1&amp;b=2\" rel="))
  }

  @Test func imagesNameTheirFileInTheBook() async throws {
    let chapter = try await BookFixture.chapter("<p>a <img src='a%20b.png' alt='an  image'/> b</p>")
    #expect(
      chapter.images == [ChapterImage(offset: 2, path: "EPUB/a b.png", alternative: "an image")])
    #expect(chapter.html == "<p>a <img src=\"EPUB/a b.png\" alt=\"an image\"> b</p>")
  }

  @Test func imagesFromElsewhereAreNotLoaded() async throws {
    let chapter = try await BookFixture.chapter(
      "<p><img src='http://127.0.0.1:9/x.png' srcset='y 2x' alt='far'/><img src='gone.png'/></p>")
    #expect(chapter.html == "<p><img alt=\"far\"><img alt=\"\"></p>")
    #expect(chapter.findings.map(\.severity) == [.moderate, .major])
  }

  @Test func aDrawingAroundAnImageBecomesTheImage() async throws {
    let chapter = try await BookFixture.chapter(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\
      <title>Cover</title><image xlink:href="a%20b.png" width="10"/></svg>
      """)
    #expect(chapter.html == "<img src=\"EPUB/a b.png\" alt=\"Cover\" width=\"10\">")
  }

  @Test func drawingsKeepShapesAndLoseWhatActs() async throws {
    let chapter = try await BookFixture.chapter(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><script>x()</script>\
      <path d="M0 0" fill="url(#g)" stroke="url(http://example.org/)"/><use href="#g"/>\
      <a href="javascript:x()"><text x="1">word</text></a><animate attributeName="href"/></svg>
      """)
    #expect(
      chapter.html
        == "<svg viewBox=\"0 0 9 9\"><path d=\"M0 0\" fill=\"url(#book-g)\"></path><text x=\"1\">word</text></svg>"
    )
  }

  @Test func formulasKeepTheirStructure() async throws {
    let chapter = try await BookFixture.chapter(
      """
      <p>so <math xmlns="http://www.w3.org/1998/Math/MathML" onclick="x()"><semantics><mrow>\
      <mi>x</mi><mo stretchy="false">=</mo><mn>1</mn></mrow><annotation>x=1</annotation></semantics></math></p>
      """)
    #expect(chapter.text == "so x=1")
    #expect(chapter.html.contains("<mo stretchy=\"false\">=</mo>"))
    #expect(!chapter.html.contains("onclick"))
  }
}
