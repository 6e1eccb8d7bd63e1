import Foundation
import Synthesizer
import Testing

struct SpeechEdgesTests {
  /// Silence, a tone, silence.
  static func speech(before: Int, tone: Int, after: Int, words: [TimedWord]) -> Speech {
    let sound = (0..<tone).map { Float(sin(Double($0) * 0.2)) * 0.3 }
    let samples =
      [Float](repeating: 1e-5, count: before) + sound + [Float](repeating: 1e-5, count: after)
    return Speech(samples: samples, words: words)
  }

  @Test func silenceGoesAndTheLastWordEndsWithTheAudio() throws {
    let words = [
      TimedWord(source: 0..<2, samples: 9_000..<12_000),
      TimedWord(source: 3..<5, samples: 12_000..<16_000),
    ]
    let trimmed = SpeechEdges.trimmed(
      Self.speech(before: 9_600, tone: 6_000, after: 12_000, words: words))
    #expect(trimmed.words.map(\.source) == words.map(\.source))
    #expect(trimmed.words[0].samples.lowerBound == 0)
    #expect(trimmed.words.last?.samples.upperBound == trimmed.samples.count)
    let kept = SpeechEdges.lead + SpeechEdges.trail
    #expect(trimmed.samples.count <= 6_000 + kept + 600)
    #expect(trimmed.samples.count >= 6_000)
  }

  @Test func theFirstWordIsNeverCut() {
    let words = [TimedWord(source: 0..<1, samples: 2_400..<12_000)]
    let trimmed = SpeechEdges.trimmed(
      Self.speech(before: 9_600, tone: 3_000, after: 0, words: words))
    #expect(trimmed.words[0].samples.lowerBound == 0)
    #expect(trimmed.samples.count == 12_600 - 2_400)
  }

  @Test func aPauseIsKeptAfterTheLastWord() {
    let words = [TimedWord(source: 0..<1, samples: 1_200..<7_200)]
    let trimmed = SpeechEdges.trimmed(
      Self.speech(before: 1_200, tone: 6_000, after: 24_000, words: words), pause: 6_000)
    #expect(trimmed.samples.count >= 6_000 + 6_000)
    #expect(trimmed.samples.count <= 6_000 + 6_000 + SpeechEdges.lead + 240)
    #expect(trimmed.words[0].samples.upperBound < trimmed.samples.count - 4_000)
  }

  @Test func withoutWordsThereIsNoAudio() {
    let empty = SpeechEdges.trimmed(Speech(samples: [0, 1, 0], words: []))
    #expect(empty.samples.isEmpty)
  }

  @Test func completeSilenceIsKeptWithoutTrouble() {
    let words = [TimedWord(source: 0..<1, samples: 100..<200)]
    let silent = Speech(samples: [Float](repeating: 0, count: 300), words: words)
    let trimmed = SpeechEdges.trimmed(silent)
    #expect(trimmed.words.count == 1)
    #expect(trimmed.words[0].samples.upperBound == trimmed.samples.count)
  }
}
