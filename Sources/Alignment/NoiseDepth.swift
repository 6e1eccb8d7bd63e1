/// How far below the speech the noise of a sound lies, in each band.
struct NoiseDepth {
  /// The share of frames that are quieter than speech in any recording.
  static let quietShare = 0.1
  /// The share of frames that are quieter than its loudest sounds.
  static let loudShare = 0.95
  /// What noise varies by, in half decibels.
  static let margin: Float = 6
  /// The most that counts, in half decibels.
  private static let span: Float = 60

  /// The loudness of speech.
  private var loud = SIMD16<Float>()
  /// The loudness up to which there is noise only.
  private(set) var floor = SIMD16<Float>()

  /// Measures bands.
  init(_ frames: [SIMD16<Float>]) {
    for band in 0..<MelBands.count {
      let sorted = frames.map { $0[band] }.sorted()
      loud[band] = Self.quantile(sorted, Self.loudShare)
      floor[band] = max(
        Self.quantile(sorted, Self.quietShare) + Self.margin, loud[band] - Self.span)
    }
  }

  /// Measures a stretch of a trace.
  init(_ frames: ArraySlice<SIMD16<UInt8>>) { self.init(frames.map { SIMD16<Float>($0) }) }

  /// The floor of this sound in a noise like that of another one.
  func floor(matching other: NoiseDepth) -> SIMD16<Float> {
    let depth = other.loud - other.floor
    return floor.clamped(
      lowerBound: loud - depth, upperBound: SIMD16(repeating: .greatestFiniteMagnitude))
  }

  /// The value that a share of all lies below.
  static func quantile(_ sorted: [Float], _ share: Double) -> Float {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
