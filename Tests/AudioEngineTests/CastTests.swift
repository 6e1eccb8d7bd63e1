import ReadAloud
import ReadingModel
import Synthesizer
import Testing

@testable import AudioEngine

/// Sentences whose pieces have voices of their own.
@Suite(.timeLimit(.minutes(10)))
struct CastTests {
  /// Two voices of unequal pace.
  private final class FakeCast: SpeechSource {
    let narrator = FakeSpeechSource(pace: 300, identity: "narrator")
    let emma: FakeSpeechSource
    let identity = "narrator|emma"

    init(emma: FakeSpeechSource = FakeSpeechSource(pace: 420, identity: "emma")) {
      self.emma = emma
    }

    func speaker(of sentence: SpokenSentence) -> any SpeechSource {
      sentence.voice == "emma" ? emma : narrator
    }

    func speech(for sentence: SpokenSentence) async throws -> Speech {
      try await speaker(of: sentence).speech(for: sentence)
    }
  }

  /// "Yes, yes," is Emma's, and "said Emma." the narrator's.
  private static let sentence = SpokenSentence(
    chapter: 0, range: 10..<31, text: "Yes, yes, said Emma. ",
    voices: [VoiceRun(range: 0..<10, voice: "emma")])

  private struct OneSentence: SentenceSource {
    var identity: String { "one" }
    func chapters() -> [SpokenChapter] { [SpokenChapter(title: nil, range: 0..<40)] }
    func sentences(inChapter index: Int) -> [SpokenSentence] { [CastTests.sentence] }
  }

  @Test func `a sentence is cut where the voice changes`() {
    let parts = Self.sentence.turns()
    #expect(parts.map(\.text) == ["Yes, yes, ", "said Emma. "])
    #expect(parts.map(\.voice) == ["emma", nil])
    #expect(parts.map(\.range) == [10..<20, 20..<31])
    #expect(FakeBook.small.all.allSatisfy { $0.turns() == [$0] })
  }

  @Test func `a part keeps the voices of its pieces`() {
    let part = Self.sentence.part(15..<31)
    #expect(part.voices == [VoiceRun(range: 0..<5, voice: "emma")])
    #expect(part.turns().map(\.text) == ["yes, ", "said Emma. "])
  }

  private func stream(_ cast: FakeCast, _ store: MemoryStore? = nil) -> LiveStream {
    LiveStream(
      source: OneSentence(), speech: cast, from: 0, schedule: SpeechSchedule(), store: store)
  }

  @Test func `each piece has its own times, and the whole sentence is marked`() async throws {
    let cast = FakeCast()
    let (bytes, segments) = try await everything(stream(cast))
    #expect(cast.emma.texts == ["Yes, yes, "] && cast.narrator.texts == ["said Emma. "])
    #expect(segments.map(\.sentence) == [10..<31, 10..<31])
    let words = segments.flatMap(\.words)
    #expect(words.map(\.offsets) == [10..<14, 15..<19, 20..<24, 25..<30])
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.to <= $1.from })
    #expect(segments[1].from > segments[0].to)
    #expect(!bytes.isEmpty)
  }

  @Test func `the store keeps a piece by its own voice`() async throws {
    let store = MemoryStore()
    let first = try await everything(stream(FakeCast(), store))
    let again = FakeCast()
    #expect(try await everything(stream(again, store)).bytes == first.bytes)
    #expect(again.emma.texts.isEmpty && again.narrator.texts.isEmpty)
    // Another voice for Emma leaves the narrator's pieces in the store.
    let other = FakeCast(emma: FakeSpeechSource(pace: 200, identity: "other"))
    _ = try await everything(stream(other, store))
    #expect(other.emma.texts == ["Yes, yes, "] && other.narrator.texts.isEmpty)
  }
}
