import Phonemes
import Synthesizer
import Testing

@testable import RemoteVoices

struct RemoteSoundTests {
  private func times(_ text: String, _ samples: [Float]) -> [TimedWord] {
    EstimatedTimes.words(WrittenPhonemizer().phonemes(of: text), in: samples)
  }

  private static func tone(_ seconds: Double) -> [Float] {
    let count = Int(seconds * 24_000)
    return (0..<count).map { (index: Int) -> Float in index.isMultiple(of: 2) ? 0.3 : -0.3 }
  }
  private static let silence = [Float](repeating: 0, count: 12_000)

  @Test func wavOfAnyRateIsRead() throws {
    let sound = try WaveSound(Wave.file(Wave.phrases([0.5]), rate: 16_000))
    #expect(sound.samples.count == 12_000)
    let (loudest, expected): (Float, Float) = (sound.samples.max() ?? 0, 8_000 / 32_768)
    #expect(abs(loudest - expected) < 0.02)
  }

  @Test(arguments: [UInt32.max, 0, 1 << 30])
  func aSizeThatWasNotKnownMeansTheRest(size: UInt32) throws {
    let sound = try WaveSound(Wave.file(Wave.phrases([0.5]), rate: 24_000, size: size))
    #expect(sound.samples.count == 8_000)
  }

  @Test func twoChannelsBecomeOne() throws {
    let samples = [[Int16]](repeating: [1_000, 3_000], count: 1_000).flatMap(\.self)
    let sound = try WaveSound(Wave.file(samples, rate: 24_000, channels: 2))
    #expect(sound.samples.count == 1_000)
    let mean: Float = 2_000 / 32_768
    #expect(sound.samples.allSatisfy { abs($0 - mean) < 0.0001 })
  }

  @Test(arguments: [0, 11, 20, 43, 44])
  func aFileThatIsCutShortIsRefused(count: Int) {
    let file = Wave.file(Wave.phrases([0.1]), rate: 24_000)
    #expect(throws: RemoteFailure.self) { try WaveSound(Array(file.prefix(count))) }
  }

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
