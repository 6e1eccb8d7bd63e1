import Foundation
import Testing

@testable import HibariVoices

struct PulseTrainTests {
  @Test func aSteadyPitchGivesOnePulseAPeriod() {
    let frames = Frames(count: 0)
    let voiced = PulseTrain.fill(frames, of: [Float](repeating: 200, count: 40))
    let samples = (0..<12_000).map { frames[$0] }
    let peak = samples.max() ?? 0
    let pulses = (1..<11_999).filter { index in
      let (before, sample, after) = (samples[index - 1], samples[index], samples[index + 1])
      return sample > peak * 0.5 && sample >= before && sample > after
    }
    // 55 harmonics of 200 Hz below 11 kHz add up at each of 100 pulses in half a second.
    #expect(abs(peak - 55) < 1)
    #expect((99...101).contains(pulses.count))
    #expect(zip(pulses, pulses.dropFirst()).allSatisfy { (119...121).contains($1 - $0) })
    #expect(voiced.allSatisfy { $0 })
  }

  @Test func anUnvoicedCurveIsSilent() {
    let frames = Frames(count: 40)
    let voiced = PulseTrain.fill(frames, of: [Float](repeating: 10, count: 20))
    #expect((0..<6_000).allSatisfy { frames[$0] == 0 })
    #expect(voiced.allSatisfy { !$0 })
  }

  @Test func theEndsAreMirrored() {
    let frames = Frames(count: 0)
    _ = PulseTrain.fill(frames, of: (0..<21).map { 120 + Float($0) })
    #expect((1...600).allSatisfy { frames[-$0] == frames[$0] })
    let last = 21 * 300 - 1
    #expect((1...300).allSatisfy { frames[last + $0] == frames[last - $0] })
  }
}

struct SeededNoiseTests {
  @Test func partsAreNormallyDistributedAndIndependent() {
    var noise = SeededNoise(seed: 42)
    var (sum, squares, fourth, product) = (0.0, 0.0, 0.0, 0.0)
    let draws = 20_000
    for _ in 0..<draws {
      let value = noise.draw(bin: 0, frame: 0)
      for lane in 0..<8 {
        let (re, im) = (Double(value.re[lane]), Double(value.im[lane]))
        sum += re + im
        squares += re * re + im * im
        fourth += re * re * re * re + im * im * im * im
        product += re * im
      }
    }
    let count = Double(draws * 16)
    #expect(abs(sum / count) < 0.01)
    #expect(abs(squares / count - 1) < 0.01)
    #expect(abs(fourth / count - 3) < 0.1)
    #expect(abs(product / count) < 0.01)
  }
}
