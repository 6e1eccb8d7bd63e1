/// Samples of 16 bits, the form in which files and lossless codecs keep sound.
///
/// `Int16` to `Float` and back is the identity, so speech that was stored encodes to the same bytes
/// as fresh speech.
public enum PCM16 {
  /// Full scale; a power of two, so that the division is exact.
  private static let scale: Float = 32_768

  /// Rounds a sample to 16 bits.
  ///
  /// - Parameter sample: -1...1. Values outside are clipped; not-a-number is silence.
  /// - Returns: The nearest 16-bit value.
  public static func quantize(_ sample: Float) -> Int16 {
    let scaled = sample * scale
    guard scaled > -scale else { return scaled.isNaN ? 0 : .min }
    guard scaled < scale - 1 else { return scaled.isNaN ? 0 : .max }
    // `rounded()` would be a call for every sample on the oldest x86.
    return Int16(scaled + (scaled < 0 ? -0.5 : 0.5))
  }

  /// Writes samples as little-endian bytes.
  ///
  /// - Parameter samples: -1...1.
  /// - Returns: Two bytes a sample.
  public static func bytes(of samples: [Float]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: samples.count * 2) { buffer, count in
      for (index, sample) in samples.enumerated() {
        let value = UInt16(bitPattern: quantize(sample))
        unsafe buffer[2 * index] = UInt8(truncatingIfNeeded: value)
        unsafe buffer[2 * index + 1] = UInt8(truncatingIfNeeded: value >> 8)
      }
      count = samples.count * 2
    }
  }

  /// Reads little-endian bytes as samples.
  ///
  /// - Parameter bytes: Two bytes a sample; an odd byte at the end is left out.
  /// - Returns: Samples in -1..<1.
  public static func samples(of bytes: [UInt8]) -> [Float] {
    (0..<bytes.count / 2).map { index in
      let value = UInt16(bytes[2 * index]) | UInt16(bytes[2 * index + 1]) << 8
      return Float(Int16(bitPattern: value)) / scale
    }
  }
}
