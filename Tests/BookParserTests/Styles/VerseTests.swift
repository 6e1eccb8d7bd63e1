import BookParser
import Markup
import ReadingModel
import Testing

/// Lines that a book makes by its style sheets are lines of its text, whatever their elements are called.
struct VerseTests {
  private static let sheet = """
    .v span { display: block; padding-left: 1em; text-indent: -1em }
    .v span + br { display: none }
    .v span.i1 { padding-left: 2em } .v span.i2 { padding-left: 3em }
    .line { display: block } i { display: table-row } .grid { display: grid }
    .pre { white-space: pre-wrap } .lines { white-space: pre-line } .cell { display: table-cell }
    .drop { display: block; float: left } b { display: inline-block }
    @media (min-width: 40em) { em { display: block } }
    @supports (display: grid) and (not (display: none)) { .no { display: none } }
    @supports (display: flex) or (color: odd) { .if { display: block } }
    @supports not (display: block) { .never { display: none } }
    .column { display: flex; flex-flow: column nowrap } .row { display: flex } .rows { display: grid }
    .columns { display: grid; grid-template-columns: 1fr 1fr } .full { display: inline-block; width: 100% }
    .hidden { visibility: hidden } .clear { opacity: 0 } .back { visibility: visible; opacity: 1 }
    .fading { opacity: 0; visibility: hidden; animation: fade 1s forwards } .pale { opacity: 20% }
    .away { position: absolute; left: -999em } .quiet { clip: rect(0 0 0 0); position: absolute }
    """

