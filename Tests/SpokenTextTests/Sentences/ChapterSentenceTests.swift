import Foundation
import ReadingModel
import SpokenText
import Testing

struct ChapterSentenceTests {
  /// A chapter of blocks, one newline between them.
  private func chapter(_ blocks: [(Block.Kind, String)]) -> Chapter {
    var text = ""
    var marks: [Block] = []
    for (kind, content) in blocks {
      if !text.isEmpty { text += "\n" }
      let start = text.utf16.count
      text += content
      marks.append(Block(kind, start..<text.utf16.count))
    }
    return Chapter(index: 0, title: nil, text: text, html: "", blocks: marks)
  }

  private func texts(_ chapter: Chapter, _ language: String? = "en") -> [String] {
    chapter.text.sentences(
      SentenceSegmenter.sentences(of: chapter, language: language).map(\.range))
  }

  @Test func noSentenceReachesOverABlock() {
    let found = texts(
      chapter([
        (.paragraph, "He waited, and"), (.paragraph, "then it came. It went."),
        (.listItem, "bread"), (.listItem, "milk"), (.tableCell, "3"), (.tableCell, "4"),
        (.caption, "A cat"), (.note, "See p. 4. It is short."),
      ]))
    #expect(
      found == [
        "He waited, and", "then it came.", "It went.", "bread", "milk", "3", "4", "A cat",
        "See p. 4.", "It is short.",
      ])
  }

  @Test(arguments: [
    ("Tiger, tiger, burning bright\nIn the forests of the night,\nWhat immortal hand", true),
    ("221B Baker Street\nLondon", true),
    ("Dear Sir,\nI write to you about what was said of me.", true),
    (
      "Shall I compare thee to a summer's day?\nThou art more lovely and more temperate:\n"
        + "Rough winds do shake the darling buds of May,\nAnd summer's lease", true
    ),
    (
      "It was a dark night and nobody had come down\nto the harbour, where all ships lay with\n"
        + "their lanterns out and their crews asleep; but the\nman went.", false
    ),
    ("One line.", false),
  ])
  func linesThatAWriterMadeAreKept(text: String, isKept: Bool) {
    let found = SentenceSegmenter.sentences(of: chapter([(.paragraph, text)]), language: "en")
    #expect(!found.isEmpty && found.allSatisfy { $0.keepsLines == isKept })
  }

  private func languages(_ text: String, foreign: String) throws -> [String?] {
    var chapter = chapter([(.paragraph, text)])
    let found = try #require(text.range(of: foreign))
    let start = text.utf16.distance(from: text.startIndex, to: found.lowerBound)
    chapter.languageRuns = [LanguageRun(range: start..<start + foreign.utf16.count, language: "fr")]
    return SentenceSegmenter.sentences(of: chapter, language: "en").map(\.language)
  }

  /// The English half of a sentence does not go with the French one.
  @Test(arguments: [
    (
      "He said c’est la vie, mon cher ami, et voilà, and left.",
      "c’est la vie, mon cher ami, et voilà"
    ),
    ("Voilà tout, mon ami, she said.", "Voilà tout, mon ami"),
  ])
  func foreignWordsInPassingAreOfTheTextAroundThem(text: String, foreign: String) throws {
    #expect(try languages(text, foreign: foreign).allSatisfy { $0 == "en" })
  }

  @Test func aForeignSentenceOfSomeLengthIsForeign() throws {
    let long =
      "Il était une fois un roi et une reine qui étaient si fâchés de n’avoir point d’enfants."
    #expect(try languages("He read. \(long) He wept.", foreign: long) == ["en", "fr", "en"])
    #expect(try languages(long, foreign: long) == ["fr"])
  }

  @Test func aHeadingIsOneSentence() {
    let found = texts(
      chapter([(.heading(level: 1), "Chapter 2. Dark! The Road"), (.paragraph, "He ran.")]))
    #expect(found == ["Chapter 2. Dark! The Road", "He ran."])
  }

  @Test func codeIsReadLineByLine() {
    #expect(texts(chapter([(.code, "let a = b.c\n\n  print(a)")])) == ["let a = b.c", "print(a)"])
  }

  @Test func theLastSentenceOfABlockSaysSo() {
    let chapter = chapter([(.paragraph, "One. Two."), (.paragraph, ""), (.paragraph, "Three.")])
    let sentences = SentenceSegmenter.sentences(of: chapter, language: "en")
    #expect(sentences.map(\.endsBlock) == [false, true, true])
    #expect(sentences.map(\.block) == [.paragraph, .paragraph, .paragraph])
  }

  @Test func verseIsSplitBySentenceAndNotByLine() {
    let verse =
      "The day is done, and the night\nFalls from the wings of air.\nA feather is lost\nTo the sky."
    #expect(
      texts(chapter([(.paragraph, verse)])) == [
        "The day is done, and the night\nFalls from the wings of air.",
        "A feather is lost\nTo the sky.",
      ])
  }

  @Test func shortLinesWithoutPunctuationAreTheirOwn() {
    #expect(texts(chapter([(.paragraph, "THE SEA\nA Novel\nby\nAnn Low")])).count == 4)
  }

  @Test func aSentenceHasTheLanguageOfMostOfIt() {
    var chapter = chapter([
      (.paragraph, "He said bonjour. Bonjour à tous. Well."),
      (.paragraph, "Am 3. Mai kam er. Gut."),
    ])
    chapter.languageRuns = [
      LanguageRun(range: 8..<15, language: "fr"), LanguageRun(range: 17..<32, language: "fr"),
      LanguageRun(range: 39..<61, language: "de"),
    ]
    let sentences = SentenceSegmenter.sentences(of: chapter, language: "en")
    #expect(sentences.map(\.language) == ["en", "fr", "en", "de", "de"])
    #expect(texts(chapter)[3] == "Am 3. Mai kam er.")
  }

  @Test func theInnermostLanguageCounts() {
    var chapter = chapter([(.paragraph, "Un. Two. Trois.")])
    chapter.languageRuns = [
      LanguageRun(range: 0..<15, language: "fr"), LanguageRun(range: 4..<8, language: "en"),
      LanguageRun(range: 4..<8, isRightToLeft: false),
    ]
    let sentences = SentenceSegmenter.sentences(of: chapter, language: nil)
    #expect(sentences.map(\.language) == ["fr", "en", "fr"])
  }

  @Test func blocksOutsideTheTextAreCutOff() {
    var chapter = chapter([(.paragraph, "One.")])
    chapter.blocks.append(Block(.paragraph, 100..<200))
    #expect(texts(chapter) == ["One."])
  }
}

struct PlainTextSentenceTests {
  private func split(_ text: String) -> [String] {
    text.sentences(SentenceSegmenter(language: "en").sentences(inPlainText: text))
  }

  @Test func aBlankLineEndsAParagraph() {
    #expect(
      split("one two\n\nthree\r\n\r\nfour\r\nfive six.") == [
        "one two", "three", "four\r\nfive six.",
      ])
  }

  @Test func wrappedLinesAreJoined() {
    let wrapped = """
      It was late in the year when the carriage of
      Lord Hale came up the long drive, and nobody
      Wanted to go down. He waited.
      """
    #expect(split(wrapped).count == 2)
  }

  @Test func aShortLineBeforeACapitalEndsASentence() {
    let text = """
      The Carriage
      It was late in the year when the carriage of Lord Hale came up the long drive.
      """
    #expect(split(text).first == "The Carriage")
  }

  @Test func listLinesAreTheirOwn() {
    #expect(split("• bread\n• milk\n(i) One.\n(ii) Two.").count == 4)
  }
}
