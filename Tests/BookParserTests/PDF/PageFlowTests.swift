import Foundation
import PDFFiles
import Testing

@testable import BookParser

/// Pages that are set by hand: what becomes of their text.
struct PageFlowTests {
  /// Words on a line, each letter half as wide as the size.
  private func line(
    _ text: String, _ left: Float, _ baseline: Float, size: Float = 10, width: Float? = nil
  ) -> [PDFWord] {
    let words = text.split(separator: " ")
    let letters = Float(text.count)
    let advance = width.map { $0 / letters } ?? size / 2
    var x = left
    return words.map { word in
      defer { x += Float(word.count + 1) * advance }
      return PDFWord(
        String(word), left: x, right: x + Float(word.count) * advance, baseline: baseline,
        size: size, traits: .followsSpace)
    }
  }

  private func page(_ words: [[PDFWord]], label: String = "") -> PDFPage {
    PDFPage(width: 600, height: 800, label: label, words: words.flatMap(\.self))
  }

  private func texts(_ pages: [PDFPage]) -> [String] {
    PageFlow(pages).blocks.map(\.text).filter { !$0.isEmpty }
  }

  @Test func columnsAreReadOneAfterTheOtherBelowTheirTitle() {
    var words = [line("A title over both of the columns of this page", 150, 60, size: 16)]
    // As many programs write it: line by line over the whole page.
    for row in 0..<10 {
      let y = 100 + 12 * Float(row)
      words.append(line("left \(row) of a column that goes", 50, y, width: 230))
      words.append(line("right \(row) of a column that goes", 310, y, width: 230))
    }
    let text = texts([page(words)]).joined(separator: "\n")
    let places =
      (0..<10).map { text.range(of: "left \($0)") } + (0..<10).map { text.range(of: "right \($0)") }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0?.lowerBound } == places.compactMap { $0?.lowerBound }.sorted())
    #expect(text.hasPrefix("A title over both"))
  }

  @Test func aTableIsReadRowByRow() {
    let rows: [[String]] = [
      ["Name", "Age", "Town"], ["Ada", "36", "London"], ["Bo", "4", "Oslo"], ["Cy", "70", "Rome"],
    ]
    let words = rows.enumerated().flatMap { row, cells in
      cells.enumerated().map { line($1, 50 + 150 * Float($0), 100 + 14 * Float(row)) }
    }
    #expect(texts([page(words)]) == ["Name Age Town\nAda 36 London\nBo 4 Oslo\nCy 70 Rome"])
  }

  @Test func paragraphsGoOnOverPagesAndBrokenWordsAreWhole() {
    let pages = [
      page([
        line("The well-known author of the book went on to say that", 50, 680, width: 400),
        line("the morning was fine, and that he would be at the har-", 50, 692, width: 400),
      ]),
      page([
        line("bour before the boat, which was a well-", 50, 100, width: 400),
        line("known one, had left.", 50, 112),
      ]),
    ]
    #expect(
      texts(pages) == [
        "The well-known author of the book went on to say that the morning was fine, and that he would be at the "
          + "harbour before the boat, which was a well-known one, had left."
      ])
  }

  @Test func runningHeadsAndPageNumbersAreLeftOut() {
    let pages = (0..<6).map { index in
      page([
        line("The Book of Rain", 250, 40), line("Words of page \(index), which end here.", 50, 200),
        line("\(index + 11)", 300, 770),
      ])
    }
    #expect(texts(pages) == (0..<6).map { "Words of page \($0), which end here." })
  }

  @Test func aNumberThatDoesNotCountIsText() {
    let pages = [7, 30, 2, 90].map { number in page([line("\(number)", 300, 770)]) }
    #expect(texts(pages) == ["7", "30", "2", "90"])
  }

  @Test func notesAtTheFootOfAPageAreApart() {
    let body = (0..<6).map {
      line("A line of the text that fills the column here", 50, 500 + 12 * Float($0), width: 400)
    }
    let raised = PDFWord("1", left: 451, right: 454, baseline: 556, size: 6)
    let foot =
      line("1 What the note says,", 50, 700, size: 8) + line("on two lines.", 50, 710, size: 8)
    let flow = PageFlow([page(body + [[raised], foot])])
    #expect(flow.notes.map(\.mark) == ["1"])
    #expect(flow.notes.first?.block.text == "What the note says, on two lines.")
    #expect(flow.blocks.contains { $0.parts?.contains(.raised("1", nil)) == true })
  }

  @Test func largerLettersAreHeadings() {
    var words = [line("Chapter One", 50, 80, size: 20), line("The rain", 50, 120, size: 14)]
    words += (0..<8).map {
      line("Words of the text that fill the column", 50, 150 + 12 * Float($0), width: 300)
    }
    let blocks = PageFlow([page(words)]).blocks
    #expect(blocks.prefix(2).map(\.level) == [1, 2])
    #expect(blocks.dropFirst(2).allSatisfy { $0.level == nil })
  }

  @Test func everyPageHasItsBeginning() {
    let pages = [
      page([line("One.", 50, 100)], label: "i"), page([]), page([line("Three.", 50, 100)]),
      page([]),
    ]
    let html = PDFTranslator(PDFContent(pages: pages)).documents.joined()
    for number in 1...4 { #expect(html.contains("id=\"page-\(number)\"")) }
    #expect(html.contains("role=\"doc-pagebreak\" id=\"page-1\" aria-label=\"i\""))
  }

  @Test func linesOfTheOutlineLeadToTheirHeadingsOrPages() {
    var words = [line("1 The rain", 50, 80, size: 14)]
    words += (0..<8).map {
      line("Words of the text that fill the column", 50, 150 + 12 * Float($0), width: 300)
    }
    let outline = [
      PDFOutlineEntry(label: "The rain", depth: 0, page: 0),
      PDFOutlineEntry(label: "Elsewhere", depth: 1, page: 1),
      PDFOutlineEntry(label: "Nowhere", depth: 0, page: nil),
    ]
    let translator = PDFTranslator(
      PDFContent(pages: [page(words), page([line("Here.", 50, 100)])], outline: outline))
    #expect(translator.outline.map(\.label) == ["The rain", "Elsewhere"])
    let html = translator.documents.joined()
    #expect(html.contains("<h1 id=\"outline-1\">"))
    #expect(html.contains("<div data-part=\"2\" id=\"outline-2\"></div>\n<p>"))
  }
}

