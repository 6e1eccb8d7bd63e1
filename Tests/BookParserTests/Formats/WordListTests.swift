import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// Numbers of lists, which Word counts and does not store.
struct WordListTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  private func chapter(_ body: String, _ numbering: String) async throws -> Chapter {
    let files = WordTests.files(body, numbering: numbering)
    return try await BookParser.open(try fixture.archive("a.docx", files)).chapter()
  }

  private static func level(
    _ index: Int, _ format: String, _ text: String, _ more: String = ""
  ) -> String {
    "<w:lvl w:ilvl='\(index)'><w:start w:val='1'/><w:numFmt w:val='\(format)'/>\(more)<w:lvlText w:val='\(text)'/></w:lvl>"
  }

  private static func lists(_ levels: String, _ lists: String = "") -> String {
    "<w:abstractNum w:abstractNumId='0'>\(levels)</w:abstractNum>"
      + "<w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num>\(lists)"
  }

  private static func item(
    _ text: String, _ level: Int = 0, list: Int = 1, style: String = ""
  ) -> String {
    let style = style.isEmpty ? "" : "<w:pStyle w:val='\(style)'/>"
    return
      "<w:p><w:pPr>\(style)<w:numPr><w:ilvl w:val='\(level)'/><w:numId w:val='\(list)'/></w:numPr></w:pPr>"
      + "<w:r><w:t>\(text)</w:t></w:r></w:p>"
  }

  private func tags(_ chapter: Chapter) -> String { chapter.html.replacing("\n", with: "") }

  @Test func numbersOfSeveralLevelsArePartOfTheText() async throws {
    let chapter = try await chapter(
      Self.item("Terms") + Self.item("Price", 1) + Self.item("in euros", 2)
        + Self.item("in pounds", 2) + Self.item("Time", 1) + Self.item("Law")
        + Self.item("Court", 1) + Self.item("High", 2),
      Self.lists(
        Self.level(0, "decimal", "%1.") + Self.level(1, "decimal", "%1.%2")
          + Self.level(2, "lowerLetter", "(%3)")))
    #expect(
      chapter.text
        == "Terms\n1.1 Price\n(a) in euros\n(b) in pounds\n1.2 Time\nLaw\n2.1 Court\n(a) High")
    #expect(tags(chapter).hasPrefix("<ol><li>Terms<p>1.1 Price</p><p>(a) in euros</p>"))
    #expect(tags(chapter).contains("</p></li><li>Law<p>2.1 Court</p>"))
  }

  @Test(arguments: [
    ("decimal", "%1.", "<ol><li>a</li><li>b</li></ol>"),
    ("lowerLetter", "%1.", "<ol type=\"a\"><li>a</li><li>b</li></ol>"),
    ("upperRoman", "%1", "<p>I a</p><p>II b</p>"), ("decimal", "%1)", "<p>1) a</p><p>2) b</p>"),
    ("upperRoman", "Article %1 –", "<p>Article I – a</p><p>Article II – b</p>"),
    ("chineseCounting", "%1、", "<p>一、 a</p><p>二、 b</p>"), ("none", "", "<p>a</p><p>b</p>"),
    ("none", "Note:", "<p>Note: a</p><p>Note: b</p>"),
    ("bullet", "", "<ul><li>a</li><li>b</li></ul>"),
  ])
  func whatHTMLCanNotShowIsText(format: String, text: String, html: String) async throws {
    let chapter = try await chapter(
      Self.item("a") + Self.item("b"), Self.lists(Self.level(0, format, text)))
    #expect(tags(chapter) == html)
  }

  @Test func listsOfOneDescriptionCountOnUnlessOneBeginsAnew() async throws {
    let more =
      "<w:num w:numId='2'><w:abstractNumId w:val='0'/></w:num><w:num w:numId='3'><w:abstractNumId w:val='0'/>"
      + "<w:lvlOverride w:ilvl='0'><w:startOverride w:val='7'/></w:lvlOverride></w:num>"
    let chapter = try await chapter(
      Self.item("a") + Self.item("b", list: 2) + Self.item("c", list: 3) + Self.item("d", list: 3)
        + Self.item("e"), Self.lists(Self.level(0, "decimal", "%1)"), more))
    #expect(chapter.text == "1) a\n2) b\n7) c\n8) d\n9) e")
  }

  @Test func paragraphsCountBelowTheHeadingsOfTheirList() async throws {
    let chapter = try await chapter(
      Self.item("Terms", style: "H1") + Self.item("Price", 1) + Self.item("Time", 1)
        + Self.item("Law", style: "H1") + Self.item("Court", 1),
      Self.lists(Self.level(0, "decimal", "%1.") + Self.level(1, "decimal", "%1.%2.")))
    #expect(chapter.text == "1. Terms\n1.1. Price\n1.2. Time\n2. Law\n2.1. Court")
  }

  @Test func aLevelCountsOnWhereTheDocumentSaysSo() async throws {
    let chapter = try await chapter(
      Self.item("A") + Self.item("b", 1) + Self.item("C") + Self.item("d", 1),
      Self.lists(
        Self.level(0, "upperRoman", "Part %1")
          + Self.level(1, "decimal", "§ %2", "<w:lvlRestart w:val='0'/>")))
    #expect(chapter.text == "Part I A\n§ 1 b\nPart II C\n§ 2 d")
  }

  @Test func aListMayDescribeALevelItselfOrNameAStyleOfLists() async throws {
    let own = "<w:lvlOverride w:ilvl='0'>\(Self.level(0, "lowerRoman", "%1)"))</w:lvlOverride>"
    let numbering =
      "<w:abstractNum w:abstractNumId='0'><w:styleLink w:val='S'/>\(Self.level(0, "decimal", "[%1]"))</w:abstractNum>"
      + "<w:abstractNum w:abstractNumId='1'><w:numStyleLink w:val='S'/></w:abstractNum>"
      + "<w:num w:numId='1'><w:abstractNumId w:val='1'/></w:num>"
      + "<w:num w:numId='2'><w:abstractNumId w:val='0'/>\(own)</w:num>"
    let chapter = try await chapter(Self.item("a") + Self.item("b", list: 2), numbering)
    #expect(chapter.text == "[1] a\nii) b")
  }

  @Test func rowsAreNumberedByCellsOfNothingElse() async throws {
    let row =
      "<w:tr><w:tc>\(Self.item(""))</w:tc><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc></w:tr>"
    let chapter = try await chapter(
      "<w:tbl>\(row)\(row)</w:tbl>", Self.lists(Self.level(0, "decimal", "%1.")))
    #expect(chapter.text == "1.\nx\n2.\nx")
  }

  @Test func aNumberBehindTheLastLetterIsText() async throws {
    let items = (1...28).map { Self.item("i\($0)") }.joined()
    let chapter = try await chapter(items, Self.lists(Self.level(0, "lowerLetter", "%1.")))
    #expect(chapter.text.hasSuffix("i26\naa. i27\nbb. i28"))
  }
}
