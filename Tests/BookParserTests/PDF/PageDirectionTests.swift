import Foundation
import PDFFiles
import Testing

@testable import BookParser

/// Pages whose lines run to the left, or from top to bottom: what becomes of their text.
struct PageDirectionTests {
  /// A line of Hebrew that begins at its right edge, each letter half as wide as the size.
  private func line(_ text: String, from right: Float, _ baseline: Float) -> [PDFWord] {
    var x = right
    return text.split(separator: " ").map { word in
      let width = Float(word.count) * 5
      defer { x -= width + 5 }
      return PDFWord(
        String(word), left: x - width, right: x, baseline: baseline, size: 10,
        traits: .followsSpace)
    }
  }

  private func page(_ words: [PDFWord]) -> PDFPage {
    PDFPage(width: 600, height: 800, label: "", words: words)
  }

  private func texts(_ pages: [PDFPage]) -> [String] {
    PageFlow(pages).blocks.map(\.text).filter { !$0.isEmpty }
  }

  /// 46 characters.
  private let full = "בראשית ברא אלהים את השמים ואת הארץ והארץ היתה"

  @Test func theRightColumnOfHebrewIsReadFirst() throws {
    let words = (0..<8).flatMap { row in
      let y = 100 + 12 * Float(row)
      return line("ימין \(full)", from: 550, y) + line("שמאל \(full)", from: 280, y)
    }
    let text = texts([page(words)]).joined(separator: "\n")
    let right = try #require(text.range(of: "ימין", options: .backwards))
    let left = try #require(text.range(of: "שמאל"))
    #expect(right.lowerBound < left.lowerBound)
  }

  @Test func aShortLineEndsAParagraphAtTheLeftEdge() {
    let words =
      line(full, from: 550, 100) + line("תהו ובהו.", from: 550, 112) + line(full, from: 550, 124)
      + line("וחשך.", from: 550, 136)
    #expect(texts([page(words)]) == ["\(full) תהו ובהו.", "\(full) וחשך."])
  }

  @Test func anIndentAtTheRightEdgeBeginsAParagraph() {
    let words =
      line(full, from: 550, 100) + line(full, from: 550, 112) + line("תהו.", from: 550, 124)
      + line(String(full.dropLast(4)), from: 530, 136) + line(full, from: 550, 148)
    #expect(texts([page(words)]).count == 2)
  }

  @Test func horizontalHeadsAndNumbersOfVerticalPagesAreNotRead() {
    let pages = (0..<4).map { index in
      var words = (0..<20).map {
        PDFWord(
          "山", left: 100 + 10 * Float($0), right: 110 + 10 * Float($0), baseline: 200, size: 10,
          quarter: 3)
      }
      // In their own direction they stand at the top and the bottom of a page of 600 points.
      for (text, baseline) in [("草枕の巻", 30), ("\(index + 12)", 580)] as [(String, Float)] {
        words.append(
          PDFWord(
            text, left: 100, right: 140, baseline: baseline, size: 8,
            traits: [.turned, .followsSpace], quarter: 0))
      }
      return page(words)
    }
    #expect(texts(pages).joined() == String(repeating: "山", count: 80))
  }

  @Test func aStampOnTheMarginIsStillRead() {
    let stamp = PDFWord(
      "Received", left: 100, right: 140, baseline: 30, size: 8, traits: [.turned, .followsSpace],
      quarter: 1)
    #expect(texts([page(line(full, from: 550, 100) + [stamp])]) == [full, "Received"])
  }

  @Test func aStampAtTheHeightOfAHeadOfAnotherDirectionIsRead() {
    let pages = (0..<4).map { _ in
      let head = PDFWord(
        "草枕の巻", left: 100, right: 140, baseline: 30, size: 8, traits: [.turned, .followsSpace],
        quarter: 3)
      return page(line(full, from: 550, 100) + [head])
    }
    let stamp = PDFWord(
      "Received", left: 100, right: 140, baseline: 30, size: 8, traits: [.turned, .followsSpace],
      quarter: 1)
    var stamped = pages
    stamped[3].words.append(stamp)
    #expect(texts(stamped).last == "Received")
    #expect(!texts(stamped).contains { $0.contains("草枕") })
  }
}
