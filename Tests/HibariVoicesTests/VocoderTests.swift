import Foundation
import Testing

@testable import HibariVoices

/// Noise that a formula gives, the same as in the recorded computation.
private struct FormulaNoise: SpectralNoise {
  mutating func draw(bin: Int, frame: Int) -> ComplexLanes {
    var noise = ComplexLanes(Lanes(), Lanes())
    for lane in 0..<Lanes.scalarCount {
      let (b, f) = (Double(bin), Double(frame + lane))
      noise.re[lane] = Float(cos(b * 1.3 + f * 2.1) * 1.2)
      noise.im[lane] = Float(sin(b * 0.7 + f * 3.3) * 0.9)
    }
    return noise
  }
}

struct VocoderTests {
  private static let frames = 19

  /// Spectra by formulas: one full block of frames and three more, voiced in the middle.
  private static func branch(_ value: (Double, Double) -> Double) -> [Float] {
    (0..<Vocoder.bins).flatMap { bin in
      (0..<frames).map { Float(value(Double(bin), Double($0))) }
    }
  }

  private static let pitch = (0..<frames).map { frame -> Float in
    (4..<15).contains(frame) ? 150 + 4 * Float(frame) : 20
  }

  private static func render(_ noise: some SpectralNoise) -> [Float] {
    let branches = [
      branch { b, f in -1 - b / 80 + sin(f * 0.7 + b * 0.01) },
      branch { b, f in 2 * sin(b * 0.05 + f * 0.3) },
      branch { b, f in -4 - b / 150 + cos(f * 0.4) },
      branch { b, f in -3 - b / 100 + sin(f * 0.2 + b * 0.03) },
      branch { b, f in 6 * sin(b * 0.11 - f * 0.9) },
    ].flatMap { $0 }
    var noise = noise
    return branches.withUnsafeBufferPointer { all in
      guard let start = all.baseAddress else { return [] }
      let size = Vocoder.bins * frames
      let spectra = Vocoder.Spectra(
        harmonic: start, turn: start + size, noise: start + 2 * size, rest: start + 3 * size,
        phase: start + 4 * size, stride: frames)
      return Vocoder().render(spectra, pitch: pitch, noise: &noise)
    }
  }

  @Test func soundAgreesWithTheReferenceTo80Decibels() {
    let sound = Self.render(FormulaNoise())
    #expect(sound.count == Self.frames * 300)
    var (signal, error) = (0.0, 0.0)
    for (index, value) in Self.recorded.enumerated() {
      let ours = Double(sound[7 + index * 137])
      signal += value * value
      error += (ours - value) * (ours - value)
    }
    #expect(10 * log10(signal / error) > 80)
  }

  @Test func equalSeedsSoundTheSameAndOthersDoNot() {
    let first = Self.render(SeededNoise(seed: 1))
    #expect(first == Self.render(SeededNoise(seed: 1)))
    #expect(first != Self.render(SeededNoise(seed: 2)))
  }

  /// What hibari's `dsp.synth` (0.2.1, with scipy) makes of the same formulas: every 137th sample
  /// from the seventh on.
  private static let recorded = [
    4.09503e-05, -5.84391e-05, -4.45346e-05, 2.19622e-05, 8.8689e-05, -4.25504e-05, -4.09148e-05,
    0.000129699, 0.000517376, 4.11728e-05, -0.00261388, -0.00123951, -0.000143355, -0.000483385,
    -0.0028297, -0.00425733, -0.00282236, 0.000742899, 0.00234957, 0.00163486, 0.00634615,
    0.00314687, 0.00193802, 0.00139827, 0.000415163, 0.000358921, 0.00247624, 0.00184365,
    -0.00249121, -0.00150925, 0.000733548, -0.000315246, 0.00023129, 0.000290611, 0.000141144,
    9.35323e-06, 1.30503e-05, 3.82192e-05, -5.0688e-05, -3.78779e-05, 4.57471e-05, 1.07615e-05,
  ]
}
