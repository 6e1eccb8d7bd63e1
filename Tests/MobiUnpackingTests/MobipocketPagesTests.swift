import Testing

@testable import MobiUnpacking

/// One page of Mobipocket as the pages of a book.
struct MobipocketPagesTests {
  private func pages(_ body: String, head: String = "") -> MobipocketPages {
    MobipocketPages(
      Array("<html><head>\(head)</head><body>\(body)</body></html>".utf8), name: "part00000.html")
  }

  private func body(_ page: MobipocketPages.Page) -> String {
    let text = String(decoding: page.bytes, as: UTF8.self)
    return String(text.split(separator: "<body>", maxSplits: 1)[1].dropLast("</body></html>".count))
  }

  @Test func aPageEndsWhereTheBookSaysSo() {
    let made = pages(
      "<p>One</p><mbp:pagebreak/><p>Two</p><mbp:pagebreak /></mbp:pagebreak><p>Three</p>")
    #expect(made.pages.map { body($0) } == ["<p>One</p>", "<p>Two</p>", "<p>Three</p>"])
    #expect(made.pages.map(\.name) == ["page00000.html", "page00001.html", "page00002.html"])
  }

  @Test func whatIsOpenAtABreakIsOpenBehindIt() {
    let made = pages(
      "<div class=\"a\"><font size=\"2\"><p>One<mbp:pagebreak/>Two</font></div><p>Three</p>")
    #expect(
      made.pages.map { body($0) } == [
        "<div class=\"a\"><font size=\"2\"><p>One</font></div>",
        "<div class=\"a\"><font size=\"2\">Two</font></div><p>Three</p>",
      ])
  }

  @Test func allThatFollowsTheLastPageThatCountsIsOnIt() {
    var cutter = PageCutter(pageLimit: 2)
    cutter.cut(Array("One<mbp:pagebreak/>Two<mbp:pagebreak/>Three<mbp:pagebreak/>".utf8))
    #expect(cutter.bodies.map { String(decoding: $0.bytes, as: UTF8.self) } == ["One", "TwoThree"])
  }

  @Test func aPageWithNothingToSeeIsNone() {
    let made = pages(
      "<p> </p><mbp:pagebreak/><a id=\"0000000010\"></a><mbp:pagebreak/><img src=\"a.jpg\"/><mbp:pagebreak/>"
    )
    #expect(made.pages.count == 1)
    #expect(body(made.pages[0]).contains("id=\"0000000010\""))
  }

  @Test func linksLeadToTheOtherPage() {
    let made = pages(
      "<a href=\"#0000000020\">there</a> <a href=\"#here\">here</a><i id=\"here\">x</i><mbp:pagebreak/>"
        + "<a id=\"0000000020\"></a>there")
    #expect(body(made.pages[0]).contains("<a href=\"page00001.html#0000000020\">"))
    #expect(body(made.pages[0]).contains("<a href=\"#here\">"))
    #expect(
      made.relinked(
        "<content src=\"part00000.html#0000000020\"/><a b=\"part00000.html\"/><c d=\"e#f\"/>")
        == "<content src=\"page00001.html#0000000020\"/><a b=\"page00000.html\"/><c d=\"e#f\"/>")
  }

  @Test func spaceAndIndentAreSaidInCSS() {
    let made = pages(
      "<p height=\"1em\" width=\"0pt\" align=\"center\">a</p><p width=-18>b</p><p height='1e999' width=\"x\">c</p>"
        + "<img width=\"20\" src=\"a\"/>")
    #expect(
      body(made.pages[0])
        == "<p align=\"center\" style=\"text-indent:0pt;margin-top:1em\">a</p><p style=\"text-indent:-18px\">b</p>"
        + "<p>c</p><img width=\"20\" src=\"a\"/>")
  }

  @Test func endTagsOfEmptyElementsAreLeftOut() {
    #expect(
      body(pages("a<br></br>b<img src=\"c\"></img><a name=\"x\"/>d").pages[0])
        == "a<br>b<img src=\"c\"><a name=\"x\"/></a>d")
  }

  @Test func thePageOfContentsIsTheContentsWhereThereAreNoOthers() {
    let made = pages(
      "<p>Start</p><mbp:pagebreak/><a id=\"0000000099\"></a><h2>Contents</h2><p><a href=\"#0000000200\"><b>One</b> &amp;\n two</a></p>"
        + "<mbp:pagebreak/><a id=\"0000000200\"></a>One",
      head: "<guide><reference type=\"toc\" title=\"Contents\" href=\"#0000000099\" /></guide>")
    #expect(made.contents.map(\.label) == ["One & two"])
    #expect(made.contents.map(\.href) == ["page00002.html#0000000200"])
  }

  @Test(arguments: [
    "", "<", "<p", "<mbp:pagebreak", "</", "<a id=", "<p height=", "<p height=\"", "<!--", "&#",
  ])
  func brokenMarkupEndsInAPage(markup: String) {
    let made = MobipocketPages(Array(markup.utf8), name: "part00000.html")
    #expect(made.pages.count <= 1)
  }
}
