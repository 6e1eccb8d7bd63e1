/// MP3 in frames that stand alone, so that sentences encoded one by one make a stream when they are
/// laid end to end.
///
/// MPEG-2 Layer III, mono, 24 kHz, a constant 64 kbit/s and no bit reservoir: every frame has
/// ``byteCount`` bytes, holds ``sampleCount`` samples and needs no bits of another one. A byte
/// offset is therefore a time.
public enum MP3Frames {
  /// Samples of a frame, 24 ms (ISO/IEC 13818-3, 2.4.2.1: one granule of 32 x 18).
  public static let sampleCount = 576
  /// Bytes of a frame: 72 x 64,000 bit/s / 24,000 Hz, with nothing over that would need padding.
  public static let byteCount = 192
  /// Bytes of a second.
  public static let bytesPerSecond = AudioFormat.sampleRate * byteCount / sampleCount
  /// Kilobits a second: transparent for one voice at 24 kHz, and what the narrator writes.
  private static let bitrate: Int32 = 64
  /// From 0, the best, to 9: as the narrator's.
  private static let quality: Int32 = 7

  /// How much later than in the source a sample is heard, in samples.
  ///
  /// Source and filter banks of a decoder delay by 528 + 1 samples (lame's `decode.h`), which
  /// players leave in where no info frame tells them to cut. LAME's own delay of 576 samples, one
  /// frame, is cut off here.
  public static let delay = 529

  /// A frame of silence.
  public static let silence: [UInt8] = {
    // Header: Layer III of MPEG-2, 64 kbit/s, 24 kHz, mono, original. The side information, all
    // zero, says that there are no spectral values.
    [0xFF, 0xF3, 0x84, 0xC4] + [UInt8](repeating: 0, count: byteCount - 4)
  }()

  /// How many frames some samples need until the last one is heard.
  ///
  /// - Parameter count: How many samples.
  /// - Returns: Frames, 0 for nothing.
  public static func frameCount(forSamples count: Int) -> Int {
    count > 0 ? (count + delay + sampleCount - 1) / sampleCount : 0
  }

  /// Encodes a piece of sound that begins and ends in silence.
  ///
  /// Equal samples give equal bytes. Blocks: some 1.5 ms for a second of sound.
  ///
  /// - Parameter samples: Mono PCM at ``AudioFormat/sampleRate``; values outside -1...1 are clipped.
  /// - Returns: ``frameCount(forSamples:)`` frames.
  /// - Throws: ``AudioCodecError`` when the library fails.
  public static func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    let frames = frameCount(forSamples: samples.count)
    guard frames > 0 else { return [] }
    let encoder = try LAME(bitrate: bitrate, quality: quality, hasReservoir: false)
    // Two frames more: LAME looks one ahead, and the first is its delay.
    let padding = (frames + 2) * sampleCount - samples.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity((frames + 4) * byteCount)
    for start in stride(from: 0, to: samples.count, by: AudioFormat.sampleRate) {
      bytes += try encoder.encode(
        samples[start..<min(start + AudioFormat.sampleRate, samples.count)])
    }
    bytes += try encoder.encode([Float](repeating: 0, count: padding)[...])
    bytes += try encoder.flush()
    let wanted = byteCount..<(frames + 1) * byteCount
    guard bytes.count >= wanted.upperBound else {
      throw AudioCodecError(message: "LAME: the encoder returned too little")
    }
    return Array(bytes[wanted])
  }
}
