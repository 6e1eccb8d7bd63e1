import CLAME

/// A LAME encoder for one voice at ``AudioFormat/sampleRate``.
///
/// Safe: the pointer is made in `init`, never leaves, and is released in `deinit`.
@safe
final class LAME {
  private let library: OpaquePointer

  /// Starts an encoder.
  ///
  /// - Parameters:
  ///   - bitrate: Kilobits a second.
  ///   - quality: From 0, the best, to 9.
  ///   - hasInfoFrame: Whether the encoder makes a frame for the start of a file.
  ///   - hasReservoir: Whether a frame may use bits that earlier ones left over.
  /// - Throws: ``AudioCodecError`` if the library refuses.
  init(
    bitrate: Int32, quality: Int32, hasInfoFrame: Bool = false, hasReservoir: Bool = true
  ) throws(AudioCodecError) {
    guard let library = unsafe lame_init() else {
      throw AudioCodecError(message: "LAME: out of memory")
    }
    unsafe self.library = library
    unsafe lame_set_errorf(library, nil)
    unsafe lame_set_msgf(library, nil)
    unsafe lame_set_debugf(library, nil)
    unsafe lame_set_in_samplerate(library, Int32(AudioFormat.sampleRate))
    unsafe lame_set_out_samplerate(library, Int32(AudioFormat.sampleRate))
    unsafe lame_set_num_channels(library, 1)
    unsafe lame_set_mode(library, MONO)
    unsafe lame_set_brate(library, bitrate)
    unsafe lame_set_quality(library, quality)
    unsafe lame_set_write_id3tag_automatic(library, 0)
    unsafe lame_set_bWriteVbrTag(library, hasInfoFrame ? 1 : 0)
    unsafe lame_set_disable_reservoir(library, hasReservoir ? 0 : 1)
    try Self.check(unsafe lame_init_params(library))
  }

  deinit {
    unsafe lame_close(library)
  }

  /// Encodes the samples that follow.
  func encode(_ samples: ArraySlice<Float>) throws(AudioCodecError) -> [UInt8] {
    // Through 16 bits, so that stored and fresh speech give the same file.
    let integers = samples.map { PCM16.quantize($0) }
    // lame.h: 1.25 x samples + 7200 bytes are always enough.
    var buffer = [UInt8](repeating: 0, count: integers.count * 5 / 4 + 7_200)
    let count = unsafe lame_encode_buffer(
      library, integers, integers, Int32(integers.count), &buffer, Int32(buffer.count))
    try Self.check(count)
    buffer.removeLast(buffer.count - Int(count))
    return buffer
  }

  /// Encodes the samples that the library still holds.
  func flush() throws(AudioCodecError) -> [UInt8] {
    // lame.h: 7200 bytes are always enough.
    var buffer = [UInt8](repeating: 0, count: 7_200)
    let count = unsafe lame_encode_flush(library, &buffer, Int32(buffer.count))
    try Self.check(count)
    buffer.removeLast(buffer.count - Int(count))
    return buffer
  }

  /// LAME's own frame for the start of a file, once everything is encoded; empty if there is none.
  func infoFrame() -> [UInt8] {
    var frame = [UInt8](repeating: 0, count: Self.frameLimit)
    let count = unsafe lame_get_lametag_frame(library, &frame, frame.count)
    guard count > 0, count <= frame.count else { return [] }
    return Array(frame[..<count])
  }

  /// The most bytes of the frame: 144 x 160 kbit/s / 24 kHz, which is more than any needs.
  private static let frameLimit = 2_880

  private static func check(_ status: Int32) throws(AudioCodecError) {
    guard status < 0 else { return }
    throw AudioCodecError(message: "LAME: the encoder failed", code: status)
  }
}
