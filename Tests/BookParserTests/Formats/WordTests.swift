import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

struct WordTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  static let space =
    "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\" "
    + "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" "
    + "xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
    + "xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\""

  static func files(
    _ body: String, start: String = "", numbering: String? = nil
  ) -> [(path: String, content: [UInt8])] {
    let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let texts = [
      ("[Content_Types].xml", "<Types/>"),
      (
        "_rels/.rels",
        """
        <Relationships><Relationship Id="a" Type="\(types)/officeDocument" Target="word/document.xml"/>
        <Relationship Id="b" Type="x/metadata/core-properties" Target="docProps/core.xml"/></Relationships>
        """
      ),
      (
        "docProps/core.xml",
        """
        <p:coreProperties xmlns:p="p" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The Ferry</dc:title>
        <dc:creator>Ada Brook; Tom Hale</dc:creator><dc:language>en-GB</dc:language></p:coreProperties>
        """
      ),
      (
        "word/_rels/document.xml.rels",
        """
        <Relationships><Relationship Id="r1" Type="\(types)/image" Target="media/dot.png"/>
        <Relationship Id="r2" Type="\(types)/hyperlink" Target="https://example.org/" TargetMode="External"/>
        <Relationship Id="r3" Type="\(types)/footnotes" Target="footnotes.xml"/>
        <Relationship Id="r4" Type="\(types)/styles" Target="styles.xml"/>
        <Relationship Id="r5" Type="\(types)/numbering" Target="numbering.xml"/></Relationships>
        """
      ),
      (
        "word/styles.xml",
        """
        <w:styles \(space)><w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>
        <w:style w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="H1"/></w:style>
        <w:style w:styleId="Deep"><w:name w:val="Deep"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
        <w:style w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>
        <w:style w:styleId="Q"><w:name w:val="Intense Quote"/></w:style>
        <w:style w:styleId="T1"><w:name w:val="toc 1"/></w:style>
        <w:style w:styleId="Em"><w:name w:val="Emphasis"/><w:rPr><w:i/></w:rPr></w:style></w:styles>
        """
      ),
      (
        "word/numbering.xml",
        numbering.map { "<w:numbering \(space)>\($0)</w:numbering>" } ?? """
          <w:numbering \(space)><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0">\(start)<w:numFmt w:val="decimal"/></w:lvl>
          <w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
          <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>
          """
      ),
      (
        "word/footnotes.xml",
        """
        <w:footnotes \(space)><w:footnote w:id="-1" w:type="separator"><w:p/></w:footnote>
        <w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> It was winter.</w:t></w:r></w:p>
        </w:footnote></w:footnotes>
        """
      ),
      ("word/document.xml", "<w:document \(space)><w:body>\(body)</w:body></w:document>"),
    ]
    return texts.map { ($0.0, Array($0.1.utf8)) } + [("word/media/dot.png", dot)]
  }

  private func open(_ body: String, start: String = "") async throws -> Book {
    try await BookParser.open(try fixture.archive("a.docx", Self.files(body, start: start)))
  }

  private static func paragraph(_ text: String, _ properties: String = "", run: String = "")
    -> String
  {
    "<w:p><w:pPr>\(properties)</w:pPr><w:r><w:rPr>\(run)</w:rPr><w:t>\(text)</w:t></w:r></w:p>"
  }

  @Test func headingsComeFromStylesOutlinesAndWhatTheyAreBasedOn() async throws {
    let p = Self.paragraph
    let book = try await open(
      p("Contents 1", "<w:pStyle w:val='T1'/>", "") + p("One", "<w:pStyle w:val='H1'/>", "")
        + p("Two", "<w:pStyle w:val='Deep'/>", "") + p("Three", "<w:pStyle w:val='Mine'/>", "")
        + p("Four", "<w:outlineLvl w:val='2'/>", "") + p("Text", "<w:pStyle w:val='Loop'/>", "")
        + p("Said", "<w:pStyle w:val='Q'/>", ""))
    #expect(book.fingerprint.format.id == "docx" && book.metadata.title == "The Ferry")
    #expect(
      book.metadata.creators == ["Ada Brook", "Tom Hale"] && book.metadata.languages == ["en-GB"])
    let chapter = try await book.chapter()
    #expect(chapter.text == "One\nTwo\nThree\nFour\nText\nSaid")
    let levels = chapter.blocks.compactMap { block -> Int? in
      if case .heading(let level) = block.kind { level } else { nil }
    }
    #expect(levels == [1, 2, 1, 3] && chapter.html.contains("<blockquote>"))
    #expect(book.contents.map(\.label) == ["One", "Three"])
    #expect(book.contents[0].children.map(\.label) == ["Two"])
  }

  @Test func runsKeepTheirEmphasisAndTrackedChangesAreAccepted() async throws {
    let chapter = try await open(
      """
      <w:p><w:r><w:rPr><w:b/></w:rPr><w:t>bold</w:t></w:r><w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t xml:space="preserve"> plain </w:t></w:r>
      <w:r><w:rPr><w:rStyle w:val="Em"/></w:rPr><w:t>slanted</w:t></w:r><w:ins><w:r><w:t>, new</w:t></w:r></w:ins>
      <w:del><w:r><w:delText>, old</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>unseen</w:t></w:r>
      <w:r><w:br/><w:t>line</w:t><w:softHyphen/><w:t>end</w:t><w:sym w:font="Symbol" w:char="F061"/><w:noBreakHyphen/></w:r>
      <w:r><w:rPr><w:rtl/><w:lang w:bidi="he-IL"/></w:rPr><w:t>שלום</w:t></w:r></w:p>
      """
    ).chapter()
    #expect(chapter.text == "bold plain slanted, new\nline\u{AD}endα\u{2011}שלום")
    #expect(chapter.html.contains("<b>bold</b>") && chapter.html.contains("<i>slanted</i>"))
    #expect(chapter.languageRuns.contains { $0.isRightToLeft == true && $0.language == "he-IL" })
  }

  @Test func listsNestAndCountOn() async throws {
    func item(_ text: String, _ level: Int) -> String {
      Self.paragraph(text, "<w:numPr><w:ilvl w:val='\(level)'/><w:numId w:val='1'/></w:numPr>")
    }
    let chapter = try await open(
      item("a", 0) + item("b", 1) + item("c", 0) + Self.paragraph("between") + item("d", 0)
    ).chapter()
    #expect(chapter.text == "a\nb\nc\nbetween\nd")
    let tags = chapter.html.replacing("\n", with: "")
    #expect(tags.contains("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>"), "\(tags)")
    #expect(tags.contains("<ol start=\"3\"><li>d</li></ol>"), "\(tags)")
  }

  @Test func cellsReachOverColumnsAndRows() async throws {
    func cell(_ text: String, _ properties: String = "") -> String {
      "<w:tc><w:tcPr>\(properties)</w:tcPr>\(Self.paragraph(text))</w:tc>"
    }
    let chapter = try await open(
      "<w:tbl><w:tr>\(cell("a", "<w:vMerge w:val='restart'/>"))\(cell("b", "<w:gridSpan w:val='2'/>"))</w:tr>"
        + "<w:tr>\(cell("", "<w:vMerge/>"))\(cell("c"))\(cell("d"))</w:tr></w:tbl>"
    ).chapter()
    #expect(chapter.text == "a\nb\nc\nd")
    #expect(
      chapter.html.contains("<td rowspan=\"2\">") && chapter.html.contains("<td colspan=\"2\">"))
  }

  @Test func notesLinksPicturesAndTextBoxesAreThere() async throws {
    let chapter = try await open(
      """
      <w:p><w:bookmarkStart w:name="here"/><w:r><w:t>Words</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r>
      <w:hyperlink r:id="r2"><w:r><w:t>far</w:t></w:r></w:hyperlink><w:hyperlink w:anchor="here"><w:r><w:t>near</w:t></w:r></w:hyperlink>
      <w:r><w:drawing><x><docPr descr="A dot"/><a:blip r:embed="r1"/></x></w:drawing></w:r>
      <w:r><mc:AlternateContent><mc:Choice><txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></txbxContent></mc:Choice>
      <mc:Fallback><txbxContent><w:p><w:r><w:t>twice</w:t></w:r></w:p></txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>
      <w:p><w:r><w:t>After</w:t></w:r></w:p>
      """
    ).chapter()
    #expect(chapter.text == "Words1farnear\nboxed\nAfter\n1 It was winter.")
    #expect(chapter.links.map(\.isNoteReference) == [true, false, false, false])
    #expect(chapter.links[1].target == .address("https://example.org/"))
    #expect(chapter.links[2].target == .place(ChapterTarget(chapter: 0, fragment: "here")))
    #expect(chapter.images.map(\.path) == ["word/media/dot.png"])
    #expect(chapter.images.map(\.alternative) == ["A dot"])
    #expect(chapter.blocks.last?.kind == .note)
  }

  @Test(arguments: [("a.doc", "old Office"), ("a.docx", "encrypted"), ("a.cbr", "damaged")])
  func whatCanBeSavedAnewSaysHow(name: String, words: String) async throws {
    let start = name == "a.cbr" ? Array("Rar!\u{1A}\u{7}".utf8) : [0xD0, 0xCF, 0x11, 0xE0, 0xA1]
    let error = await #expect(throws: BookOpenError.self) {
      try await fixture.open(name, start + [UInt8](repeating: 0, count: 600))
    }
    #expect(error?.description.contains(words) == true)
  }

  @Test func aDocumentWithoutTextIsDamaged() async throws {
    await #expect(throws: BookOpenError.self) {
      try await fixture.openArchive(
        "a.docx", [("[Content_Types].xml", "<Types/>"), ("word/x.xml", "<x/>")])
    }
  }

  @Test func boxesInBoxesEnd() async throws {
    let count = 3_000
    let open = String(repeating: "<w:p><w:r><txbxContent>", count: count)
    let close = String(repeating: "</txbxContent></w:r></w:p>", count: count)
    let book = try await self.open(Self.paragraph("text") + open + close)
    let text = try await book.chapters().map(\.text).joined()
    #expect(text.hasPrefix("text") && text.allSatisfy { !$0.isLetter || "text".contains($0) })
  }

  @Test func mutatedDocumentsHoldTheInvariants() async throws {
    let body =
      Self.paragraph("One", "<w:pStyle w:val='H1'/>")
      + Self.paragraph(
        "a", "<w:numPr><w:ilvl w:val='1'/><w:numId w:val='1'/></w:numPr>", run: "<w:b/>")
      + "<w:tbl><w:tr><w:tc><w:tcPr><w:vMerge w:val='restart'/></w:tcPr>\(Self.paragraph("c"))</w:tc></w:tr></w:tbl>"
      + "<w:p><w:r><w:footnoteReference w:id='2'/><w:t>x 😀</w:t><w:br/></w:r></w:p>"
    let words = [
      "<w:p>", "</w:p>", "<w:tbl>", "<w:tr>", "</w:tc>", "<w:r>", "<w:numPr/>", "<txbxContent>",
      "&#0;",
      "<w:hyperlink w:anchor='x'>", "<mc:AlternateContent>", "<w:footnoteReference w:id='2'/>",
      "w:val='-1'",
    ]
    let files = Self.files(body)
    try await FuzzLoop("Word").run { generator in
      var files = files
      let index = generator.pick([3, 4, 5, 6, 7, 7, 7])
      files[index].content = generator.mutated(files[index].content, words: words)
      guard let book = try? await BookParser.open(try fixture.archive("a.docx", files)) else {
        return
      }
      try await expectTrueLengths(book)
    }
  }

  @Test(arguments: [
    (Int.min, ["<ol start=\"0\">", "<ol>"]),
    (.max, ["<ol start=\"32767\">", "<ol start=\"32768\">"]),
  ])
  func aListBeginsWhereWordCanBeginOne(start: Int, lists: [String]) async throws {
    let item = "<w:numPr><w:ilvl w:val='0'/><w:numId w:val='1'/></w:numPr>"
    let p = Self.paragraph
    let html = try await open(
      p("One", item, "") + p("Text", "", "") + p("Two", item, ""),
      start: "<w:start w:val='\(start)'/>"
    ).chapter().html
    #expect(html.matches(of: #/<ol[^>]*>/#).map { String($0.0) } == lists)
  }

  @Test func anOutlineOfNoLevelIsOfTheFirst() async throws {
    let chapter = try await open(Self.paragraph("One", "<w:outlineLvl w:val='-5'/>")).chapter()
    #expect(chapter.blocks.map(\.kind) == [.heading(level: 1)])
  }
}
