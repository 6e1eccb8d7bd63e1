import AudioCodecs
import Foundation
import ReadAloud
import ReadingModel
import Synchronization
import TestSupport
import Testing

@testable import AudioEngine

@Suite(.timeLimit(.minutes(10)))
struct LongSentenceTests {
  private static func sentence(_ length: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text = ""
    while text.utf16.count < length {
      text += String(repeating: "ab🎉é".randomElement(using: &random) ?? "a", count: 4)
      text += [" ", ", ", "; ", " ", ".” "].randomElement(using: &random) ?? " "
    }
    return text
  }

  @Test(arguments: 0..<20)
  func partsOfALongSentenceAreTheSentence(seed: UInt64) {
    let text = Self.sentence(2_000, seed: seed)
    let whole = SpokenSentence(chapter: 0, range: 5..<5 + text.utf16.count, text: text)
    let parts = whole.passages(longest: 300)
    #expect(parts.map(\.text).joined() == text)
    #expect(parts.allSatisfy { $0.range.count <= 300 && $0.text.utf16.count == $0.range.count })
    #expect(parts.allSatisfy { $0.range.count >= 60 })
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(part.range.upperBound == next.range.lowerBound)
      #expect(part.text.last?.isWhitespace == true)
    }
  }

  /// Counts how often a sentence is made ready to be spoken.
  private final class CountedBook: SentenceSource {
    let book: FakeBook
    let count = Mutex(0)

    init(_ book: FakeBook) { self.book = book }

    var identity: String { book.identity }
    func chapters() async throws -> [SpokenChapter] { book.chapters() }
    func sentences(inChapter index: Int) async throws -> [SpokenSentence] {
      book.sentences(inChapter: index)
    }
    func prepared(_ sentence: SpokenSentence) -> SpokenSentence {
      count.withLock { $0 += 1 }
      return sentence
    }
  }

  @Test func aLongSentenceIsCutOnceForAllItsParts() async throws {
    let book = CountedBook(FakeBook([[[String(repeating: "x", count: 40_000)]]]))
    let place = SentenceWalk.Place(chapter: 0, index: 0)
    var walk = PassageWalk(try await SentenceWalk(book), from: place, pauses: Pauses())
    var marks: [PassageWalk.Mark] = []
    while let passage = try await walk.nextPassage() { marks.append(passage.mark) }
    #expect(marks.count == 100)
    let before = book.count.withLock { $0 }
    for mark in marks { #expect(try await walk.passage(at: mark)?.mark == mark) }
    #expect(book.count.withLock { $0 } == before + 1)
  }

  @Test(arguments: [
    String(repeating: "吾輩は猫である、名前はまだ無い", count: 60), String(repeating: "x", count: 1_500),
    String(repeating: "👩‍👩‍👧", count: 200), String(repeating: " ", count: 900),
  ])
  func everyScriptIsCut(text: String) {
    let whole = SpokenSentence(chapter: 0, range: 0..<text.utf16.count, text: text)
    let parts = whole.passages(longest: 100)
    #expect(parts.map(\.text).joined() == text)
    #expect(parts.allSatisfy { !$0.text.isEmpty && $0.range.count <= 100 })
  }

  @Test func aLineOfVerseEndsWithAPauseThatIsShorterThanASentences() async throws {
    let verse = "Tiger, tiger, burning bright\nIn the forests\n\n  of the night,\nO"
    let sentence = SpokenSentence(
      chapter: 0, range: 7..<7 + verse.utf16.count, text: verse, endsBlock: true, keepsLines: true)
    let parts = PassageRules().parts(of: sentence, isFirst: true)
    #expect(parts.map(\.text).joined() == verse)
    #expect(
      parts.map(\.text) == [
        "Tiger, tiger, burning bright\n", "In the forests\n\n  ", "of the night,\n", "O",
      ])
    #expect(parts.map(\.isLine) == [true, true, true, false])
    let prose = SpokenSentence(chapter: 0, range: sentence.range, text: verse)
    #expect(PassageRules().parts(of: prose, isFirst: true) == [prose])
    let fromTheSecond = PassageRules(offset: 7 + 33).parts(of: sentence, isFirst: true)
    #expect(fromTheSecond.first?.text == "the forests\n\n  ")
    for lengths in [PauseLengths(), PauseLengths(sentence: 0.2), PauseLengths(sentence: 2)] {
      let pauses = Pauses(lengths)
      #expect(pauses.line > .zero && pauses.line < pauses.sentence)
    }
  }

  @Test func theTimelineHoldsThePausesBetweenLines() async throws {
    let verse = "One two\nthree four"
    let book = FakeBook([[[verse]]], keepsLines: true)
    let place = try Workplace()
    _ = try await Narrator(source: book, speech: FakeSpeechSource(pace: 40))
      .narrate(to: place.output, as: .wav, timings: place.timings)
    let timeline = try place.timeline
    #expect(timeline.sentences.map(\.text) == [verse])
    // The voice of these tests parts words by spaces alone.
    #expect(timeline.words.map(\.text) == ["One", "two\n", "three", "four"])
    let gap = timeline.words[2].from - timeline.words[1].to
    let inLine = timeline.words[1].from - timeline.words[0].to
    #expect(gap > inLine + 0.1 && gap < 0.45, "\(gap) after \(inLine)")
  }

  @Test func aNarrationGoesOnWithTheSentenceThatWasCutShort() async throws {
    let long = (0..<400).map { "word\($0)," }.joined(separator: " ") + " end."
    let book = FakeBook([[["One here.", long, "Two here."]], [[long]]])
    let whole = try Workplace()
    _ = try await Narrator(source: book, speech: FakeSpeechSource(pace: 40))
      .narrate(to: whole.output, as: .wav, timings: whole.timings)
    let timeline = try whole.timeline
    #expect(timeline.sentences.map(\.offsets) == book.all.map(\.range))
    #expect(timeline.sentences.map(\.text) == book.all.map(\.text))
    #expect(timeline.words.count == 4 + 802)
    for count in [2, 4, 8, 10] {
      let place = try Workplace()
      let seen = Mutex(0)
      let running = Mutex<Task<NarrationReport, any Error>?>(nil)
      let (begin, start) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        for await _ in begin { break }
        return try await Narrator(source: book, speech: FakeSpeechSource(pace: 40))
          .narrate(to: place.output, as: .wav, timings: place.timings) { _ in
            let isEnough = seen.withLock { seen in
              seen += 1
              return seen == count
            }
            if isEnough { running.withLock { $0?.cancel() } }
          }
      }
      running.withLock { $0 = task }
      start.yield()
      await #expect(throws: CancellationError.self) { try await task.value }
      _ = try await Narrator(source: book, speech: FakeSpeechSource(pace: 40))
        .narrate(to: place.output, as: .wav, timings: place.timings)
      #expect(try place.outputBytes == (try whole.outputBytes))
      #expect(try Data(contentsOf: place.timings) == (try Data(contentsOf: whole.timings)))
    }
  }
}
