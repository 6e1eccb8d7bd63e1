import ReadingModel
import TestSupport
import Testing

@testable import SpokenText

/// A book in several languages that says so nowhere.
struct ParagraphLanguageTests {
  private static let english =
    "It was late when she came to the house, and there was nobody in the room who could tell her what had been said that day."
  private static let german =
    "Als er am Morgen erwachte, lag noch Schnee auf den Feldern, und es war niemand zu sehen, der ihm bei der Arbeit hätte helfen können."
  private static let french =
    "Quand elle est arrivée dans la ville, il ne restait plus que les murs de la maison où son père avait vécu avec ses deux sœurs."

  private func chapter(
    _ paragraphs: [String], _ runs: [LanguageRun] = [], kind: Block.Kind = .paragraph
  ) -> Chapter {
    var blocks: [Block] = []
    var start = 0
    for paragraph in paragraphs {
      blocks.append(Block(kind, start..<start + paragraph.utf16.count))
      start += paragraph.utf16.count + 1
    }
    var chapter = Chapter(
      index: 0, title: nil, text: paragraphs.joined(separator: "\n"), html: "", blocks: blocks)
    chapter.languageRuns = runs
    return chapter
  }

  /// The language of each paragraph's first sentence.
  private func languages(_ chapter: Chapter, _ book: String?) -> [String?] {
    let sentences = SentenceSegmenter.sentences(of: chapter, language: book)
    return chapter.blocks.map { block in
      sentences.first { $0.range.lowerBound >= block.range.lowerBound }?.language
    }
  }

  @Test func eachParagraphHasTheLanguageThatItIsIn() {
    let chapter = chapter([Self.english, Self.german, Self.english, Self.french])
    #expect(languages(chapter, "en") == ["en", "de", "en", "fr"])
    #expect(languages(chapter, "en-GB") == ["en-GB", "de", "en-GB", "fr"])
    #expect(languages(chapter, "deu") == ["en", "deu", "en", "fr"])
    #expect(languages(chapter, nil) == ["en", "de", "en", "fr"])
    #expect(languages(chapter, "ja") == ["en", "de", "en", "fr"])
  }

  @Test func shortParagraphsGoWithThoseAroundThem() {
    let german = chapter([
      "Zweites Kapitel", Self.german, "„Nein.“", "Jawohl!", Self.german, "Ende",
    ])
    #expect(languages(german, "en") == [String?](repeating: "de", count: 6))
    let mixed = chapter(["One", Self.english, "“No.”", Self.german, "Und nun die Tür.", "The end."])
    #expect(languages(mixed, "en") == ["en", "en", "en", "de", "de", "en"])
  }

  @Test func aFewWordsOfAnotherLanguageAreNone() {
    for text in [
      "He said: “C'est la vie, mon cher ami, et voilà”, and left the room with all of them.",
      "Kapitel", "Anna Karenina. Wronskij. Lewin. Kitty. Stiwa. Dolly.", "1, 2, 3, 4.",
      "Gloria in excelsis Deo et in terra pax hominibus bonae voluntatis.",
    ] {
      #expect(languages(chapter([Self.english, text, Self.english]), "en") == ["en", "en", "en"])
    }
  }

  @Test func whatTheBookSaysStaysAndWhatNobodyCanTellIsLeftAlone() {
    let declared = LanguageRun(
      range: Self.english.utf16.count + 1..<Self.english.utf16.count + 9, language: "nl")
    #expect(
      languages(chapter([Self.english, Self.german], [declared]), "en") == ["en", "en"],
      "a part of it is declared, so whoever made it looked at it")
    // The words of Swahili and Maltese are not known here.
    for tag in ["sw", "mt", "xx"] {
      #expect(languages(chapter([Self.german, Self.english]), tag) == [tag, tag])
    }
    #expect(languages(chapter([Self.german], kind: .code), "en") == ["en"])
  }

  @Test func otherLettersAreToldByThemselves() {
    let russian =
      "Было уже поздно, когда она пришла домой, и никого не было в комнате, кто мог бы ей это сказать."
    #expect(languages(chapter([Self.english, russian, Self.english]), "en") == ["en", "ru", "en"])
    #expect(languages(chapter([russian, Self.english, russian]), "ru") == ["ru", "en", "ru"])
  }

  @Test func findingThemTakesLessThanFindingTheSentences() throws {
    let text = Array(
      repeating: Self.english + " “" + Self.english + "” " + Self.english, count: 8_000)
    let long = chapter(text)
    #expect(long.text.utf16.count > 2_900_000)
    let units = Array(long.text.utf16)
    let (whole, _) = processorTime { SentenceSegmenter.sentences(of: long, language: "en") }
    let (languages, runs) = try processorTime {
      try #require(ParagraphLanguages(units, bookLanguage: "en")).runs(of: long)
    }
    #expect(runs.isEmpty)
    print("languages \(languages) of \(whole)")
    #expect(languages < whole / 2)
  }
}
