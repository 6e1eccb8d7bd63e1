import BookParser
import Markup
import ReadingModel
import Testing

/// Says that each length that is given out is that of the text, that HTML and text are the same
/// characters, and that every place is inside.
func expectTrueLengths(_ book: Book) async throws {
  let lengths = try await book.content.chapterLengths()
  #expect(lengths.count == book.spine.count)
  for index in book.spine.indices.prefix(8) {
    let chapter = try await book.content.chapter(at: index)
    let length = chapter.text.utf16.count
    #expect(length == lengths[index])
    #expect(try await book.content.summary(at: index).length == length)
    let styled = try await book.content.styledChapter(at: index)
    #expect(styled.text == chapter.text)
    let page = "<!DOCTYPE html><body><div>\(chapter.html)</div>"
    let body = try MarkupDocument.html(Array(page.utf8)).root?.child("body")
    let written = body?.meantText ?? ""
    let text = chapter.text.asGumboReads
    if written != text {
      let pair = zip(written.unicodeScalars, text.unicodeScalars).first { $0 != $1 }
      Issue.record("text and HTML differ: \(String(describing: pair))")
    }
    var end = 0
    for block in chapter.blocks {
      #expect(block.range.lowerBound >= end && !block.range.isEmpty)
      end = block.range.upperBound
    }
    #expect(end <= length)
    let ranges =
      chapter.links.map(\.range) + chapter.semantics.map(\.range)
      + chapter.languageRuns.map(\.range) + chapter.readings.map(\.range)
    #expect(ranges.allSatisfy { $0.upperBound <= length })
    #expect(chapter.anchors.values.allSatisfy { (0...length).contains($0) })
    #expect(chapter.images.allSatisfy { (0...length).contains($0.offset) })
  }
}

extension String {
  /// The text with U+FFFD where gumbo has it and browsers don't: for the controls of Latin-1 and for what
  /// Unicode will never use.
  fileprivate var asGumboReads: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map {
          let isControl = (0x7F..<0xA0).contains($0.value)
          return isControl || $0.properties.isNoncharacterCodePoint ? "\u{FFFD}" : $0
        }))
  }
}

extension MarkupNode {
  /// The text of HTML, in which a formula that is shown in place of a line counts as that line.
  fileprivate var meantText: String {
    var text = ""
    var next = firstChild
    while let node = next {
      let line = node.name == "math" ? node.attribute("data-source") : nil
      if let line { text += line } else if node.kind == .text { text += node.text() }
      next = (line == nil ? node.firstChild : nil) ?? node.nextOutside(within: self)
    }
    return text
  }
}
