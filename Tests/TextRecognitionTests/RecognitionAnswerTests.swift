import Foundation
import Testing

@testable import TextRecognition

/// What Tesseract says of a page becomes lines of words with places.
struct RecognitionAnswerTests {
  private func page(_ body: String) throws -> RecognisedPage {
    try RecognitionAnswer(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <html xmlns="http://www.w3.org/1999/xhtml"><body>
        <div class='ocr_page' id='page_1' title='image "-"; bbox 0 0 1000 1400; ppageno 0; scan_res 300 300'>
        \(body)
        </div></body></html>
        """.utf8)
    ).page
  }

  private func word(_ text: String, _ left: Int, _ confidence: Int) -> String {
    "<span class='ocrx_word' title='bbox \(left) 90 \(left + 60) 130; x_wconf \(confidence)'>\(text)</span>"
  }

  private func line(_ words: String, kind: String = "ocr_line") -> String {
    "<span class='\(kind)' title='bbox 100 90 500 130; baseline 0.01 -8; x_size 42.5; x_descenders 9'>\(words)</span>"
  }

  @Test func wordsStandOnTheirLine() throws {
    let page = try page(line(word("caf&#233;", 100, 96) + word("&amp;c.", 400, 80)))
    #expect(page.width == 1000 && page.height == 1400)
    #expect(page.lines.map(\.size) == [42.5])
    #expect(
      page.lines[0].words == [
        RecognisedWord("café", left: 100, right: 160, baseline: 122, confidence: 96),
        RecognisedWord("&c.", left: 400, right: 460, baseline: 125, confidence: 80),
      ])
  }

  @Test func headingsAndCaptionsAreLines() throws {
    for kind in ["ocr_header", "ocr_caption", "ocr_textfloat"] {
      #expect(try page(line(word("Emma", 100, 90), kind: kind)).lines.count == 1, "\(kind)")
    }
  }

  @Test func specksAndDrawingsAreNoWords() throws {
    let page = try page(
      line(word("It", 100, 95) + word("|", 200, 3) + word(" ", 300, 95))
        + line(word("~~", 100, 31) + word("!;", 200, 20)))
    #expect(page.lines.map { $0.words.map(\.text) } == [["It"]])
  }

  @Test func aDoubtfulWordAmongGoodOnesIsAWord() throws {
    let page = try page(
      line(word("see", 100, 95) + word("(Teller)", 200, 3) + word("and", 300, 95)))
    #expect(page.lines.map { $0.words.map(\.text) } == [["see", "(Teller)", "and"]])
  }

  @Test func aLineIsAsLargeAsItsParagraph() throws {
    func sized(_ size: Int) -> String {
      line(word("text", 100, 95)).replacing("x_size 42.5", with: "x_size \(size)")
    }
    let paragraphs = [[60, 42, 43, 79, 41], [90], [42, 80], [37, 34]]
    let body = paragraphs.map { sizes in
      "<p class='ocr_par'>\(sizes.map(sized).joined())</p>"
    }
    // The first line may be a heading, and of two lines that differ much one is.
    #expect(try page(body.joined()).lines.map(\.size) == [60, 43, 43, 43, 43, 90, 42, 80, 37, 37])
  }

  @Test func anEmptyPageHasNoLines() throws {
    #expect(try page("").lines.isEmpty)
  }

  @Test(arguments: [
    "", "no page", "<html><body></body></html>",
    "<div class='ocr_page' title='bbox 0 0 0 0'/>", "<div class='ocr_page'/>",
  ])
  func whatSaysNoPageIsAnError(answer: String) {
    #expect(throws: RecognitionError.self) { try RecognitionAnswer(Array(answer.utf8)) }
  }

  @Test(arguments: [
    "bbox 1 2", "bbox 9 9 1 1", "bbox -5 0 10 10", "bbox 1e30 0 2e30 5", "bbox nan 0 nan 5", "",
  ])
  func placesThatAreNoneAreLeftOut(title: String) throws {
    let bad = "<span class='ocrx_word' title='\(title); x_wconf 90'>bad</span>"
    let page = try page(line(bad + word("good", 100, 90)))
    #expect(page.lines.map { $0.words.map(\.text) } == [["good"]])
  }

  @Test func aPageIsTheSameWhenItWasStored() throws {
    let page = try page(line(word("one", 100, 96) + word("two", 400, 80)))
    let stored = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(RecognisedPage.self, from: stored) == page)
  }
}
