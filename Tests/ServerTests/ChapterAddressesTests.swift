import ReadingModel
import Testing

@testable import Server

struct ChapterAddressesTests {
  let addresses = ChapterAddresses(book: 7) { target in
    target.chapter == 2 ? (target.fragment == "n & 1" ? 120 : 100) : nil
  }

  /// A fragment with one reference, at the place of `\u{2022}`.
  private func fragment(_ text: String, _ reference: ChapterHTML.Reference) throws -> ChapterHTML {
    let parts = text.split(separator: "\u{2022}", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return ChapterHTML(
      Array(parts.joined().utf8), references: [(parts[0].utf8.count, reference)])
  }

  private func link(_ chapter: Int, _ fragment: String? = nil) -> ChapterHTML.Reference {
    .link(.place(ChapterTarget(chapter: chapter, fragment: fragment)))
  }

  @Test func imagesLeadToTheBooksResources() throws {
    #expect(
      addresses.html(
        try fragment(
          "<p>a<img\u{2022} alt=\"x &lt;b&gt;\">b</p>",
          .image(path: "OEBPS/im & ?\u{e4}#1.png")))
        == #"<p>a<img src="/api/books/7/resources/OEBPS/im%20%26%20%3F%C3%A4%231.png" decoding="async" alt="x &lt;b&gt;">b</p>"#
    )
    #expect(
      addresses.html(
        try fragment("<svg><image\u{2022} x=\"1\"></image></svg>", .drawnImage(path: "a.jpg")))
        == #"<svg><image href="/api/books/7/resources/a.jpg" x="1"></image></svg>"#)
  }

  @Test func aPathThatLooksLikeAnAddressStaysInTheBook() throws {
    #expect(
      addresses.html(
        try fragment("<img\u{2022} alt=\"\">", .image(path: "//evil.example/a.png")))
        == #"<img src="/api/books/7/resources///evil.example/a.png" decoding="async" alt="">"#)
  }

  @Test func linksInTheBookLeadToOffsets() throws {
    #expect(
      addresses.html(try fragment("<a\u{2022}>1</a>", link(2, "n & 1")))
        == #"<a data-chapter="2" data-offset="120">1</a>"#)
    #expect(
      addresses.html(try fragment("<a id=\"book-x\"\u{2022}>1</a>", link(2)))
        == #"<a id="book-x" data-chapter="2" data-offset="100">1</a>"#)
    #expect(addresses.html(try fragment("<a\u{2022}>1</a>", link(9))) == "<a>1</a>")
  }

  @Test func linksToHiddenNotesNameThem() throws {
    let addresses = ChapterAddresses(
      book: 7, hiddenNotes: [ChapterTarget(chapter: 2, fragment: "n \"1\"")]
    ) { _ in 5 }
    #expect(
      addresses.html(try fragment("<a\u{2022}>1</a>", link(2, "n \"1\"")))
        == #"<a data-chapter="2" data-offset="5" data-note="n &quot;1&quot;">1</a>"#)
    #expect(
      addresses.html(try fragment("<a\u{2022}>1</a>", link(1, "n \"1\"")))
        == #"<a data-chapter="1" data-offset="5">1</a>"#)
  }

  @Test func linksElsewhereTellNothing() throws {
    #expect(
      addresses.html(
        try fragment("<a\u{2022}>x</a>", .link(.address("https://a.example/?a=1&b=2"))))
        == #"<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow external" referrerpolicy="no-referrer">x</a>"#
    )
  }

  @Test func allElseStaysAsItIs() {
    let html =
      "<p>a &lt;img src=&quot;x&quot;&gt; 🍵</p>\n<abbr title=\"a\">b</abbr><hr><br>\n<a>n</a>"
    #expect(addresses.html(ChapterHTML(html)) == html)
  }
}
