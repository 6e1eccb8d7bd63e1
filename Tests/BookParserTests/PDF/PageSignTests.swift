import PDFFiles
import Testing

@testable import BookParser

/// Rows of dots and private characters of fonts are nothing that a person reads.
struct PageSignTests {
  private func texts(_ words: [(text: String, baseline: Float)]) -> [String] {
    let words = words.enumerated().map { index, word in
      PDFWord(
        word.text, left: Float(index) * 10, right: Float(index) * 10 + 8, baseline: word.baseline,
        size: 10)
    }
    return PDFPage(width: 600, height: 800, label: "", words: words).withReadableSigns().words
      .map(\.text)
  }

  private func line(_ text: String) -> [(text: String, baseline: Float)] {
    text.split(separator: " ").map { (String($0), 100) }
  }

  @Test(arguments: [
    ("1.1 Sources . . . . . . . 12", "1.1 Sources … 12"),
    ("Sources. . . . . . 12", "Sources. … 12"),
    ("Intro........12", "Intro…12"), ("Intro ........... 12", "Intro … 12"),
    ("序 ・・・・・・ 3", "序 … 3"),
    ("he said . . . .", "he said . . . ."), ("he said.... No", "he said.... No"), ("……", "……"),
    ("1.2.3.4.5.6", "1.2.3.4.5.6"),
  ])
  func aRowOfDotsIsAnEllipsis(source: String, text: String) {
    #expect(texts(line(source)).joined(separator: " ") == text)
  }

  @Test func aLeaderReachesAsFarAsItsDots() {
    let words = (0..<8).map {
      PDFWord(".", left: Float($0) * 10, right: Float($0) * 10 + 2, baseline: 9, size: 10)
    }
    let page = PDFPage(width: 600, height: 800, label: "", words: words).withReadableSigns()
    #expect(page.words.map(\.left) == [0] && page.words.map(\.right) == [72])
  }

  @Test func eachLineOfPrintedContentsIsAParagraph() {
    let words = (0..<6).flatMap { line in
      ["Ferries", ".", ".", ".", ".", ".", ".", "\(line + 3)"].enumerated().map { index, text in
        PDFWord(
          text, left: 50 + Float(index) * 60, right: 105 + Float(index) * 60,
          baseline: 100 + Float(line) * 12, size: 10, traits: .followsSpace)
      }
    }
    let page = PDFPage(width: 600, height: 800, label: "", words: words).withReadableSigns()
    #expect(
      PageFlow([page]).blocks.map(\.text) == (3...8).map { "Ferries … \($0)" })
  }

  @Test func dotsOfSeveralLinesAreSeveralRows() {
    let column = (0..<6).map { (text: ".", baseline: Float($0) * 20) }
    #expect(texts(column) == column.map(\.text))
  }

  @Test(arguments: [
    ("\u{F8EB}x\u{F8F6}", "⎛x⎞"), ("\u{F731}\u{F739}\u{F738}\u{F730}", "1980"),
    ("\u{F76E}\u{F761}\u{F774}\u{F76F}", "nato"), ("\u{F0B7}", "•"), ("\u{F7E9}", "é"),
    ("a\u{F77F}\u{F780}\u{F7A0}\u{F7AD}", "a\u{F77F}\u{F780}\u{F7A0}\u{F7AD}"),
    ("\u{F77E}\u{F7A1}", "~¡"), ("\u{F8E5}\u{F8FE}", "⎺⎭"), ("\u{E000}", "\u{E000}"), ("ﬁ", "ﬁ"),
    ("漢字", "漢字"),
  ])
  func privateCharactersAreTheirOwn(source: String, text: String) {
    #expect(texts(line(source)) == [text])
  }
}
