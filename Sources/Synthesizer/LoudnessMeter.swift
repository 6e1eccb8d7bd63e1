import Foundation

/// Measures perceived loudness by ITU-R BS.1770-4: weighted, in blocks, without the pauses.
package enum LoudnessMeter {
  /// A filter of second order.
  private struct Filter {
    var b: (Double, Double, Double)
    var a: (Double, Double)
    var z = (0.0, 0.0)

    mutating func callAsFunction(_ x: Double) -> Double {
      let y = b.0 * x + z.0
      z = (b.1 * x - a.0 * y + z.1, b.2 * x - a.1 * y)
      return y
    }
  }

  /// The shelf that stands for the head: +4 dB above 1.7 kHz.
  ///
  /// BS.1770 gives coefficients for 48 kHz; these are the analogue values behind them, for any rate.
  private static func headShelf(rate: Double) -> Filter {
    let (frequency, gain, q) = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
    let k = tan(Double.pi * frequency / rate)
    let high = pow(10, gain / 20)
    let band = pow(high, 0.4996667741545416)
    let norm = 1 + k / q + k * k
    return Filter(
      b: (
        (high + band * k / q + k * k) / norm, 2 * (k * k - high) / norm,
        (high - band * k / q + k * k) / norm
      ), a: (2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm))
  }

  /// The high pass that removes frequencies below 38 Hz, which are felt rather than heard.
  private static func highPass(rate: Double) -> Filter {
    let (frequency, q) = (38.13547087602444, 0.5003270373238773)
    let k = tan(Double.pi * frequency / rate)
    let norm = 1 + k / q + k * k
    return Filter(b: (1, -2, 1), a: (2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm))
  }

  /// Measures speech.
  ///
  /// - Parameter samples: Mono PCM at 24 kHz; some seconds of it.
  /// - Returns: Loudness units relative to full scale; `nil` for silence or less than 0.4 s.
  package static func loudness(of samples: [Float]) -> Double? {
    let rate = Double(Speech.sampleRate)
    var (shelf, pass) = (headShelf(rate: rate), highPass(rate: rate))
    let squares = samples.map { sample -> Double in
      let weighted = pass(shelf(Double(sample)))
      return weighted * weighted
    }
    // Blocks of 0.4 s that overlap by three quarters.
    let (size, step) = (Speech.sampleRate * 2 / 5, Speech.sampleRate / 10)
    guard squares.count >= size else { return nil }
    let powers = stride(from: 0, through: squares.count - size, by: step).map { start in
      squares[start..<start + size].reduce(0, +) / Double(size)
    }
    // First without silence, then without what is 10 below the mean of the rest.
    let audible = powers.filter { level($0) > -70 }
    guard !audible.isEmpty else { return nil }
    let gate = level(audible.reduce(0, +) / Double(audible.count)) - 10
    let loud = audible.filter { level($0) > gate }
    return loud.isEmpty ? nil : level(loud.reduce(0, +) / Double(loud.count))
  }

  private static func level(_ power: Double) -> Double { -0.691 + 10 * log10(power) }
}
