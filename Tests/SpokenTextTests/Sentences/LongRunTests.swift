import ReadingModel
import Testing

@testable import SpokenText

/// A text that repeats one thing for ever is split in a time that grows with its length, not with the square of it.
@Suite(.timeLimit(.minutes(2)))
struct LongRunTests {
  private func chapter(_ text: String) -> Chapter {
    Chapter(
      index: 0, title: nil, text: text, html: "", blocks: [Block(.paragraph, 0..<text.utf16.count)])
  }

  private func sentences(_ chapter: Chapter) -> [String] {
    let units = Array(chapter.text.utf16)
    return SentenceSegmenter.sentences(of: chapter, language: "en").map {
      String(decoding: units[$0.range], as: UTF16.self)
    }
  }

  @Test(arguments: ["\n", " ", " \n", "\r\n", "\t"])
  func whiteSpaceIsSkippedAtOnce(space: String) {
    let gap = String(repeating: space, count: 400_000)
    let found = sentences(chapter("\(gap)It began.\(gap)It ended.\(gap)"))
    #expect(found == ["It began.", "It ended."])
  }

  @Test(arguments: 60...70)
  func aGapOfAnyLengthIsSkipped(length: Int) {
    let gap = String(repeating: " ", count: length)
    #expect(
      sentences(chapter("\(gap)It began.\(gap)It ended.\(gap)")) == ["It began.", "It ended."])
    let lines = String(repeating: "\n", count: length)
    #expect(sentences(chapter("\(lines)One\(lines)Two\(lines)")) == ["One", "Two"])
  }

  @Test func aRunAroundAllOthersIsNotLookedThroughAgainAndAgain() {
    let count = 200_000
    var whole = chapter(String(repeating: "Word. ", count: count))
    whole.languageRuns = [LanguageRun(range: 0..<6 * count, language: "de")]
    whole.languageRuns += (0..<count).map {
      LanguageRun(range: $0 * 6..<$0 * 6 + 5, language: "fr")
    }
    let found = SentenceSegmenter.sentences(of: whole, language: "en")
    #expect(found.count == count && found.allSatisfy { $0.language == "fr" })
  }

  @Test func aWordThatIsChangedEverywhereIsFoundEverywhere() {
    let count = 400_000
    let set = RuleSet([.init(rules: [PronunciationRule(find: "word", say: "", manner: .skip)])])
    let changes = set.changes(in: String(repeating: "word ", count: count), language: "en")
    #expect(changes.count == count)
  }
}
