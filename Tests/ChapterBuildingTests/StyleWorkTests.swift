import Markup
import ReadingModel
import TestSupport
import Testing

@testable import ChapterBuilding

/// What a sheet costs grows with the sheet and with the chapter, and not with one times the other.
struct StyleWorkTests {
  /// The processor time that building a chapter by a sheet takes.
  private func time(_ body: String, _ sheet: String) throws -> (Duration, Chapter) {
    let files = FilesInMemory(files: [("a.xhtml", "")])
    let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body>\(body)</body></html>"
    let document = try MarkupDocument.xml(Array(page.utf8))
    let rules = LayoutRules(sheet, source: StyleSheet.Source(path: "a.css", files: files))
    var builder = ChapterBuilder(
      index: 0, links: LinkResolver(path: "a.xhtml", files: files), language: nil)
    builder.layouts = LayoutCascade(rules)
    return processorTime { builder.build(document) }
  }

  @Test func rulesThatAreWeakerThanWhatHidesCostNothing() throws {
    let body = "<p>a</p>" + String(repeating: "<i>b</i>", count: 5_000)
    let hiding = "i { display: none !important }"
    let (short, chapter) = try time(body, hiding)
    let (long, same) = try time(
      body, hiding + String(repeating: ".x { display: block }", count: 5_000))
    #expect(chapter.text == "a" && same.text == "a")
    #expect(long < short * 10)
  }

  @Test func hiddenNotesShareTheStepsOfTheirChapter() throws {
    let sheet = String(repeating: "z c { display: none }", count: 1_000)
    func notes(_ count: Int) -> String {
      let parts = (0..<count).map { number in
        "<p><a href='#n\(number)'>on</a></p><aside id='n\(number)' hidden=''>x"
          + String(repeating: "<c/>", count: 600) + "</aside>"
      }
      return parts.joined()
    }
    let (one, chapter) = try time(notes(1), sheet)
    let (many, full) = try time(notes(50), sheet)
    #expect(chapter.hiddenNotes.count == 1 && full.hiddenNotes.count == 50)
    #expect(many < one * 10)
  }

  @Test func aSelectorHasSoManyConditions() {
    func tests(_ selector: String) -> [ElementTest] {
      ElementTest.list(StyleParser.values(selector))
    }
    #expect(tests("p:not(.a, .b):is(q, p)").map(\.isCertain) == [true])
    let many = String(repeating: "a, ", count: 500) + "a"
    #expect(tests("p:not(\(many))").map(\.isCertain) == [false])
    #expect(tests("p:is(:is(\(many)), b)").map(\.isCertain) == [false])
    #expect(tests(String(repeating: ".a", count: 500)).isEmpty)
  }

  @Test func aRuleOfAtSignsIsReadOnce() {
    func time(_ count: Int) -> Duration {
      processorTime { StyleParser.rules("p " + String(repeating: "@a", count: count)) }.0
    }
    #expect(time(64_000) < time(4_000) * 80)
  }
}
