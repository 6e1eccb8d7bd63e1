import ReadingModel
import Testing

@testable import ChapterBuilding

/// Text with gaps: what `visibility` brings back inside of hidden text is seen, and the rest of it is blank.
struct BlankTextTests {
  private func chapter(_ body: String, isStyled: Bool = false) -> Chapter {
    let sheet = """
      .hidden { visibility: hidden } .clear { opacity: 0 } .back { visibility: visible }
      .kept { visibility: inherit } .odd { visibility: sometimes } .gone { display: none }
      @media print { .paper { visibility: visible } }
      """
    let page = "<html><head><link rel='stylesheet' href='s.css'/></head><body>\(body)</body></html>"
    let reader = MarkupReader(
      files: FilesInMemory(files: [("a.xhtml", page), ("s.css", sheet), ("i.png", "dot")]),
      language: "en")
    return reader.chapter(MarkupSource(index: 0, path: "a.xhtml"), isStyled: isStyled).chapter
  }

  @Test(arguments: [
    (
      "<p><u class='hidden'>a <b class='back'>b</b> c</u> d</p>",
      #"<p><u data-visibility="hidden">a <b data-visibility="visible">b</b> c</u> d</p>"#
    ),
    (
      "<div class='hidden'><p>a</p><p style='visibility:visible'>b</p></div><p>c</p>",
      """
      <div data-visibility="hidden"><p>a</p>
      <p data-visibility="visible">b</p></div>
      <p>c</p>
      """
    ),
    (
      "<p>a <u class='hidden'>b <img class='back' src='i.png'/></u></p>",
      #"<p>a <u data-visibility="hidden">b <img src="i.png" alt="" data-visibility="visible"></u></p>"#
    ),
    (
      "<p>a <u class='hidden'>b <svg class='back'><path d='M0 0'/></svg></u></p>",
      #"<p>a <u data-visibility="hidden">b <svg data-visibility="visible"><path d="M0 0"></path></svg></u></p>"#
    ),
    // Inside of what comes back, all begins anew.
    (
      "<p>a <u class='hidden'><b class='back'>b <i class='hidden'>c</i></b></u></p>",
      #"<p>a <u data-visibility="hidden"><b data-visibility="visible">b <i data-unseen="">c</i></b></u></p>"#
    ),
  ])
  func whatComesBackInsideOfHiddenTextIsSeen(body: String, html: String) {
    #expect(chapter(body).html == html)
  }

  @Test(arguments: [
    "<b class='kept'>c</b>", "<b class='odd'>c</b>", "<b class='paper'>c</b>", "<b>c</b>",
    "<b class='back gone'>x</b>c", "<b class='back' hidden=''>x</b>c", "<b class='hidden'>c</b>",
  ])
  func whatDoesNotComeBackLeavesAllOfItUnseen(part: String) {
    let chapter = chapter("<p>a <u class='hidden'>b \(part)</u></p>")
    #expect(chapter.text == "a b c")
    #expect(
      chapter.html.hasPrefix("<p>a <u data-unseen=\"\">b ") && !chapter.html.contains("visibility"))
  }

  @Test func nothingBringsBackWhatIsTransparent() {
    let chapter = chapter("<p>a <u class='clear'>b <b class='back'>c</b></u></p>")
    #expect(chapter.html == "<p>a <u data-unseen=\"\">b <b>c</b></u></p>")
  }

  @Test func theTextIsTheSameWhateverIsSeen() {
    let body =
      "<p>a <u class='hidden'>b <b class='back'>c</b></u></p><p class='hidden'>d<br/><b class='back'>e</b></p>"
    let plain = chapter(body.replacing(#/ class='\w+'/#, with: ""))
    for isStyled in [false, true] {
      let blank = chapter(body, isStyled: isStyled)
      #expect(blank.text == plain.text && blank.blocks == plain.blocks)
    }
  }
}
