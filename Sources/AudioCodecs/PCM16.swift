/// 16-bit samples, the form that files and lossless codecs keep.
///
/// `Int16` to `Float` and back is the identity, so speech that was stored and read again encodes
/// to the same bytes.
public enum PCM16 {
  /// Full scale; a power of two, so that the division is exact.
  private static let scale: Float = 32_768

  /// Rounds a sample to 16 bits.
  ///
  /// - Parameter sample: -1...1; what is outside is clipped, not-a-number is silence.
  /// - Returns: The nearest 16-bit value.
  public static func quantize(_ sample: Float) -> Int16 {
    let scaled = (sample * scale).rounded()
    guard scaled >= -scale else { return scaled.isNaN ? 0 : .min }
    return scaled < scale ? Int16(scaled) : .max
  }

  /// Writes samples as little-endian bytes.
  ///
  /// - Parameter samples: -1...1.
  /// - Returns: Two bytes a sample.
  public static func bytes(of samples: [Float]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * 2)
    for sample in samples {
      let value = UInt16(bitPattern: quantize(sample))
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
    return bytes
  }

  /// Reads little-endian bytes as samples.
  ///
  /// - Parameter bytes: Two bytes a sample; a last odd byte is left out.
  /// - Returns: Samples in -1..<1.
  public static func samples(of bytes: some RandomAccessCollection<UInt8>) -> [Float] {
    var samples: [Float] = []
    samples.reserveCapacity(bytes.count / 2)
    var iterator = bytes.makeIterator()
    while let low = iterator.next(), let high = iterator.next() {
      let value = Int16(bitPattern: UInt16(low) | UInt16(high) << 8)
      samples.append(Float(value) / scale)
    }
    return samples
  }
}