  private func book(_ body: String, sheet: String = sheet) async throws -> Book {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>"
          + "<item id='s' href='s.css' media-type='text/css'/>",
        spine: "<itemref idref='c'/>"))
    fixture.add(
      "EPUB/c.xhtml",
      """
      <html xmlns="http://www.w3.org/1999/xhtml"><head><link rel='stylesheet' href='s.css'/></head>\
      <body>\(body)</body></html>
      """)
    fixture.add("EPUB/s.css", sheet)
    return try await fixture.open()
  }

  private func chapter(_ body: String) async throws -> Chapter {
    let book = try await book(body)
    let chapter = try await book.content.chapter(at: 0)
    let styled = try await book.content.styledChapter(at: 0)
    #expect(styled.text == chapter.text && styled.blocks == chapter.blocks)
    for html in [chapter.html, styled.html] {
      let page = try MarkupDocument.html(Array("<!DOCTYPE html><body><div>\(html)</div>".utf8))
      #expect(page.root?.child("body")?.text() == chapter.text)
    }
    return chapter
  }

  @Test(arguments: [
    "<p class='v'><span>Tiger, tiger,</span><br/><span>burning bright</span></p>",
    "<p class='v'><span>Tiger, tiger,</span><span>burning bright</span></p>",
    "<p class='v'>\n <span>Tiger, tiger,</span>\n <br/>\n <span>burning bright</span>\n</p>",
    "<p class='v'><span>Tiger, <b>tiger</b>,</span><span>burning bright</span></p>",
    "<p>Tiger, tiger,<span class='line'>burning bright</span></p>",
    "<p><span class='line'>Tiger, tiger,</span>burning bright</p>",
    "<p><a class='line' href='#x'>Tiger, tiger,</a><font class='line'>burning bright</font></p>",
    "<p><q style='display: block'>Tiger, tiger,</q><q style='DISPLAY:grid'>burning bright</q></p>",
    "<p><i>Tiger, tiger,</i><i>burning bright</i></p>",
    "<p><span class='grid'>Tiger, tiger,</span><span class='grid'>burning bright</span></p>",
    "<div><span class='line'>Tiger, tiger,</span><span class='line'>burning bright</span></div>",
    "<h2><span class='line'>Tiger, tiger,</span> <span class='line'>burning bright</span></h2>",
    "<p><span class='if'>Tiger, tiger,</span><span class='if never'>burning bright</span></p>",
    "<p class='column'><span>Tiger, tiger,</span><span>burning bright</span></p>",
    "<p class='rows'><span>Tiger, tiger,</span><span>burning bright</span></p>",
    "<p style='display:grid'><a href='#x'>Tiger, tiger,</a><span>burning bright</span></p>",
    "<p><span class='full'>Tiger, tiger,</span><span class='full'>burning bright</span></p>",
    "<p class='pre'>Tiger, tiger,\nburning bright</p>",
    "<p class='lines'>\n  Tiger, tiger,\n  burning bright\n</p>",
    "<div class='lines'><p>Tiger, tiger,\nburning bright</p></div>",
    "<p style='white-space: pre-line'>Tiger, tiger,\nburning bright</p>",
  ])
  func linesOfTheBooksOwnStyleAreLinesOfTheText(body: String) async throws {
    let chapter = try await chapter(body)
    #expect(chapter.text == "Tiger, tiger,\nburning bright")
    #expect(chapter.blocks.count == 1)
  }

  @Test(arguments: [
    ("<p><span class='drop'>T</span>iger</p>", "Tiger"), ("<p><b>T</b>iger</p>", "Tiger"),
    ("<p>a <em>b</em> c</p>", "a b c"), ("<p><span class='line'>alone</span></p>", "alone"),
    ("<p><span class='cell'>1</span><span class='cell'>Tiger</span></p>", "1 Tiger"),
    ("<p class='row'><span>1</span><span>Tiger</span></p>", "1 Tiger"),
    ("<p class='columns'><span>1</span><span>Tiger</span></p>", "1 Tiger"),
    ("<p class='row'>Ti<span>ger</span>, tiger</p>", "Tiger, tiger"),
    ("<p>a <u class='no'>b</u>c</p>", "a bc"),
    ("<p>a\nb</p>", "a b"),
    ("<p class='pre'>a <span style='white-space:normal'>b\nc</span></p>", "a b c"),
    ("<p class='v'><span>a</span></p><p class='v'><span>b</span></p>", "a\nb"),
  ])
  func whatStandsInTheLineStays(body: String, text: String) async throws {
    #expect(try await chapter(body).text == text)
  }

  @Test func stanzasAreParagraphs() async throws {
    let nested = try await chapter(
      """
      <div><span class='line'><span class='line'>a</span><span class='line'>b</span></span>\
      <span class='line'><span class='line'>c</span></span></div>
      """)
    #expect(nested.text == "a\nb\nc")
    #expect(nested.blocks.map(\.range) == [0..<3, 4..<5])
    let kept = try await chapter("<p class='lines'>a\nb\n\nc</p>")
    #expect(kept.text == "a\nb\n\nc")
    #expect(kept.blocks.map(\.range) == [0..<3, 5..<6])
    let alone = try await chapter("<blockquote><p>a</p><a class='line'>b</a></blockquote>")
    #expect(alone.blocks.count == 2)
  }

  @Test func lengthsAndIndentsAreWrittenForEveryDesign() async throws {
    let chapter = try await chapter(
      "<p class='v'><span>a</span><br/><span class='i1'>b</span><br/><span class='i2'>c</span></p>")
    #expect(
      chapter.html == """
        <p><span data-line="">a</span><br data-line="">
        <span data-line="1">b</span><br data-line="">
        <span data-line="2">c</span></p>
        """)
    let kept = try await self.chapter("<p class='pre'>a\n    b</p>")
    #expect(kept.html == "<p data-space=\"all\">a\n    b</p>")
  }

  @Test func whatIsMovedOutOfSightIsHeardAndNotSeen() async throws {
    let chapter = try await chapter(
      "<h1 class='away'>Title</h1><p>a <span class='quiet'>page</span> <span>b</span></p>")
    #expect(chapter.text == "Title\na page b" && chapter.title == "Title")
    #expect(chapter.html.contains("<h1 data-unseen=\"\">Title</h1>"))
    #expect(chapter.html.contains("<span data-unseen=\"\">page</span> b"))
    let hidden = try await self.chapter(
      """
      <p><u class='hidden'>a</u> <u class='clear'>b</u> <u style='opacity:0%'>c</u> \
      <u class='fading'>d</u> <u class='pale'>e</u> <u class='hidden clear back'>f</u></p>
      """)
    #expect(hidden.text == "a b c d e f")
    #expect(
      hidden.html.matches(of: /data-unseen="">(.)/).map(\.1) == ["a", "b", "c"], "\(hidden.html)")
    // Where nothing else is there, it is a mistake.
    #expect(try await self.chapter("<p class='away'>all</p>").html == "<p>all</p>")
    let back = try await book(
      "<p class='away'>a</p><p>b</p>",
      sheet: ".away { position: absolute; left: -999em } p.away { position: static }")
    #expect(try await back.content.chapter(at: 0).html == "<p>a</p>\n<p>b</p>")
  }
}
