import Foundation
import Markup
import ReadingModel
import TestSupport
import Testing

@testable import ChapterBuilding

/// What the lines of a chapter cost grows with the chapter, however its elements lie inside each other.
struct VerseWorkTests {
  private static let sheet = "l { display: block } x, y { display: block }"

  /// The processor time that building a chapter takes.
  private func time(_ body: String) throws -> Duration {
    let files = FilesInMemory(files: [])
    let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body>\(body)</body></html>"
    let document = try MarkupDocument.xml(Array(page.utf8))
    let rules = LayoutRules(Self.sheet, source: StyleSheet.Source(path: "a.css", files: files))
    var builder = ChapterBuilder(
      index: 0, links: LinkResolver(path: "a.xhtml", files: files), language: nil)
    builder.layouts = LayoutCascade(rules)
    let (time, chapter) = processorTime { builder.build(document) }
    #expect(chapter.text.contains("b\na"), "the lines are lines")
    return time
  }

  @Test(arguments: [
    // Each pair of lines lies one element deeper than the one before it.
    ("<p>", "<i><l>a</l><l>b</l>", "</i>", "</p>"),
    // Each line holds all the lines that follow.
    ("<div>", "<x>a<i><l>b</l>", "</i></x><y>a</y>", "</div>"),
  ])
  func deepNestingCostsNoMoreThanItsElements(
    start: String, open: String, close: String, end: String
  ) throws {
    let count = 10_000
    let pair = open + close
    let flat = try time(start + String(repeating: pair, count: count) + end)
    let deep = try time(
      start + String(repeating: open, count: count) + String(repeating: close, count: count) + end)
    #expect(deep < flat * 8)
  }
}
