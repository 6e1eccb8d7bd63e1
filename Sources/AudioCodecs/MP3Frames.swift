/// MP3 in frames that stand alone: sentences are encoded one by one, and laid end to end they make
/// a stream.
///
/// The frames are MPEG-2 Layer III, mono, 24 kHz, with a constant 64 kbit/s and no bit reservoir.
/// Every frame has ``byteCount`` bytes, holds ``sampleCount`` samples and needs no bits of another
/// one. A byte offset is therefore a time.
public enum MP3Frames {
  /// The samples of a frame: 24 ms (ISO/IEC 13818-3, 2.4.2.1: one granule of 32 x 18).
  public static let sampleCount = 576
  /// The bytes of a frame: 72 x 64,000 bit/s / 24,000 Hz.
  ///
  /// Nothing is left over, so no frame needs padding.
  public static let byteCount = 192
  /// The bytes of a second.
  public static let bytesPerSecond = AudioFormat.sampleRate * byteCount / sampleCount
  /// Kilobits a second, as in ``MP3Encoder``: transparent for one voice at 24 kHz.
  private static let bitrate: Int32 = 64
  /// LAME's quality, as in ``MP3Encoder``.
  private static let quality: Int32 = 7

  /// The delay after which a player plays a sample, in samples.
  ///
  /// The filter banks of a decoder delay by 528 + 1 samples (lame's `decode.h`). Players leave
  /// these in, unless an info frame tells them to cut. LAME's own delay of 576 samples, one frame,
  /// is cut off here.
  public static let delay = 529

  /// A frame of silence.
  public static let silence: [UInt8] = {
    // The header says Layer III of MPEG-2, 64 kbit/s, 24 kHz, mono, original. The side information
    // is all zero: there are no spectral values.
    [0xFF, 0xF3, 0x84, 0xC4] + [UInt8](repeating: 0, count: byteCount - 4)
  }()

  /// The number of frames until the last of some samples is heard.
  ///
  /// - Parameter count: The number of samples.
  /// - Returns: Frames; 0 for no samples.
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
    // LAME needs two frames more: it looks one ahead, and its first one is its delay.
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
