import BookParser
import ReadingModel
import Testing

/// Formulas and drawings are written so that browsers show all of them, and in their place.
struct FormulaTests {
  private let math = "<math xmlns='http://www.w3.org/1998/Math/MathML'>"
  private let fence = " fence=\"true\" form"

  @Test(arguments: [
    ("<mfenced><mi>a</mi></mfenced>", "(a)"), ("<mfenced><mi>a</mi><mi>b</mi></mfenced>", "(a,b)"),
    (
      "<mfenced open='[' close=']' separators=';|'><mi>a</mi><mi>b</mi><mi>c</mi><mi>d</mi></mfenced>",
      "[a;b|c|d]"
    ),
    ("<mfenced open='' close='}' separators=''><mi>a</mi><mi>b</mi></mfenced>", "ab}"),
    ("<msup><mfenced><mrow><mi>α</mi><mi>A</mi></mrow></mfenced><mn>1</mn></msup>", "(αA)1"),
    ("<mfenced><mfenced><mi>a</mi></mfenced><mi>b</mi></mfenced>", "((a),b)"),
    ("<mfenced/>", "()"), ("<mfenced open='&lt;'><mi>a</mi></mfenced>", "<a)"),
    (
      "<mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd>"
        + "<mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo>", "(1 0 0 1)"
    ),
    ("<mtable><mtr><mtd><mtext>Theorem MMSMM</mtext></mtd></mtr></mtable>", "Theorem MMSMM"),
  ])
  func fencesAreOperators(formula: String, text: String) async throws {
    let chapter = try await BookFixture.chapter("<p>\(math)\(formula)</math></p>")
    #expect(chapter.text == text)
    #expect(!chapter.html.contains("mfenced"))
  }

  @Test func aFenceIsARowThatGrowsWithItsContent() async throws {
    let chapter = try await BookFixture.chapter(
      "<p>\(math)<mfenced><mi>a</mi><mi>b</mi></mfenced></math></p>")
    #expect(
      chapter.html == """
        <p><math><mrow><mo\(fence)="prefix">(</mo><mi>a</mi><mo separator="true">,</mo>\
        <mi>b</mi><mo\(fence)="postfix">)</mo></mrow></math></p>
        """)
  }

  @Test func aDrawingStaysInItsPlace() async throws {
    let chapter = try await BookFixture.chapter(
      """
      <p><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' transform='scale(90)'>\
      <g transform='rotate(5)'><rect width='1' height='1'/></g></svg></p>
      """)
    #expect(!chapter.html.contains("scale(90)") && chapter.html.contains("rotate(5)"))
  }
}
