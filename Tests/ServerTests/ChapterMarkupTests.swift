import ReadingModel
import Testing

@testable import Server

struct ChapterMarkupTests {
  let markup = ChapterMarkup(book: 7) { target in
    target.chapter == 2 ? (target.fragment == "n & 1" ? 120 : 100) : nil
  }

  @Test func imagesLeadToTheBooksResources() {
    let html = #"<p>a<img src="OEBPS/im &amp; ?ä#1.png" alt="x &lt;b&gt;">b</p>"#
    #expect(
      markup.prepared(html)
        == #"<p>a<img src="/api/books/7/resources/OEBPS/im%20%26%20%3F%C3%A4%231.png" alt="x &lt;b&gt;" decoding="async">b</p>"#
    )
    #expect(
      markup.prepared(#"<svg><image href="a.jpg" x="1"></image></svg>"#)
        == #"<svg><image href="/api/books/7/resources/a.jpg" x="1"></image></svg>"#)
  }

  @Test func aPathThatLooksLikeAnAddressStaysInTheBook() {
    #expect(
      markup.prepared(#"<img src="//evil.example/a.png" alt="">"#)
        == #"<img src="/api/books/7/resources///evil.example/a.png" alt="" decoding="async">"#)
  }

  @Test func linksInTheBookLeadToOffsets() {
    #expect(
      markup.prepared(#"<a data-chapter="2" data-fragment="n &amp; 1">1</a>"#)
        == #"<a data-chapter="2" data-offset="120">1</a>"#)
    #expect(
      markup.prepared(#"<a id="book-x" data-chapter="2">1</a>"#)
        == #"<a id="book-x" data-chapter="2" data-offset="100">1</a>"#)
    #expect(markup.prepared(#"<a data-chapter="9">1</a>"#) == "<a>1</a>")
  }

  @Test func linksToHiddenNotesNameThem() {
    let markup = ChapterMarkup(
      book: 7, hiddenNotes: [ChapterTarget(chapter: 2, fragment: "n \"1\"")]
    ) { _ in 5 }
    #expect(
      markup.prepared(#"<a data-chapter="2" data-fragment="n &quot;1&quot;">1</a>"#)
        == #"<a data-chapter="2" data-offset="5" data-note="n &quot;1&quot;">1</a>"#)
    #expect(
      markup.prepared(#"<a data-chapter="1" data-fragment="n &quot;1&quot;">1</a>"#)
        == #"<a data-chapter="1" data-offset="5">1</a>"#)
  }

  @Test func linksElsewhereTellNothing() {
    #expect(
      markup.prepared(#"<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">x</a>"#)
        == #"<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow external" referrerpolicy="no-referrer">x</a>"#
    )
  }

  @Test func allElseStaysAsItIs() {
    let html =
      "<p>a &lt;img src=&quot;x&quot;&gt; 🍵</p>\n<abbr title=\"a\">b</abbr><hr><br>\n<a>n</a>"
    #expect(markup.prepared(html) == html)
  }
}