/// Pages as nobody sets them.
struct HostilePageTests {
  @Test func placesFarFromThePageAreLaidOut() {
    let far: [Float] = [-PDFPage.placeLimit, 0, PDFPage.placeLimit]
    let words = far.flatMap { left in
      far.map { PDFWord("word", left: left, right: left + 20, baseline: $0, size: 0.6, traits: []) }
    }
    let pages = [PDFPage(width: 600, height: 800, label: "", words: words)]
    #expect(PageFlow(pages).blocks.map(\.text).joined().contains("word"))
  }

  @Test func aPageOfThousandsOfScatteredWordsIsLaidOut() {
    var random = SystemRandomNumberGenerator()
    let words = (0..<20_000).map { _ in
      let left = Float.random(in: 0...2000, using: &random)
      return PDFWord(
        "w", left: left, right: left + 1, baseline: .random(in: 0...3000, using: &random),
        size: 1, traits: [])
    }
    let flow = PageFlow([PDFPage(width: 2000, height: 3000, label: "", words: words)])
    #expect(flow.blocks.reduce(0) { $0 + $1.text.count { $0 == "w" } } == words.count)
  }

  @Test func aTextWithoutParagraphsEndsThemByItself() {
    let pages = (0..<10).map { _ in
      PDFPage(
        width: 600, height: 10_000, label: "",
        words: (0..<500).map {
          PDFWord("word", left: 0, right: 500, baseline: Float($0) * 12, size: 10, traits: [])
        })
    }
    let flow = PageFlow(pages)
    #expect(flow.blocks.allSatisfy { $0.lineCount <= PageBlock.lineLimit })
    #expect(flow.blocks.count > 1)
  }
}
