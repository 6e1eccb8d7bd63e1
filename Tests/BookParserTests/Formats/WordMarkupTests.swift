import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// What Word writes in ways of its own: fields, formulas, readings above words and numbers of headings.
struct WordMarkupTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  private func chapter(_ body: String, numbering: String? = nil) async throws -> Chapter {
    let files = WordTests.files(body, numbering: numbering)
    return try await BookParser.open(try fixture.archive("a.docx", files)).chapter()
  }

  private static func run(_ content: String) -> String { "<w:r>\(content)</w:r>" }

  private static func field(_ instruction: String, _ result: String) -> String {
    run("<w:fldChar w:fldCharType='begin'/>") + run("<w:instrText>\(instruction)</w:instrText>")
      + run("<w:fldChar w:fldCharType='separate'/>") + result
      + run("<w:fldChar w:fldCharType='end'/>")
  }

  private static func word(_ text: String) -> String {
    run("<w:t xml:space='preserve'>\(text)</w:t>")
  }

  @Test(arguments: [
    (
      "HYPERLINK \"https://example.org/a?b=1\"",
      ChapterLink.Target.address("https://example.org/a?b=1")
    ),
    (
      " HYPERLINK  \\o \"a tip\" \"https://example.org/\" \\t _blank",
      .address("https://example.org/")
    ),
    ("HYPERLINK \\l \"here\"", .place(ChapterTarget(chapter: 0, fragment: "here"))),
    ("REF here \\h", .place(ChapterTarget(chapter: 0, fragment: "here"))),
    ("hyperlink \\l here", .place(ChapterTarget(chapter: 0, fragment: "here"))),
  ])
  func aFieldThatLeadsSomewhereIsALink(instruction: String, target: ChapterLink.Target) async throws
  {
    let chapter = try await chapter(
      "<w:p><w:bookmarkStart w:name='here'/>\(Self.word("See "))\(Self.field(instruction, Self.word("this")))\(Self.word(" now."))</w:p>"
        + "<w:p><w:fldSimple w:instr='\(instruction)'>\(Self.word("that"))</w:fldSimple></w:p>")
    #expect(chapter.text == "See this now.\nthat")
    #expect(chapter.links.map(\.target) == [target, target])
    #expect(chapter.html.contains(">this</a> now"))
  }

  @Test func whatAFieldIsMadeOfIsNotRead() async throws {
    let chapter = try await chapter(
      "<w:p>\(Self.field("IF " + "</w:instrText></w:r>\(Self.field("MERGEFIELD x", Self.word("unread")))<w:r><w:instrText> = 1", Self.word("read")))</w:p>"
        + "<w:p>\(Self.run("<w:fldChar w:fldCharType='begin'/>"))</w:p><w:p>\(Self.word("after"))</w:p>"
    )
    #expect(chapter.text == "read\nafter")
  }

  @Test(arguments: [
    ("SYMBOL 174 \\f Symbol \\s 12", "a→b"), ("SYMBOL 0xFC \\f \"Wingdings\"", "a✓b"),
    ("SYMBOL 8364 \\u", "a€b"), ("SYMBOL 65534", "a\u{FFFD}b"), ("SYMBOL 65535", "a\u{FFFD}b"),
    ("EQ \\f(1,2)", "a1/2b"), ("EQ \\r(3,x+1)", "a∛(x+1)b"),
    ("EQ \\r(x)", "a√xb"), ("eq x\\s\\up8(2)+y\\s\\do8(1)", "ax²+y₁b"),
    ("EQ \\i\\su(1,n,k)", "a∑₁ⁿ kb"), ("EQ \\b\\bc\\[(\\f(a;b))", "a[a/b]b"),
    ("EQ \\a\\al\\co2(1,2,3,4)", "a1; 2; 3; 4b"), ("EQ \\x(5\\,0)", "a5,0b"), ("EQ \\f(1", "a1/b"),
  ])
  func aFieldThatWordDrawsIsText(instruction: String, text: String) async throws {
    let field = Self.field(instruction, Self.word("unread"))
    let bare = Self.field(instruction, "").replacing(
      Self.run("<w:fldChar w:fldCharType='separate'/>"), with: "")
    for field in [field, bare, "<w:fldSimple w:instr='\(instruction)'/>"] {
      let chapter = try await chapter("<w:p>\(Self.word("a"))\(field)\(Self.word("b"))</w:p>")
      #expect(chapter.text == text)
    }
  }

  @Test func aReadingMaySitInAFormula() async throws {
    let instruction = "EQ \\* jc2 \\* \"Font:MS Mincho\" \\* hps10 \\o\\ad(\\s\\up 9(かんじ),漢字)"
    let chapter = try await chapter("<w:p>\(Self.field(instruction, ""))\(Self.word("です"))</w:p>")
    #expect(chapter.text == "漢字です")
    #expect(chapter.html.contains("<ruby>漢字<rt"))
  }

  @Test func aReadingStandsAboveItsWord() async throws {
    let chapter = try await chapter(
      "<w:p>\(Self.run("<w:ruby><w:rubyPr/><w:rt>\(Self.word("かん"))</w:rt><w:rubyBase>\(Self.word("漢"))</w:rubyBase></w:ruby>"))\(Self.word("字"))</w:p>"
    )
    #expect(chapter.text == "漢字")
    #expect(chapter.html.contains("<ruby>漢<rt data-text=\"かん\"></rt></ruby>字"))
  }

  private static func math(_ text: String) -> String { "<m:r><m:t>\(text)</m:t></m:r>" }

  @Test(arguments: [
    ("<m:f><m:num>\(math("a+b"))</m:num><m:den>\(math("2"))</m:den></m:f>", "(a+b)/2"),
    (
      "<m:f><m:fPr><m:type w:val='noBar'/></m:fPr><m:num>\(math("n"))</m:num><m:den>\(math("k"))</m:den></m:f>",
      "(n ¦ k)"
    ),
    ("<m:sSup><m:e>\(math("x"))</m:e><m:sup>\(math("2"))</m:sup></m:sSup>", "x²"),
    ("<m:sSup><m:e>\(math("x"))</m:e><m:sup>\(math("a+b"))</m:sup></m:sSup>", "x^(a+b)"),
    (
      "<m:sSubSup><m:e>\(math("x"))</m:e><m:sub>\(math("1"))</m:sub><m:sup>\(math("k"))</m:sup></m:sSubSup>",
      "x₁^k"
    ),
    (
      "<m:rad><m:radPr><m:degHide w:val='1'/></m:radPr><m:deg/><m:e>\(math("x+1"))</m:e></m:rad>",
      "√(x+1)"
    ),
    ("<m:rad><m:deg>\(math("3"))</m:deg><m:e>\(math("8"))</m:e></m:rad>", "∛8"),
    (
      "<m:nary><m:naryPr><m:chr w:val='∑'/></m:naryPr><m:sub>\(math("i=1"))</m:sub><m:sup>\(math("n"))</m:sup><m:e>\(math("i"))</m:e></m:nary>",
      "∑_(i=1)ⁿ i"
    ),
    (
      "<m:d><m:dPr><m:begChr w:val='['/><m:endChr w:val=''/></m:dPr><m:e>\(math("a"))</m:e></m:d>",
      "[a"
    ),
    (
      "<m:m><m:mr><m:e>\(math("1"))</m:e><m:e>\(math("0"))</m:e></m:mr><m:mr><m:e>\(math("0"))</m:e><m:e>\(math("1"))</m:e></m:mr></m:m>",
      "[1, 0; 0, 1]"
    ),
    ("<m:func><m:fName>\(math("sin"))</m:fName><m:e>\(math("x"))</m:e></m:func>", "sin x"),
  ])
  func aFormulaIsALineThatCanBeRead(formula: String, line: String) async throws {
    let space = "xmlns:m='http://schemas.openxmlformats.org/officeDocument/2006/math'"
    let chapter = try await chapter(
      "<w:p>\(Self.word("So "))<m:oMath \(space)>\(formula)</m:oMath>\(Self.word("."))</w:p>")
    #expect(chapter.text == "So \(line).")
  }

  @Test func formulasInFormulasEnd() async throws {
    let (open, close) = ("<m:d><m:e>", "</m:e></m:d>")
    let chapter = try await chapter(
      "<w:p xmlns:m='m'>\(Self.word("a"))<m:oMath>\(String(repeating: open, count: 3_000))\(String(repeating: close, count: 3_000))</m:oMath></w:p>"
    )
    #expect(chapter.text.hasPrefix("a((") && chapter.text.utf8.count < 200)
  }

  private static func numbering(_ levels: [(format: String, text: String, more: String)]) -> String
  {
    let levels = levels.enumerated().map { index, level in
      "<w:lvl w:ilvl='\(index)'><w:start w:val='1'/><w:numFmt w:val='\(level.format)'/>\(level.more)<w:lvlText w:val='\(level.text)'/></w:lvl>"
    }
    return "<w:abstractNum w:abstractNumId='0'>\(levels.joined())</w:abstractNum>"
      + "<w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num>"
      + "<w:num w:numId='2'><w:abstractNumId w:val='0'/></w:num>"
  }

  private static func heading(_ text: String, style: String = "H1", level: Int?, list: Int = 1)
    -> String
  {
    let place = level.map { "<w:ilvl w:val='\($0)'/>" } ?? ""
    return
      "<w:p><w:pPr><w:pStyle w:val='\(style)'/><w:numPr>\(place)<w:numId w:val='\(list)'/></w:numPr></w:pPr>\(word(text))</w:p>"
  }

  @Test func headingsKeepTheNumbersThatWordShows() async throws {
    let numbering = Self.numbering([
      ("upperRoman", "Chapter %1:", ""), ("decimal", "%1.%2", "<w:pStyle w:val='Deep'/><w:isLgl/>"),
      ("lowerLetter", "(%3)", ""),
    ])
    let body =
      Self.heading("Out", level: 0) + Self.heading("Sea", style: "Deep", level: nil)
      + Self.heading("Wind", style: "Deep", level: 1) + Self.heading("Salt", level: 2)
      + Self.heading("Back", level: 0, list: 2) + Self.heading("Home", style: "Deep", level: 1)
      + Self.heading("Index", level: 0, list: 0)
    let chapter = try await chapter(body, numbering: numbering)
    #expect(
      chapter.text.split(separator: "\n") == [
        "Chapter I: Out", "1.1 Sea", "1.2 Wind", "(a) Salt", "Chapter II: Back", "2.1 Home",
        "Index",
      ])
  }

  @Test(arguments: [
    ("chineseCounting", "第%1章", ["第一章 a", "第二章 b"]), ("bullet", "•", ["a", "b"]),
    ("none", "", ["a", "b"]), ("decimalZero", "%1", ["01 a", "02 b"]),
  ])
  func aHeadingIsNumberedInItsFormat(format: String, text: String, lines: [String]) async throws {
    let chapter = try await chapter(
      Self.heading("a", level: 0) + Self.heading("b", level: 0),
      numbering: Self.numbering([(format, text, "")]))
    #expect(chapter.text.split(separator: "\n").map(String.init) == lines)
  }

  /// Word has nine levels; what a document says of others is nothing.
  @Test(arguments: [Int.max, .min, 9, -1]) func aLevelThatWordHasNotNumbersNothing(level: Int)
    async throws
  {
    let styled = "<w:numFmt w:val='decimal'/><w:pStyle w:val='Deep'/>"
    let numbering =
      "<w:abstractNum w:abstractNumId='0'><w:lvl w:ilvl='\(level)'>\(styled)</w:lvl></w:abstractNum>"
      + "<w:num w:numId='1'><w:abstractNumId w:val='0'/>"
      + "<w:lvlOverride w:ilvl='\(level)'><w:startOverride w:val='7'/></w:lvlOverride></w:num>"
    let chapter = try await chapter(
      Self.heading("a", style: "Deep", level: nil) + Self.heading("b", level: 8),
      numbering: numbering)
    #expect(chapter.text == "1. a\n1. b")
  }

  @Test(arguments: [
    String(repeating: "x", count: 200_000), "x" + String(repeating: "\u{301}", count: 200_000),
    String(repeating: "%1", count: 100_000),
  ])
  func theNumberOfAHeadingIsShort(text: String) async throws {
    let numbering = Self.numbering([("lowerLetter", text, "")])
    let files = WordTests.files(
      String(repeating: Self.heading("end", level: 0), count: 50),
      numbering: numbering.replacing("<w:start w:val='1'/>", with: "<w:start w:val='3900'/>"))
    let book = try await BookParser.open(try fixture.archive("a.docx", files))
    let written = try await book.chapters().map(\.text).joined()
    #expect(written.unicodeScalars.count <= 50 * 106 && written.hasSuffix(" end"))
  }

  @Test(arguments: [
    "", " ", "</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>unseen",
    "</w:t></w:r><w:del><w:r><w:t>old</w:t></w:r></w:del><w:r><w:t>",
  ])
  func anEmptyHeadingHasNoNumber(text: String) async throws {
    let body = Self.heading("One", level: 0) + Self.heading(text, level: 0)
    let files = WordTests.files(
      body + Self.heading("Three", level: 0),
      numbering: Self.numbering([("decimal", "%1.", "")]))
    let book = try await BookParser.open(try fixture.archive("a.docx", files))
    #expect(try await book.chapter().text == "1. One\n3. Three")
    #expect(book.contents.map(\.label) == ["1. One", "3. Three"])
  }

  @Test func fieldsInFieldsEnd() async throws {
    let begin = Self.run("<w:fldChar w:fldCharType='begin'/>")
    let separate = Self.run("<w:fldChar w:fldCharType='separate'/>")
    let end = Self.run("<w:fldChar w:fldCharType='end'/>")
    let instruction = Self.run("<w:instrText>HYPERLINK \\l here</w:instrText>")
    let body = String(repeating: begin + instruction + separate, count: 2_000)
    let chapter = try await chapter(
      "<w:p><w:bookmarkStart w:name='here'/>\(body)\(Self.word("in"))\(String(repeating: end, count: 2_000))\(Self.word("out"))</w:p>"
    )
    #expect(chapter.text == "inout")
    #expect(chapter.html.contains(">in</a>out"))
  }

  /// Every run of the result would repeat it.
  @Test func anInstructionThatIsTooLongLeadsNowhere() async throws {
    let long = "HYPERLINK " + String(repeating: "x", count: 100_000)
    let chapter = try await chapter("<w:p>\(Self.field(long, Self.word("in")))</w:p>")
    #expect(chapter.text == "in" && chapter.links.isEmpty)
  }

  @Test func mutatedFieldsAndFormulasHoldTheInvariants() async throws {
    let body =
      "<w:p xmlns:m='m'>\(Self.field("HYPERLINK \\l \"here\"", Self.word("x")))<m:oMath><m:f><m:num>\(Self.math("a"))</m:num>"
      + "<m:den>\(Self.math("b"))</m:den></m:f></m:oMath>\(Self.run("<w:ruby><w:rt>\(Self.word("b"))</w:rt><w:rubyBase>\(Self.word("c"))</w:rubyBase></w:ruby>"))</w:p>"
      + Self.heading("a", level: 0)
    let files = WordTests.files(
      body, numbering: Self.numbering([("upperRoman", "%1 %2 %9", ""), ("lowerLetter", "%2", "")]))
    let words = [
      "<w:fldChar w:fldCharType='begin'/>", "<w:fldChar w:fldCharType='end'/>", "<m:oMath>",
      "</m:oMath>", "<m:sSup>", "<w:ruby>", "<w:p>", "</w:p>", "REF", "\\h", "\"", "%",
      "w:val='999999999999'", "w:val='-1'", "&#0;", "w:ilvl='\(Int.max)'", "w:ilvl='-1'",
    ]
    try await FuzzLoop("WordMarkup").run { generator in
      var files = files
      let index = generator.pick([5, 7, 7, 7])
      files[index].content = generator.mutated(files[index].content, words: words)
      guard let book = try? await BookParser.open(try fixture.archive("a.docx", files)) else {
        return
      }
      try await expectTrueLengths(book)
    }
  }
}
