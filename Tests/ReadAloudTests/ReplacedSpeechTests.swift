import BookParser
import Foundation
import ReadingModel
import SpokenText
import Testing

@testable import ReadAloud

/// Replacement rules in what is read aloud.
struct ReplacedSpeechTests {
  private struct Content: BookContent {
    let text: String
    func chapter(at index: Int) async throws -> Chapter {
      Chapter(
        index: index, title: nil, text: text, html: "<p>\(text)</p>",
        blocks: [Block(.paragraph, 0..<text.utf16.count)])
    }
    func resource(at path: String) async throws -> Resource? { nil }
    func chapterLengths() async throws -> [Int] { [text.utf16.count] }
  }

  private static var metadata: Metadata {
    var metadata = Metadata(title: "Replaced")
    metadata.languages = ["en"]
    return metadata
  }

  private func source(
    _ text: String, _ rules: [ReplacementRule], _ pronunciations: [PronunciationRule] = [],
    skipping kinds: Set<SkippableKind> = []
  ) -> BookSentences {
    let book = Book(
      fingerprint: Fingerprint(format: .plainText, sha256: "replaced", byteCount: 1),
      metadata: Self.metadata, contents: [],
      spine: [SpineItem(path: "")], findings: [], content: Content(text: text))
    var all = SpeechRules(
      skipped: kinds, pauses: PauseLengths(),
      pronunciations: pronunciations.isEmpty ? [] : [.init(rules: pronunciations)])
    all.replacements = rules
    return BookSentences(book, rules: KeyedSpeechRules(all))
  }

  /// What is said of each sentence.
  private func said(_ source: BookSentences) async throws -> [String] {
    try await source.sentences(inChapter: 0).map(source.prepared).map {
      ChangedText($0.text, changes: $0.changes).mapped.text
    }
  }

  @Test func sentencesAreThoseOfWhatIsShown() async throws {
    let text = "She came; he went. Read more at ads.example! Then it was night."
    let source = source(
      text,
      [
        .init(pattern: "; h", replacement: ". H"),
        .init(pattern: "Read more at .*?! ", replacement: ""),
      ])
    #expect(try await said(source) == ["She came. He went.", "Then it was night."])
    let sentences = try await source.sentences(inChapter: 0)
    // The end of a sentence that lies in a changed piece can't be told apart in the book.
    #expect(sentences.map(\.range) == [0..<18, 45..<63])
    #expect(sentences[0].text == "She came; he went.")
  }

  @Test func wordsKeepTheOffsetsOfTheBook() async throws {
    let source = source(
      "A 1ong lamp. It burned.", [.init(pattern: "1ong", replacement: "very long")])
    let sentence = try #require(try await source.sentences(inChapter: 0).first)
    #expect(sentence.range == 0..<12 && sentence.text == "A 1ong lamp.")
    let mapped = ChangedText(sentence.text, changes: source.prepared(sentence).changes).mapped
    #expect(mapped.text == "A very long lamp.")
    let lamp = try #require(mapped.text.range(of: "lamp"))
    let start = lamp.lowerBound.utf16Offset(in: mapped.text)
    #expect(mapped.source(of: start..<start + 4) == 7..<11)
  }

  @Test func pronunciationsSeeWhatIsShown() async throws {
    let source = source(
      "Hermoine saw the lamp.", [.init(pattern: "Hermoine", replacement: "Hermione")],
      [
        PronunciationRule(find: "Hermione", say: "her my oh nee"),
        PronunciationRule(find: "lamp", say: "light"),
        PronunciationRule(find: "Hermoine", say: "no"),
      ])
    #expect(try await said(source) == ["her my oh nee saw the light."])
  }

  @Test func whatIsSkippedStaysSkipped() async throws {
    let source = source(
      "It was colour (Darwin, 1859). See https://a.example/x now.",
      [.init(pattern: "colour", replacement: "color")], skipping: [.citations, .urls])
    #expect(try await said(source) == ["It was color.", "See now."])
  }

  @Test func theRulesAreInTheIdentity() {
    let plain = source("A lamp.", [])
    let replaced = source("A lamp.", [.init(pattern: "a", replacement: "b")])
    #expect(plain.identity != replaced.identity)
    let other = source("A lamp.", [.init(pattern: "a", replacement: "c")])
    #expect(replaced.identity != other.identity)
  }

  @Test func aStoreKeepsWhatDifferentRulesShowApart() async throws {
    let store = ChapterStore()
    let book = Book(
      fingerprint: Fingerprint(format: .plainText, sha256: "kept", byteCount: 1),
      metadata: Self.metadata, contents: [],
      spine: [SpineItem(path: "")], findings: [], content: Content(text: "She came; he went."))
    let chapter = try await store.chapter(0, of: book)
    let rules = KeyedReplacements([.init(pattern: "; h", replacement: ". H")])
    let shown = await store.shown(chapter, in: book, under: rules)
    #expect(shown.edits == [TextEdit(range: 8..<11, text: ". H")])
    #expect(await store.shown(chapter, in: book, under: .none).edits.isEmpty)
    #expect(await store.shown(chapter, in: book, under: rules).edits == shown.edits)
    #expect(store.readCount == 1)
  }
}
