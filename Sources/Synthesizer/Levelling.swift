import Foundation

/// Brings every voice to one loudness, so that a listener who changes the voice need not change the
/// volume.
package enum Levelling {
  /// The loudness of every voice, in LUFS.
  ///
  /// Between broadcast (-23) and podcasts (-16): loud enough for a phone in a kitchen, and low
  /// enough that the voices' peaks, 15 to 18 dB above it, are hardly ever limited.
  package static let target = -20.0

  /// The highest peak: -1 dB, so that encoded sound stays below full scale.
  package static let ceiling: Float = 0.891_250_9

  /// The most a voice is raised, in dB; more would mean that the measurement is wrong.
  private static let mostGain = 20.0

  /// Samples of a block that shares one gain before smoothing: 1 ms.
  private static let block = 24
  /// Blocks to each side that a peak reaches: 5 ms, so that the gain has no audible corners.
  private static let reach = 5

  /// The factor that brings a voice to the common loudness.
  ///
  /// - Parameter samples: Some seconds of the voice as its model speaks it.
  /// - Returns: A factor; 1 where nothing can be measured.
  package static func gain(for samples: [Float]) -> Float {
    guard let loudness = LoudnessMeter.loudness(of: samples) else { return 1 }
    let decibels = min(max(target - loudness, -mostGain), mostGain)
    return Float(pow(10, decibels / 20))
  }

  /// Applies a voice's gain and keeps peaks below the ceiling.
  ///
  /// - Parameters:
  ///   - gain: The factor of the voice.
  ///   - samples: Mono PCM at 24 kHz.
  package static func apply(_ gain: Float, to samples: inout [Float]) {
    var peak: Float = 0
    samples.withUnsafeMutableBufferPointer { samples in
      for index in samples.indices {
        samples[index] *= gain
        peak = max(peak, abs(samples[index]))
      }
    }
    if peak > ceiling { limit(&samples) }
  }

  /// Lowers the surroundings of peaks smoothly to the ceiling.
  private static func limit(_ samples: inout [Float]) {
    let needed = stride(from: 0, to: samples.count, by: block).map { start -> Float in
      let peak = samples[start..<min(start + block, samples.count)].reduce(Float(0)) {
        max($0, abs($1))
      }
      return peak > ceiling ? ceiling / peak : 1
    }
    // The least of the surroundings, then their mean: never above what any block needs.
    let least = neighbourhoods(needed).map { $0.min() ?? 1 }
    let smooth = neighbourhoods(least).map { $0.reduce(0, +) / Float($0.count) }
    for (index, gain) in smooth.enumerated() {
      let next = index + 1 < smooth.count ? smooth[index + 1] : gain
      let start = index * block
      for sample in start..<min(start + block, samples.count) {
        let share = Float(sample - start) / Float(block)
        samples[sample] *= min(gain + (next - gain) * share, needed[index])
      }
    }
  }

  private static func neighbourhoods(_ values: [Float]) -> [ArraySlice<Float>] {
    values.indices.map { values[max($0 - reach, 0)...min($0 + reach, values.count - 1)] }
  }
}
