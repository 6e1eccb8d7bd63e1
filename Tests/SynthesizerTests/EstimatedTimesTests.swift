import Phonemes
import Testing

@testable import Synthesizer

struct EstimatedTimesTests {
  private func times(_ text: String, _ samples: [Float]) -> [TimedWord] {
    EstimatedTimes.words(WrittenPhonemizer().phonemes(of: text), in: samples)
  }

  private static func tone(_ seconds: Double) -> [Float] {
    let count = Int(seconds * 24_000)
    return (0..<count).map { (index: Int) -> Float in index.isMultiple(of: 2) ? 0.3 : -0.3 }
  }
  private static let silence = [Float](repeating: 0, count: 12_000)

  @Test func wordsShareTheSoundByTheirLetters() {
    let words = times("a longword", Self.tone(1))
    #expect(words.map(\.source) == [0..<1, 2..<10])
    #expect(words[0].samples.lowerBound == 0 && words[1].samples.upperBound == 24_000)
    #expect(words[0].samples.count * 3 < words[1].samples.count)
    #expect(words[0].samples.upperBound == words[1].samples.lowerBound)
  }

  @Test func pausesAreTakenForMarks() {
    let words = times("A very long beginning, end", Self.tone(0.5) + Self.silence + Self.tone(2))
    #expect(words[3].samples.upperBound == 12_000)
    #expect(words[4].samples == 24_000..<72_000)
  }

  @Test func ofManyPausesTheLongestAreTaken() {
    let short = [Float](repeating: 0, count: 4_800)
    let sound = Self.tone(0.5) + short + Self.tone(0.5) + Self.silence + Self.tone(1)
    let words = times("one two, three", sound)
    #expect(words[1].samples.upperBound == 28_800 && words[2].samples.lowerBound == 40_800)
  }

  @Test func silenceIsSharedOutToo() {
    #expect(times("one two", Self.silence).map(\.samples) == [0..<6_000, 6_000..<12_000])
    #expect(times("…", Self.silence).isEmpty)
    #expect(times("one", []).map(\.samples) == [0..<0])
  }
}
