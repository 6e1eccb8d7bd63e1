import Foundation
import Synthesizer
import Testing

@testable import PiperVoices

struct SignalTests {
  @Test(arguments: [16_000, 22_050, 24_000, 44_100])
  func aToneKeepsItsPitchAndItsLevel(rate: Int) {
    let tone = { (count: Int, rate: Int) in
      (0..<count).map { Float(0.5 * sin(2 * Double.pi * 440 * Double($0) / Double(rate))) }
    }
    let found = SampleRateConverter(from: rate).convert(tone(rate, rate))
    let expected = tone(Speech.sampleRate, Speech.sampleRate)
    #expect(found.count == expected.count)
    // At the ends there is silence on one side.
    let error = zip(found, expected).dropFirst(200).dropLast(200).map { abs($0 - $1) }.max()
    #expect((error ?? 1) < 0.002)
  }

  @Test func whatLiesBeyondTheLowerRateIsRemoved() {
    let tone = (0..<48_000).map { Float(sin(2 * Double.pi * 14_000 * Double($0) / 48_000)) }
    let found = SampleRateConverter(from: 48_000).convert(tone)
    #expect((found.dropFirst(200).dropLast(200).map(abs).max() ?? 1) < 0.002)
  }

  @Test func noSoundStaysNone() {
    #expect(SampleRateConverter(from: 22_050).convert([]).isEmpty)
  }

  @Test(arguments: [Float.nan, .infinity, -1, 1e30])
  func framesThatAreNoneAreRefused(count: Float) {
    #expect(PiperSpeaker.ends(of: [1, count, 2]) == nil)
    #expect(PiperSpeaker.ends(of: [1, 0, 2]) == [256, 256, 768])
  }
}
