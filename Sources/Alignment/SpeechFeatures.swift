import Foundation

/// The frames of a stretch of speech as vectors that different voices share.
///
/// A vector holds cepstral coefficients of the mel bands (Davis and Mermelstein, 1980), less their mean over the stretch and
/// scaled by their spread (O. Viikki, K. Laurila, "Cepstral domain segmental feature vector normalization for noise robust
/// speech recognition", 1998), the loudness, and the slope of the first coefficients (S. Furui, "Speaker-independent isolated
/// word recognition using dynamic features of speech spectrum", 1986). Silence is nearly the zero vector.
struct SpeechFeatures {
  /// Vectors in order.
  private(set) var vectors: [SIMD16<Float>] = []
  /// How much each frame is speech, 0...1.
  private(set) var speech: [Float] = []

  var count: Int { vectors.count }

  /// The lanes: as many coefficients, the loudness, as many slopes.
  private static let (coefficients, slopes) = (8, 6)
  /// How much loudness and slopes count beside the coefficients.
  private static let (loudnessWeight, slopeWeight): (Float, Float) = (2, 0.7)
  /// The frames on either side that a slope is measured over: 60 ms.
  private static let slopeReach = 3
  /// The share of the loudest frames that is speech in any recording, in half decibels below them.
  private static let span: Float = 50

  /// Makes the vectors of a stretch.
  ///
  /// - Parameters:
  ///   - frames: The bands' loudness.
  ///   - warp: The factor on frequencies that brings a voice to the length of another one's throat.
  ///   - noise: How far the noise of the other sound lies below its speech; quieter sounds count as noise.
  init(_ frames: ArraySlice<SIMD16<UInt8>>, warp: VoiceWarp = .none, noise: NoiseDepth? = nil) {
    guard !frames.isEmpty else { return }
    let warped = frames.map { warp(SIMD16<Float>($0)) }
    let own = NoiseDepth(warped)
    let floor = noise.map { own.floor(matching: $0) } ?? own.floor
    let bands = warped.map { $0.clamped(lowerBound: floor, upperBound: SIMD16(repeating: 255)) }
    let sums = bands.map { $0.sum() / Float(MelBands.count) }
    let sorted = sums.sorted()
    let loud = NoiseDepth.quantile(sorted, NoiseDepth.loudShare)
    let quiet = max(
      NoiseDepth.quantile(sorted, NoiseDepth.quietShare) + NoiseDepth.margin / 2, loud - Self.span)
    speech = sums.map { max(0, min(1, ($0 - quiet) / max(loud - quiet, 1))) }
    vectors = Self.coefficients(of: bands, speech)
    addSlopes()
  }

  /// Takes vectors as they are.
  init(_ vectors: [SIMD16<Float>], speech: [Float]) {
    self.vectors = vectors
    self.speech = speech
  }

  /// The mean of every few frames.
  func pooled(_ size: Int) -> SpeechFeatures {
    var pooled = self
    pooled.vectors = []
    pooled.speech = []
    for start in stride(from: 0, to: count, by: size) {
      let end = min(start + size, count)
      let share = 1 / Float(end - start)
      pooled.vectors.append(vectors[start..<end].reduce(.zero, +) * share)
      pooled.speech.append(speech[start..<end].reduce(0, +) * share)
    }
    return pooled
  }

  private static let cosines: [SIMD16<Float>] = (1...coefficients).map { order in
    var row = SIMD16<Float>()
    for band in 0..<MelBands.count {
      let angle = Double.pi * Double(order) * (Double(band) + 0.5) / Double(MelBands.count)
      row[band] = Float(cos(angle))
    }
    return row
  }

  /// The coefficients and the loudness.
  private static func coefficients(
    of bands: [SIMD16<Float>], _ speech: [Float]
  ) -> [SIMD16<Float>] {
    let cosines = cosines
    var vectors = bands.map { band in
      var cepstrum = SIMD16<Float>()
      for order in 0..<coefficients { cepstrum[order] = (band * cosines[order]).sum() }
      return cepstrum
    }
    var (mean, square, total) = (SIMD16<Float>(), SIMD16<Float>(), Float(1e-6))
    for (vector, weight) in zip(vectors, speech) {
      mean += vector * weight
      total += weight
    }
    mean /= total
    for (vector, weight) in zip(vectors, speech) {
      square += (vector - mean) * (vector - mean) * weight
    }
    let scale = 1 / ((square / total + 1e-3) * Float(coefficients)).squareRoot()
    for index in vectors.indices {
      // Quiet frames are noise more than voice.
      vectors[index] = (vectors[index] - mean) * scale * min(1, speech[index] * 3)
      for lane in coefficients..<16 { vectors[index][lane] = 0 }
      vectors[index][coefficients] = speech[index] * loudnessWeight
    }
    return vectors
  }

  private mutating func addSlopes() {
    let last = count - 1
    let plain = vectors
    var slopes = plain.indices.map { index in
      (1...Self.slopeReach).reduce(SIMD16<Float>()) { sum, reach in
        sum + (plain[min(index + reach, last)] - plain[max(index - reach, 0)]) * Float(reach)
      }
    }
    let square = slopes.reduce(SIMD16<Float>()) { $0 + $1 * $1 } / Float(count)
    let scale =
      Self.slopeWeight / ((square + 1e-6) * Float(Self.slopes)).squareRoot()
    for index in slopes.indices {
      slopes[index] *= scale
      for lane in 0..<Self.slopes {
        vectors[index][Self.coefficients + 1 + lane] = slopes[index][lane]
      }
    }
  }
}
