import ReadingModel
import TestSupport
import Testing

@testable import SpokenText

struct SkipPatternTests {
  private func found(_ sentence: String, _ kind: SkippableKind) -> [String] {
    let units = Array(sentence.utf16)
    return SkipPatterns.spans(in: sentence, of: [kind]).map {
      String(decoding: units[$0.range], as: UTF16.self)
    }
  }

  @Test func allPatternsAreExpressions() { #expect(SkipPatterns.brokenCount == 0) }

  @Test(arguments: [
    ("It was so.[12] And then", ["[12]"]), ("as shown [3, 5–7].", ["[3, 5–7]"]),
    ("see [note 4] there", ["[note 4]"]), ("so it was.¹² Then", ["¹²"]),
    ("the effect.10 This is", ["10"]), ("array[0] of 3", ["[0]"]),
    ("12 km² of land", []), ("in vol.3 The", []), ("costs 3.50 Then", []), ("[Illustration]", []),
  ])
  func noteMarks(sentence: String, marks: [String]) {
    #expect(found(sentence, .noteMarks) == marks)
  }

  @Test(arguments: [
    ("the end [Pg 12] of it", ["[Pg 12]"]), ("{p. xiv} Then", ["{p. xiv}"]), ("on page 12.", []),
  ])
  func pageNumbers(sentence: String, marks: [String]) {
    #expect(found(sentence, .pageNumbers) == marks)
  }

  @Test(arguments: [
    ("as he said (Darwin, 1859) then", ["(Darwin, 1859)"]),
    (
      "so (see Smith and Jones 2004, p. 12; Lee et al., 1999a).",
      ["(see Smith and Jones 2004, p. 12; Lee et al., 1999a)"]
    ),
    ("in spring (April 1859 was wet) and", []), ("(he was 1859 metres up)", []),
  ])
  func citations(sentence: String, marks: [String]) {
    #expect(found(sentence, .citations) == marks)
  }

  @Test(arguments: [
    ("Look at https://example.org/a?b=c. Then", ["https://example.org/a?b=c"]),
    ("(www.example.org)", ["www.example.org"]), ("either/or", []), ("the WWW. It", []),
  ])
  func addresses(sentence: String, marks: [String]) { #expect(found(sentence, .urls) == marks) }
}

struct ChapterSkipTests {
  /// A chapter of paragraphs.
  private func chapter(_ paragraphs: [String]) -> Chapter {
    var blocks: [Block] = []
    var text = ""
    for paragraph in paragraphs {
      if !text.isEmpty { text += "\n" }
      let start = text.utf16.count
      text += paragraph
      blocks.append(Block(.paragraph, start..<text.utf16.count))
    }
    return Chapter(index: 0, title: nil, text: text, html: "", blocks: blocks)
  }

  private func skipped(_ chapter: Chapter, _ kind: SkippableKind, names: [String] = []) -> [String]
  {
    let units = Array(chapter.text.utf16)
    return ChapterSkips(chapter, names: names).spans(of: [kind]).map {
      String(decoding: units[$0.range], as: UTF16.self)
    }
  }

  @Test func pagesOfAScanAscend() {
    let prose = "It went on for a while, as it does."
    #expect(
      skipped(chapter([prose, "12", prose, "- 13 -", prose, "[15]", prose]), .pageNumbers)
        == ["12", "- 13 -", "[15]"])
    // Sections of a chapter begin with 1, and years stand alone.
    #expect(skipped(chapter(["1", prose, "2", prose, "3", prose]), .pageNumbers).isEmpty)
    #expect(skipped(chapter(["1984", prose, "42", prose]), .pageNumbers).isEmpty)
  }

  @Test func runningHeadsComeAgain() {
    let prose = "It went on."
    let scan = chapter([
      "12 THE HISTORY OF ROME", prose, "THE HISTORY OF ROME 13", prose, "14 THE HISTORY OF ROME",
    ])
    #expect(skipped(scan, .runningHeads).count == 3)
    let headings = chapter(["CHAPTER 1", prose, "CHAPTER 2", prose, "CHAPTER 3"])
    #expect(skipped(headings, .runningHeads).isEmpty)
    let titles = chapter(["Emma", prose, "Emma", prose, "Emma", prose])
    #expect(skipped(titles, .runningHeads, names: ["Emma"]).count == 3)
    #expect(skipped(titles, .runningHeads, names: ["Persuasion"]).isEmpty)
  }

  @Test func raisedNumbersBehindWordsAreNotesAndPowersAreNot() {
    var chapter = chapter(["the lamp12 and 5 km2 in 10 6"])
    chapter.semantics = [
      SemanticSpan(.superscript, 8..<10), SemanticSpan(.superscript, 19..<20),
      SemanticSpan(.superscript, 27..<28),
    ]
    #expect(skipped(chapter, .noteMarks) == ["12"])
  }

  @Test func linksThatAreMarksAreNotesWithTheirBrackets() {
    var chapter = chapter(["see [1] and 12 and *"])
    let target = ChapterLink.Target.place(ChapterTarget(chapter: 0, fragment: "n"))
    chapter.links = [5..<6, 12..<14, 19..<20].map {
      ChapterLink(range: $0, target: target, isNoteReference: false)
    }
    #expect(skipped(chapter, .noteMarks) == ["[1]", "*"])
  }

  @Test func sentencesLoseWhatIsSkippedAndBlocksTheirEnds() {
    let text = Array("One here.[1] Two.\n[2]\nThree.".utf16)
    let sentences = [
      Sentence(range: 0..<12, block: .paragraph, endsBlock: false),
      Sentence(range: 13..<17, block: .paragraph, endsBlock: false),
      Sentence(range: 18..<21, block: .paragraph, endsBlock: true),
      Sentence(range: 22..<28, block: .paragraph, endsBlock: true),
    ]
    let spans = [SkippableSpan(.noteMarks, 9..<12), SkippableSpan(.noteMarks, 18..<21)]
    let parts = SpokenChanges.skipping(spans, in: sentences, of: text)
    #expect(parts.map(\.sentence.range) == [0..<12, 13..<17, 22..<28])
    #expect(parts[0].changes == [SpokenChange(range: 9..<12, spokenForm: .nothing)])
    #expect(parts[1].sentence.endsBlock)
  }

  @Test func theSpaceGoesWithWhatIsSkipped() {
    func left(_ text: String, _ range: Range<Int>) -> String {
      let changes = SpokenChanges.skipped([range], in: Array(text.utf16))
      return ChangedText(text, changes: changes).mapped.text
    }
    #expect(left("word [1], more", 5..<8) == "word, more")
    #expect(left("a (B, 2000) c", 2..<11) == "a c")
    #expect(left("[1] Word", 0..<3) == "Word")
    #expect(left("end.12", 4..<6) == "end.")
  }
}
