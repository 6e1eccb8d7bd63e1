import BookParser
import Foundation
import ReadingModel
import Testing

/// Formulas of Word's are shown as MathML; their text is a line.
struct WordFormulaTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  private static let space = "xmlns:m='http://schemas.openxmlformats.org/officeDocument/2006/math'"

  private static func run(_ text: String, _ properties: String = "") -> String {
    "<m:r><m:rPr>\(properties)</m:rPr><m:t xml:space='preserve'>\(text)</m:t></m:r>"
  }

  private static func words(_ text: String) -> String {
    "<w:r><w:t xml:space='preserve'>\(text)</w:t></w:r>"
  }

  private func chapter(_ body: String) async throws -> Chapter {
    try await BookParser.open(try fixture.archive("a.docx", WordTests.files(body))).chapter()
  }

  private func formula(_ content: String) async throws -> String {
    let chapter = try await chapter(
      "<w:p>\(Self.words("So "))<m:oMath \(Self.space)>\(content)</m:oMath></w:p>")
    let html = chapter.html.replacing(/^.*?<math[^>]*>/, with: "")
    return html.replacing(/<\/math>.*$/, with: "")
  }

  @Test(arguments: [
    ("<m:sup>\(run("2"))</m:sup>", "<msup><mi>x</mi><mn>2</mn></msup>", "sSup"),
    ("<m:sub>\(run("i"))</m:sub>", "<msub><mi>x</mi><mi>i</mi></msub>", "sSub"),
    (
      "<m:sub>\(run("i"))</m:sub><m:sup>\(run("2"))</m:sup>",
      "<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>", "sSubSup"
    ),
    (
      "<m:sub>\(run("i"))</m:sub><m:sup>\(run("2"))</m:sup>",
      "<mmultiscripts><mi>x</mi><mprescripts></mprescripts><mi>i</mi><mn>2</mn></mmultiscripts>",
      "sPre"
    ),
    ("<m:deg/>", "<msqrt><mi>x</mi></msqrt>", "rad"),
    ("<m:deg>\(run("3"))</m:deg>", "<mroot><mi>x</mi><mn>3</mn></mroot>", "rad"),
    (
      "<m:accPr><m:chr m:val='&#x20D7;'/></m:accPr>",
      "<mover accent=\"true\"><mi>x</mi><mo stretchy=\"true\">→</mo></mover>", "acc"
    ),
    (
      "<m:barPr><m:pos m:val='top'/></m:barPr>",
      "<mover><mi>x</mi><mo stretchy=\"true\">\u{AF}</mo></mover>", "bar"
    ),
    ("<m:lim>\(run("n"))</m:lim>", "<munder><mi>x</mi><mi>n</mi></munder>", "limLow"),
    ("", "<mi>x</mi>", "box"), ("", "<mi>x</mi>", "borderBox"),
    ("<m:phantPr><m:show m:val='0'/></m:phantPr>", "<mphantom><mi>x</mi></mphantom>", "phant"),
    (
      "<m:naryPr><m:chr m:val='∑'/></m:naryPr><m:sub>\(run("i"))</m:sub><m:sup/>",
      "<munder><mo largeop=\"true\" movablelimits=\"false\">∑</mo><mi>i</mi></munder><mi>x</mi>",
      "nary"
    ),
    (
      "<m:naryPr/><m:sub>\(run("0"))</m:sub><m:sup>\(run("1"))</m:sup>",
      "<msubsup><mo largeop=\"true\" movablelimits=\"false\">∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi>",
      "nary"
    ),
  ])
  func aFormulaIsSet(parts: String, expected: String, name: String) async throws {
    #expect(
      try await formula("<m:\(name)>\(parts)<m:e>\(Self.run("x"))</m:e></m:\(name)>") == expected)
  }

  @Test(arguments: [
    ("", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
    ("<m:type m:val='noBar'/>", "<mfrac linethickness=\"0\"><mi>a</mi><mi>b</mi></mfrac>"),
    ("<m:type m:val='lin'/>", "<mrow><mi>a</mi></mrow>/"),
  ])
  func aFractionIsOneAsWordDrawsIt(type: String, expected: String) async throws {
    let html = try await formula(
      "<m:f><m:fPr>\(type)</m:fPr><m:num>\(Self.run("a"))</m:num><m:den>\(Self.run("b"))</m:den></m:f>"
    )
    let line = "<mi>a</mi><mo>/</mo><mi>b</mi>"
    #expect(html == (expected.hasSuffix("/") ? line : expected))
  }

  @Test(arguments: [
    ("ab", "", "<mi>a</mi><mi>b</mi>"), ("-a", "", "<mo>−</mo><mi>a</mi>"),
    ("2.5x", "", "<mn>2.5</mn><mi>x</mi>"),
    ("sin", "<m:sty m:val='p'/>", "<mi>sin</mi>"),
    ("d", "<m:sty m:val='p'/>", "<mi mathvariant=\"normal\">d</mi>"),
    ("v1", "<m:sty m:val='b'/>", "<mi>𝐯</mi><mn>𝟏</mn>"),
    ("RL", "<m:scr m:val='double-struck'/>", "<mi>ℝ</mi><mi>𝕃</mi>"),
    ("Lx", "<m:scr m:val='script'/>", "<mi>ℒ</mi><mi>𝓍</mi>"),
    (" if ", "<m:nor/>", "<mtext>\u{A0}if\u{A0}</mtext>"), ("путь", "", "<mtext>путь</mtext>"),
    (
      "(a&lt;b)", "",
      "<mo stretchy=\"false\">(</mo><mi>a</mi><mo>&lt;</mo><mi>b</mi><mo stretchy=\"false\">)</mo>"
    ),
  ])
  func lettersLookAsTheirStyleSays(text: String, style: String, expected: String) async throws {
    #expect(try await formula(Self.run(text, style)) == expected)
  }

  @Test func fencesMatricesAndEquationsKeepTheirParts() async throws {
    func cells(_ texts: String...) -> String {
      texts.map { "<m:e>\(Self.run($0))</m:e>" }.joined()
    }
    let fence = "<m:d><m:dPr><m:begChr m:val='{'/><m:endChr m:val=''/></m:dPr>"
    let matrix = try await formula("\(fence)\(cells("a", "b"))</m:d>")
    #expect(matrix.contains(">{</mo>") && matrix.contains("<mi>a</mi><mo separator=\"true\""))
    #expect(!matrix.contains("postfix"))
    let table = try await formula("<m:m><m:mr>\(cells("1", "0"))</m:mr></m:m>")
    #expect(
      table == "<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable>")
    let equations = try await formula("<m:eqArr>\(cells("a&amp;=1", "b&amp;=2"))</m:eqArr>")
    #expect(equations.contains("columnalign=\"right left\""))
    #expect(equations.contains("<mtd><mi>b</mi></mtd><mtd><mo>=</mo><mn>2</mn></mtd>"))
  }

  @Test func theTextIsTheLineAndNothingThatTheFormulaShows() async throws {
    let fraction =
      "<m:f><m:num>\(Self.run("a+b"))</m:num><m:den>\(Self.run("2"))</m:den></m:f>"
    let chapter = try await chapter(
      "<w:p>\(Self.words("So "))<m:oMathPara \(Self.space)><m:oMath>\(fraction)</m:oMath></m:oMathPara>"
        + "\(Self.words(" is &lt; 1."))</w:p><w:p>\(Self.words("Next"))</w:p>")
    #expect(chapter.text == "So (a+b)/2 is < 1.\nNext")
    #expect(
      chapter.html.hasPrefix(
        "<p>So <math alttext=\"(a+b)/2\" display=\"block\" data-source=\"(a+b)/2\"><mfrac>"))
    #expect(chapter.html.contains("</math> is &lt; 1.</p>"))
    #expect(chapter.blocks.map(\.range) == [0..<18, 19..<23])
  }

  @Test func aHeadingIsCalledByTheLine() async throws {
    let book = try await BookParser.open(
      try fixture.archive(
        "a.docx",
        WordTests.files(
          "<w:p><w:pPr><w:outlineLvl w:val='0'/></w:pPr>\(Self.words("On "))<m:oMath \(Self.space)><m:f><m:num>"
            + "\(Self.run("a"))</m:num><m:den>\(Self.run("b"))</m:den></m:f></m:oMath></w:p>")))
    #expect(book.contents.map(\.label) == ["On a/b"])
  }
}
