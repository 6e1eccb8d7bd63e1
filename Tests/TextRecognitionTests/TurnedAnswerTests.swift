import Foundation
import Testing

@testable import TextRecognition

/// A page that lies on its side, or on its head, is read as if it stood upright.
struct TurnedAnswerTests {
  /// A page of 1000 by 1400 pixels with two words on a line, as Tesseract tells them of a turned picture.
  private func page(_ lines: String) throws -> RecognisedPage {
    try RecognitionAnswer(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <html xmlns="http://www.w3.org/1999/xhtml"><body>
        <div class='ocr_page' title='image "-"; bbox 0 0 1000 1400; ppageno 0; scan_res 300 300'>\(lines)</div>
        </body></html>
        """.utf8)
    ).page
  }

  private func line(_ first: String, _ second: String, around box: String, angle: Int) -> String {
    """
    <span class='ocr_line' title='bbox \(box); textangle \(angle); x_size 40; x_descenders 8'>
    <span class='ocrx_word' title='bbox \(first); x_wconf 90'>One</span>
    <span class='ocrx_word' title='bbox \(second); x_wconf 90'>two</span></span>
    """
  }

  /// On the upright page the words go from 100 to 160 and from 200 to 260, between 50 and 90 from its top.
  @Test(
    arguments: [
      (270, 3, "910 100 950 160", "910 200 950 260", "910 100 950 260"),
      (180, 2, "840 1310 900 1350", "740 1310 800 1350", "740 1310 900 1350"),
      (90, 1, "50 1240 90 1300", "50 1140 90 1200", "50 1140 90 1300"),
    ])
  func wordsStandWhereTheyDoOnTheUprightPage(
    angle: Int, turn: Int, first: String, second: String, box: String
  ) throws {
    let page = try page(line(first, second, around: box, angle: angle))
    #expect(page.turn == turn)
    #expect(page.width == 1000 && page.height == 1400)
    #expect(
      page.lines.map(\.words) == [
        [
          RecognisedWord("One", left: 100, right: 160, baseline: 82, confidence: 90),
          RecognisedWord("two", left: 200, right: 260, baseline: 82, confidence: 90),
        ]
      ])
  }

  @Test func theTurnOfMostWordsIsThePages() throws {
    let upright = line("100 50 160 90", "200 50 260 90", around: "100 50 260 90", angle: 0)
    let turned = line("910 100 950 160", "910 200 950 260", around: "910 100 950 260", angle: 270)
    #expect(try page(upright + upright + turned).turn == 0)
    #expect(try page(turned + upright + turned).turn == 3)
    #expect(try page(upright + turned).turn == 0)
    #expect(try page(upright + upright + turned).lines.count == 3)
  }

  @Test func aStoredPageKeepsItsTurn() throws {
    let page = RecognisedPage(width: 10, height: 20, turn: 3, lines: [])
    let stored = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(RecognisedPage.self, from: stored) == page)
    let old = Data(#"{"width": 10, "height": 20, "lines": []}"#.utf8)
    #expect(try JSONDecoder().decode(RecognisedPage.self, from: old).turn == 0)
    let damaged = Data(#"{"width": 10, "height": 20, "turn": 4, "lines": []}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RecognisedPage.self, from: damaged)
    }
  }
}
