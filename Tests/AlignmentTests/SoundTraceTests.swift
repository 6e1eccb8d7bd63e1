import Foundation
import Testing

@testable import Alignment

/// Spectra, bands and the traces that are made of them.
struct SoundTraceTests {
  private func tone(_ hertz: Double, seconds: Double, loudness: Float = 0.5) -> [Float] {
    (0..<Int(seconds * Double(SoundTrace.sampleRate))).map {
      loudness * Float(sin(2 * Double.pi * hertz * Double($0) / Double(SoundTrace.sampleRate)))
    }
  }

  @Test(arguments: [94, 1_500, 6_000])
  func aToneHasItsPowerAtItsFrequency(hertz: Int) throws {
    var transform = FourierTransform()
    var power = [Float](repeating: 0, count: FourierTransform.size / 2)
    transform.power(of: tone(Double(hertz), seconds: 0.1), from: 0, into: &power)
    let peak = try #require(power.indices.max { power[$0] < power[$1] })
    let width = Double(SoundTrace.sampleRate) / Double(FourierTransform.size)
    #expect(abs(Double(peak) * width - Double(hertz)) < width)
    let total = power.reduce(0, +)
    let near = power[max(0, peak - 3)...min(power.count - 1, peak + 3)].reduce(0, +)
    #expect(near > 0.999 * total)
  }

  @Test func thePowerIsThatOfTheDefinition() {
    var transform = FourierTransform()
    var power = [Float](repeating: 0, count: FourierTransform.size / 2)
    let samples = (0..<FourierTransform.size).map { index -> Float in
      Float(index * 7919 % 257) / 257 - 0.5
    }
    transform.power(of: samples, from: 0, into: &power)
    let size = Double(FourierTransform.size)
    for index in [0, 1, 17, 200, 511] {
      var (real, imaginary) = (0.0, 0.0)
      for (place, sample) in samples.enumerated() {
        let window = 0.5 - 0.5 * cos(2 * Double.pi * (Double(place) + 0.5) / size)
        let angle = 2 * Double.pi * Double(index * place) / size
        real += Double(sample) * window * cos(angle)
        imaginary -= Double(sample) * window * sin(angle)
      }
      let expected = real * real + imaginary * imaginary
      #expect(abs(Double(power[index]) - expected) < 1e-3 * max(expected, 1))
    }
  }

  @Test func piecesOfAnySizeMakeTheSameTrace() {
    let sound = tone(440, seconds: 1.3)
    var (whole, pieces) = (SoundTrace(), SoundTrace())
    whole.append(sound)
    whole.finish()
    for start in stride(from: 0, to: sound.count, by: 777) {
      pieces.append(Array(sound[start..<min(start + 777, sound.count)]))
    }
    pieces.finish()
    #expect(whole.frames == pieces.frames)
    #expect(abs(Double(whole.count) * SoundTrace.frameSeconds - 1.3) < 0.05)
  }

  @Test func aWarpMovesATone() {
    var trace = SoundTrace()
    trace.append(tone(1_000, seconds: 0.5))
    var higher = SoundTrace()
    higher.append(tone(1_300, seconds: 0.5))
    func loudest(_ bands: SIMD16<Float>) -> Int { (0..<16).max { bands[$0] < bands[$1] } ?? 0 }
    let plain = SIMD16<Float>(trace.frames[10])
    let other = SIMD16<Float>(higher.frames[10])
    #expect(loudest(plain) < loudest(other))
    #expect(loudest(VoiceWarp(1.3)(other)) == loudest(plain))
    #expect(VoiceWarp.none(plain) == plain)
  }

  @Test func silenceIsNoSpeech() {
    var trace = SoundTrace()
    trace.append(tone(300, seconds: 1) + [Float](repeating: 0, count: SoundTrace.sampleRate))
    trace.finish()
    let features = SpeechFeatures(trace.frames[...])
    #expect(features.speech[..<45].allSatisfy { $0 > 0.9 })
    #expect(features.speech[55...].allSatisfy { $0 == 0 })
    #expect(SpeechFeatures([]).count == 0)
  }
}
