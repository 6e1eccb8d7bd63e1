import Foundation
import Synthesizer
import Testing

struct LoudnessTests {
  static func tone(_ frequency: Double, amplitude: Double, seconds: Double) -> [Float] {
    (0..<Int(seconds * 24_000)).map {
      Float(amplitude * sin(2 * Double.pi * frequency * Double($0) / 24_000))
    }
  }

  /// ITU-R BS.1770-4: a full-scale tone of 997 Hz in one channel reads -3.01.
  @Test func aFullScaleToneReadsAsTheStandardSays() throws {
    let loudness = try #require(
      LoudnessMeter.loudness(of: Self.tone(997, amplitude: 1, seconds: 3)))
    #expect(abs(loudness - -3.01) < 0.1)
  }

  @Test func halfTheAmplitudeIsSixDecibelsLess() throws {
    let loud = try #require(LoudnessMeter.loudness(of: Self.tone(500, amplitude: 0.4, seconds: 2)))
    let soft = try #require(LoudnessMeter.loudness(of: Self.tone(500, amplitude: 0.2, seconds: 2)))
    #expect(abs(loud - soft - 6.02) < 0.01)
  }

  @Test func pausesDoNotCount() throws {
    let tone = Self.tone(500, amplitude: 0.2, seconds: 4)
    let whole = try #require(LoudnessMeter.loudness(of: tone))
    let paused = try #require(
      LoudnessMeter.loudness(of: tone + [Float](repeating: 0, count: 96_000) + tone))
    #expect(abs(whole - paused) < 0.5)
  }

  @Test func silenceHasNoLoudness() {
    #expect(LoudnessMeter.loudness(of: [Float](repeating: 0, count: 48_000)) == nil)
    #expect(LoudnessMeter.loudness(of: []) == nil)
    #expect(Levelling.gain(for: []) == 1)
  }

  @Test(arguments: [0.02, 0.1, 0.5])
  func everyLevelEndsAtTheTarget(amplitude: Double) throws {
    var samples = Self.tone(400, amplitude: amplitude, seconds: 3)
    Levelling.apply(Levelling.gain(for: samples), to: &samples)
    #expect(abs(try #require(LoudnessMeter.loudness(of: samples)) - Levelling.target) < 0.05)
  }

  @Test func peaksAreLimitedAndTheRestIsNot() {
    var samples = Self.tone(400, amplitude: 0.3, seconds: 1)
    for index in 12_000..<12_100 { samples[index] *= 2.9 }
    let before = samples
    Levelling.apply(1.5, to: &samples)
    #expect(samples.allSatisfy { abs($0) <= Levelling.ceiling * 1.000_1 })
    #expect((samples.map(abs).max() ?? 0) > 0.8 * Levelling.ceiling)
    #expect(zip(samples, before).prefix(11_000).allSatisfy { abs($0 - $1 * 1.5) < 1e-6 })
    #expect(zip(samples, before).suffix(11_000).allSatisfy { abs($0 - $1 * 1.5) < 1e-6 })
  }
}
