import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing

@testable import AudioEngine

/// Emphasis on the way from a sentence to the cache of sounds.
@Suite(.timeLimit(.minutes(5)))
struct EmphasisTests {
  private static let text = "I did not, for once, say that at all."
  private static func sentence(_ emphases: [Range<Int>]) -> SpokenSentence {
    SpokenSentence(
      chapter: 0, range: 50..<50 + text.utf16.count, text: text, emphases: emphases)
  }

  /// A voice that speaks all words at one rate.
  private struct EvenVoice: SpeechSource {
    let voice = FakeSpeechSource()
    var identity: String { voice.identity }
    var emphasizesWords: Bool { false }
    func speech(for sentence: SpokenSentence) async throws -> Speech {
      try await voice.speech(for: sentence)
    }
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `a part has what of the emphasis lies in it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole = Self.sentence([2..<5, 6..<9, 20..<27])
    let low = Int.random(in: whole.range, using: &random)
    let part = whole.part(low..<Int.random(in: low + 1...whole.range.upperBound, using: &random))
    let start = part.range.lowerBound - 50
    for offset in 0..<part.range.count {
      let isEmphasized = whole.emphases.contains { $0.contains(start + offset) }
      #expect(part.emphases.contains { $0.contains(offset) } == isEmphasized)
    }
    #expect(part.emphases.allSatisfy { !$0.isEmpty && $0.upperBound <= part.range.count })
  }

  private func speaker(_ speech: any SpeechSource, _ store: MemoryStore) -> SentenceSpeaker {
    SentenceSpeaker(speech: speech, schedule: SpeechSchedule(), store: store)
  }

  private func keep(_ sentence: SpokenSentence, by speaker: SentenceSpeaker) async throws {
    let outcome = try await speaker.speak(sentence, due: .now)
    guard case .spoken(let frames, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    await speaker.keep(frames, of: sentence)
  }

  @Test func `a sentence with other emphasis finds no old sound`() async throws {
    let speaker = speaker(FakeSpeechSource(), MemoryStore())
    try await keep(Self.sentence([]), by: speaker)
    #expect(await speaker.kept(Self.sentence([])) != nil)
    #expect(await speaker.kept(Self.sentence([6..<9])) == nil)
    try await keep(Self.sentence([6..<9]), by: speaker)
    #expect(await speaker.kept(Self.sentence([6..<9])) != nil)
    #expect(await speaker.kept(Self.sentence([2..<9])) == nil)
  }

  @Test func `a sentence of another pace finds no old sound`() async throws {
    let speaker = speaker(FakeSpeechSource(), MemoryStore())
    try await keep(Self.sentence([]), by: speaker)
    var calm = Self.sentence([])
    calm.pace = 0.9
    #expect(await speaker.kept(calm) == nil)
    #expect(calm.part(52..<60).pace == 0.9)
  }

  @Test func `a voice that does not emphasise keeps its sounds`() async throws {
    let speaker = speaker(EvenVoice(), MemoryStore())
    try await keep(Self.sentence([]), by: speaker)
    #expect(await speaker.kept(Self.sentence([6..<9])) != nil)
  }
}
