import COpus

/// Opus in packets of one size: sentences are encoded one by one, and laid end to end they make a
/// stream.
///
/// The packets have a constant 24 kbit/s and 60 ms. That is the least rate at which the voice still
/// sounds like itself, and the container takes little of it. Each piece has an encoder of its own,
/// whose state begins and ends in silence, as the decoder's does.
public enum OpusFrames {
  /// The samples of a packet: 60 ms, the longest frame of RFC 6716.
  public static let sampleCount = AudioFormat.sampleRate * 60 / 1_000
  /// The bytes of a packet: 24,000 bit/s for 60 ms.
  public static let byteCount = 180
  /// libopus's complexity, 0...10.
  ///
  /// For speech 5 is a third faster than 10 and sounds as good.
  private static let complexity: Int32 = 5

  /// The encoder's delay in samples.
  ///
  /// The container names it, and players cut it off.
  static let lookahead: Int = {
    // If the library does not start, encoding fails, too, and that error is reported.
    guard let encoder = try? OpusPacketEncoder() else { return 0 }
    return encoder.lookahead
  }()

  /// A packet of silence.
  public static let silence: [UInt8] = {
    // By the third packet the encoder has settled. Without the library no packet is ever sent.
    guard let packets = try? encode([Float](repeating: 0, count: 2 * sampleCount)) else {
      return [UInt8](repeating: 0, count: byteCount)
    }
    return Array(packets[(2 * byteCount)..<(3 * byteCount)])
  }()

  /// The number of packets until the last of some samples is heard.
  ///
  /// - Parameter count: The number of samples.
  /// - Returns: Packets; 0 for no samples.
  public static func frameCount(forSamples count: Int) -> Int {
    count > 0 ? (count + lookahead + sampleCount - 1) / sampleCount : 0
  }

  /// Encodes a piece of sound that begins and ends in silence.
  ///
  /// Blocks: some 3 ms for a second of sound.
  ///
  /// - Parameter samples: Mono PCM at ``AudioFormat/sampleRate``; values outside -1...1 are clipped.
  /// - Returns: ``frameCount(forSamples:)`` packets of ``byteCount`` bytes.
  /// - Throws: ``AudioCodecError`` when the library fails.
  public static func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    let frames = frameCount(forSamples: samples.count)
    guard frames > 0 else { return [] }
    let encoder = try OpusPacketEncoder()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frames * byteCount)
    for frame in 0..<frames {
      let start = min(frame * sampleCount, samples.count)
      let part = samples[start..<min(start + sampleCount, samples.count)]
      let padding = [Float](repeating: 0, count: sampleCount - part.count)
      bytes += try encoder.packet(of: part + padding)
    }
    return bytes
  }

  /// One encoder of packets of constant size.
  ///
  /// Safe: the pointer is made in `init`, never leaves, and is released in `deinit`.
  @safe
  private final class OpusPacketEncoder {
    private let library: OpaquePointer
    let lookahead: Int

    init() throws(AudioCodecError) {
      var status = OPUS_OK
      guard
        let library = unsafe opus_encoder_create(
          Int32(AudioFormat.sampleRate), 1, OPUS_APPLICATION_AUDIO, &status)
      else { throw AudioCodecError(message: "Opus: the encoder does not start", code: status) }
      unsafe self.library = library
      let bitrate = Int32(byteCount * 8 * AudioFormat.sampleRate / sampleCount)
      var samples: Int32 = 0
      let statuses = unsafe [
        copus_set_bitrate(library, bitrate), copus_set_constant_bitrate(library),
        copus_set_complexity(library, complexity), copus_set_voice_signal(library),
        copus_get_lookahead(library, &samples),
      ]
      lookahead = Int(samples)
      for status in statuses { try Self.check(status) }
    }

    deinit {
      unsafe opus_encoder_destroy(library)
    }

    /// Encodes the samples of one packet.
    func packet(of samples: ArraySlice<Float>) throws(AudioCodecError) -> [UInt8] {
      // The samples go through 16 bits, so that stored and fresh speech give the same bytes.
      let integers = samples.map { PCM16.quantize($0) }
      var packet = [UInt8](repeating: 0, count: byteCount)
      let count = unsafe opus_encode(
        library, integers, Int32(integers.count), &packet, Int32(packet.count))
      try Self.check(count)
      guard Int(count) == byteCount else {
        throw AudioCodecError(message: "Opus: a packet has \(count) bytes instead of \(byteCount)")
      }
      return packet
    }

    private static func check(_ status: Int32) throws(AudioCodecError) {
      guard status < 0 else { return }
      let message = unsafe String(cString: opus_strerror(status))
      throw AudioCodecError(message: "Opus: \(message)", code: status)
    }
  }
}
