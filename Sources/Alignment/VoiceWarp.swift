import Foundation

/// Moves the frequencies of one voice to those of another one, whose throat is longer or shorter.
///
/// Source: L. Lee, R. Rose, "A frequency warping approach to speaker normalization", 1998.
struct VoiceWarp {
  /// What is tried: a child's voice beside a man's differs by a third.
  static let tried: [Double] = [1, 1.1, 1.2, 1.3, 1.4, 1 / 1.1, 1 / 1.2, 1 / 1.3, 1 / 1.4]
  static let none = VoiceWarp(1)

  /// For each band, the lower of the two that it is taken from, and the share of the upper one.
  private let sources: [(lower: Int, share: Float)]?

  /// Makes a warp by a factor on frequencies.
  init(_ factor: Double) {
    let last = MelBands.count - 1
    sources =
      factor == 1
      ? nil
      : (0...last).map { band in
        let place = MelBands.place(MelBands.frequency(Double(band)) * factor)
        let lower = min(max(Int(place), 0), last - 1)
        return (lower, Float(max(0, min(1, place - Double(lower)))))
      }
  }

  func callAsFunction(_ bands: SIMD16<Float>) -> SIMD16<Float> {
    guard let sources else { return bands }
    var warped = bands
    for (band, source) in sources.enumerated() {
      warped[band] =
        bands[source.lower] * (1 - source.share) + bands[source.lower + 1] * source.share
    }
    return warped
  }
}
