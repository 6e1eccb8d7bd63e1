/// The voice's source: pulses at the rate of the pitch curve.
///
/// Every harmonic below 11 kHz has unit amplitude. Unvoiced frames are silent.
///
/// A sum of `H` cosines of `t` is sin((H+½)t) / 2sin(t/2) - ½.
///
/// Source: hibari `dsp.py`, `pulses` and the padding of `stft`.
enum PulseTrain {
  /// A frame is unvoiced at this pitch and below, in Hz.
  private static let threshold: Float = 40
  /// The frequency above which there are no harmonics, in Hz.
  private static let highest: Float = 11_000
  /// The divisor below which the quotient is replaced by its limit.
  private static let smallest: Float = 2e-3
  /// The number that rounds a `Double`, as ``Lanes`` rounds a `Float`: 1.5 · 2⁵².
  private static let rounder = 6_755_399_441_055_744.0

  /// Computes the pulses of a pitch curve.
  ///
  /// - Parameters:
  ///   - frames: Takes the samples; half a window beyond both ends is filled by mirroring.
  ///   - pitch: Hz, one value a frame.
  /// - Returns: For each block of frames whether its windows hold any pulse.
  static func fill(_ frames: Frames, of pitch: [Float]) -> [Bool] {
    frames.reset(count: pitch.count)
    // One value beyond each end, then up to a whole vector.
    let last = pitch.last ?? 0
    let beyond = [Float](repeating: last, count: frames.padded - pitch.count + 1)
    let curve = [pitch.first ?? 0] + pitch + beyond
    curve.withUnsafeBufferPointer { curve in
      guard let curve = curve.baseAddress else { return }
      var turns = 0.0
      for first in stride(from: 0, to: frames.count, by: Lanes.scalarCount) {
        fill(frames, from: first, curve: curve + first, turns: &turns)
      }
    }
    // The lanes that fill up the last vector hold no sound.
    for time in (frames.count * Frames.hop)..<(frames.padded * Frames.hop) { frames[time] = 0 }
    mirrorEnds(of: frames)
    return voicedBlocks(pitch, frames)
  }

  /// Fills eight frames.
  ///
  /// The lanes of `turns` are the phases at their start and then at their end.
  private static func fill(
    _ frames: Frames, from first: Int, curve: UnsafePointer<Float>, turns: inout Double
  ) {
    let (before, here, after) = (Lanes(at: curve), Lanes(at: curve + 1), Lanes(at: curve + 2))
    // Each lane's frame begins where the one before it ended.
    var total = SIMD8<Double>(repeating: 0)
    for sample in 0..<Frames.hop {
      total += wide(rate(sample, before, here, after).clamped(threshold, .infinity))
    }
    var phase = SIMD8<Double>(repeating: 0)
    for lane in 0..<Lanes.scalarCount {
      phase[lane] = turns
      turns += total[lane] / 24_000
      turns -= turns.rounded(.down)
    }
    let isSilent = (0..<(Lanes.scalarCount + 2)).allSatisfy { curve[$0] <= threshold }
    guard !isSilent else { return }
    for sample in 0..<Frames.hop {
      let rate = rate(sample, before, here, after)
      let audible = rate.clamped(threshold, .infinity)
      phase += wide(audible) * (1.0 / 24_000)
      let value = pulse(phase - ((phase + rounder) - rounder), audible)
      value.replacing(with: 0, where: rate .<= threshold)
        .store(at: frames.address(sample: sample, column: first + Frames.margin))
    }
  }

  /// The pitch at a sample, interpolated between the middles of two frames.
  @inline(__always)
  private static func rate(_ sample: Int, _ before: Lanes, _ here: Lanes, _ after: Lanes) -> Lanes {
    let middle = (Float(sample) + 0.5) / Float(Frames.hop) - 0.5
    guard middle < 0 else { return here * (1 - middle) + after * middle }
    return before * -middle + here * (1 + middle)
  }

  @inline(__always)
  private static func wide(_ lanes: Lanes) -> SIMD8<Double> {
    SIMD8<Double>(lowHalf: SIMD4<Double>(lanes.lowHalf), highHalf: SIMD4<Double>(lanes.highHalf))
  }

  /// The sum of the harmonics at a phase, in turns between -0.5 and 0.5.
  @inline(__always)
  private static func pulse(_ turns: SIMD8<Double>, _ rate: Lanes) -> Lanes {
    let phase = Lanes(
      lowHalf: SIMD4<Float>(turns.lowHalf), highHalf: SIMD4<Float>(turns.highHalf))
    let harmonics = (highest / rate).floor + 0.5
    let below = phase.sineAndCosineOfPi.sine * 2
    let above = (phase * (harmonics * 2)).sineAndCosineOfPi.sine
    let atLimit = (below .<= smallest) .& (below .>= -smallest)
    let quotient = above / below.replacing(with: 1, where: atLimit)
    return quotient.replacing(with: harmonics, where: atLimit) - 0.5
  }

  /// Mirrors the samples at both ends without repeating the first and last.
  private static func mirrorEnds(of frames: Frames) {
    let end = frames.count * Frames.hop
    // Only a text without any sound is shorter than the mirrored ends, and it has no pulses either.
    guard end > Frames.margin * Frames.hop else { return }
    for distance in 1...(Frames.margin * Frames.hop) { frames[-distance] = frames[distance] }
    for distance in 1...Frames.hop { frames[end - 1 + distance] = frames[end - 1 - distance] }
  }

  /// Whether each block's windows reach a voiced frame.
  private static func voicedBlocks(_ pitch: [Float], _ frames: Frames) -> [Bool] {
    // Windows reach two frames to each side. The pitch is interpolated with one frame more, and the
    // mirrored ends repeat what lies up to four frames inside.
    let reach = 6
    return stride(from: 0, to: frames.padded, by: Frames.block).map { first in
      let low = max(first - reach, 0)
      let high = min(first + Frames.block + reach, pitch.count)
      return low < high && pitch[low..<high].contains { $0 > threshold }
    }
  }
}
