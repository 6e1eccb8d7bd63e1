import BookParser
import Markup
import ReadingModel
import TestSupport
import Testing

/// Random documents, the same at every run.
private struct Documents {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  static let names = [
    "p", "div", "span", "b", "i", "a", "h1", "ul", "li", "table", "tbody", "tr", "td", "caption",
    "pre", "br", "hr", "ruby", "rt", "svg", "text", "math", "mi", "blockquote", "dl", "dd",
    "section", "form", "button", "select", "code", "figure", "small", "foreignObject", "title",
    "head", "body", "font", "nobr", "thead", "th", "unknown", "col", "center", "s",
  ]
  static let texts = [
    "word", " ", "\n", "  two  words ", "é", "\u{A0}", "\u{3000}", "漢字", "\u{1F600}", "&amp;",
    "&lt;b>", "a\tb", "\n\n", "x",
  ]
  static let attributes = [
    "", "", "", " id='x'", " lang='fr'", " dir='rtl'", " href='#x'", " href='https://e.org'",
    " hidden=''", " epub:type='footnote'", " style='display:none'", " colspan='2'",
  ]

  mutating func body(_ depth: Int) -> String {
    var body = ""
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      if depth == 0 || Bool.random(using: &generator) {
        body += Self.texts.randomElement(using: &generator) ?? ""
      } else {
        let name = Self.names.randomElement(using: &generator) ?? "p"
        let attribute = Self.attributes.randomElement(using: &generator) ?? ""
        body += "<\(name)\(attribute)>\(self.body(depth - 1))</\(name)>"
      }
    }
    return body
  }
}

struct ChapterPropertyTests {
  @Test(arguments: 0..<8)
  func anyNestingGivesTheSameTextInBothForms(seed: Int) async throws {
    var documents = Documents(seed: UInt64(seed))
    let bodies = (0..<60).map { _ in documents.body(6) }
    let book = try await BookFixture.chapters(bodies).open()
    for index in bodies.indices {
      let chapter = try await book.content.chapter(at: index)
      try expectSameTextInBothForms(chapter, bodies[index])
      #expect(chapter.text.utf16.count == (try await book.content.chapterLengths())[index])
      var end = 0
      for block in chapter.blocks {
        #expect(block.range.lowerBound >= end && !block.range.isEmpty)
        end = block.range.upperBound
      }
      #expect(end <= chapter.text.utf16.count)
      #expect(chapter.anchors.values.allSatisfy { $0 <= chapter.text.utf16.count })
    }
  }

  /// The same with the end tags cut off here and there, which only an HTML parser reads.
  @Test(arguments: 0..<4)
  func brokenMarkupKeepsTheInvariantToo(seed: Int) async throws {
    var documents = Documents(seed: UInt64(1_000 + seed))
    let bodies = (0..<60).map { _ in
      let body = documents.body(6)
      return String(
        body.prefix(Int.random(in: 0...max(body.count, 1), using: &documents.generator)))
    }
    let book = try await BookFixture.chapters(bodies).open()
    for index in bodies.indices {
      let chapter = try await book.content.chapter(at: index)
      try expectSameTextInBothForms(chapter, bodies[index])
    }
  }

  private func expectSameTextInBothForms(_ chapter: Chapter, _ source: String) throws {
    let page = "<!DOCTYPE html><body><div>\(chapter.html)</div>"
    let body = try #require(try MarkupDocument.html(Array(page.utf8)).root?.child("body"))
    #expect(body.text() == chapter.text, "\(source)")
  }
}
