import Foundation

/// The triangular bands of the mel scale over a power spectrum.
///
/// Source: S. Davis, P. Mermelstein, "Comparison of Parametric Representations for Monosyllabic Word Recognition in
/// Continuously Spoken Sentences", 1980.
struct MelBands {
  static let count = 16
  private static let (lowest, highest) = (100.0, 8_000.0)
  /// Half decibels of the smallest power that counts: that of a sound of one unit in 16 bits.
  private static let floor: Float = -60

  /// The first frequency of each band, and the weights of the following ones.
  private let bands: [(first: Int, weights: [Float])]

  init() {
    let width = Double(SoundTrace.sampleRate) / Double(FourierTransform.size)
    let edges = (0..<Self.count + 2).map { Self.frequency(Double($0 - 1)) / width }
    bands = (0..<Self.count).map { band in
      let (low, middle, high) = (edges[band], edges[band + 1], edges[band + 2])
      let first = Int(low) + 1
      let weights = (first...max(first, Int(high))).map { index in
        let place = Double(index)
        let rising = (place - low) / (middle - low)
        let falling = (high - place) / (high - middle)
        return Float(max(0, min(rising, falling)))
      }
      return (first, weights)
    }
  }

  private static func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
  private static let step = (mel(highest) - mel(lowest)) / Double(count + 1)

  /// The middle of a band in hertz.
  static func frequency(_ band: Double) -> Double {
    700 * (pow(10, (mel(lowest) + (band + 1) * step) / 2595) - 1)
  }

  /// The band, or the place between two, whose middle is a frequency.
  static func place(_ hertz: Double) -> Double { (mel(hertz) - mel(lowest)) / step - 1 }

  /// The loudness of each band in half decibels.
  func loudness(_ power: [Float]) -> SIMD16<UInt8> {
    var loudness = SIMD16<UInt8>()
    for (band, (first, weights)) in bands.enumerated() {
      var sum: Float = 1e-12
      for (index, weight) in weights.enumerated() { sum += weight * power[first + index] }
      let halves = 20 * log10(sum) - Self.floor
      loudness[band] = UInt8(max(0, min(255, halves)))
    }
    return loudness
  }
}
