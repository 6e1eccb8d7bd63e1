import CLAME

/// Writes MP3 through LAME.
///
/// A file starts with an ID3 tag and a frame that the ending replaces by LAME's own, so that players
/// know length, seek points and how many samples to leave out at both ends. A stream goes without
/// that frame. Safe: the pointer is made in `init`, never leaves, and is released in `deinit`.
@safe
final class MP3Encoder: AudioEncoder {
  /// Kilobits a second: constant, so that players without LAME's frame still show the right length;
  /// 64 is transparent for one voice at 24 kHz.
  private static let bitrate: Int32 = 64
  /// From 0, the best, to 9: 7 leaves out noise shaping, which this bitrate does not need, and is
  /// 1.5 times as fast as 5.
  private static let quality: Int32 = 7
  /// More than any frame: 144 x 160 kbit/s / 24 kHz.
  private static let frameLimit = 2_880

  private let library: OpaquePointer
  private let tag: [UInt8]
  private let hasInfoFrame: Bool
  private var isStarted = false
  private var isFinished = false

  init(tags: AudioTags, destination: AudioDestination) throws(AudioCodecError) {
    guard let library = unsafe lame_init() else {
      throw AudioCodecError(message: "LAME: out of memory")
    }
    unsafe self.library = library
    tag = ID3Tag.bytes(tags)
    hasInfoFrame = destination == .file
    unsafe lame_set_errorf(library, nil)
    unsafe lame_set_msgf(library, nil)
    unsafe lame_set_debugf(library, nil)
    unsafe lame_set_in_samplerate(library, Int32(AudioFormat.sampleRate))
    unsafe lame_set_out_samplerate(library, Int32(AudioFormat.sampleRate))
    unsafe lame_set_num_channels(library, 1)
    unsafe lame_set_mode(library, MONO)
    unsafe lame_set_brate(library, Self.bitrate)
    unsafe lame_set_quality(library, Self.quality)
    unsafe lame_set_write_id3tag_automatic(library, 0)
    unsafe lame_set_bWriteVbrTag(library, hasInfoFrame ? 1 : 0)
    try Self.check(unsafe lame_init_params(library))
  }

  deinit {
    unsafe lame_close(library)
  }

  func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    guard !isFinished else { throw .alreadyFinished }
    // Through 16 bits, so that stored and fresh speech give the same file.
    let integers = samples.map { PCM16.quantize($0) }
    // lame.h: 1.25 x samples + 7200 bytes are always enough.
    var buffer = [UInt8](repeating: 0, count: integers.count * 5 / 4 + 7_200)
    let count = unsafe lame_encode_buffer(
      library, integers, integers, Int32(integers.count), &buffer, Int32(buffer.count))
    try Self.check(count)
    buffer.removeLast(buffer.count - Int(count))
    return start() + buffer
  }

  func finish() throws(AudioCodecError) -> AudioEnding {
    guard !isFinished else { throw .alreadyFinished }
    isFinished = true
    // lame.h: 7200 bytes are always enough.
    var buffer = [UInt8](repeating: 0, count: 7_200)
    let count = unsafe lame_encode_flush(library, &buffer, Int32(buffer.count))
    try Self.check(count)
    buffer.removeLast(buffer.count - Int(count))
    return AudioEnding(bytes: start() + buffer, patches: infoFrame())
  }

  private func start() -> [UInt8] {
    defer { isStarted = true }
    return isStarted ? [] : tag
  }

  private func infoFrame() -> [AudioEnding.Patch] {
    guard hasInfoFrame else { return [] }
    var frame = [UInt8](repeating: 0, count: Self.frameLimit)
    let count = unsafe lame_get_lametag_frame(library, &frame, frame.count)
    guard count > 0, count <= frame.count else { return [] }
    return [AudioEnding.Patch(offset: tag.count, bytes: Array(frame[..<count]))]
  }

  private static func check(_ status: Int32) throws(AudioCodecError) {
    guard status < 0 else { return }
    throw AudioCodecError(message: "LAME: the encoder failed", code: status)
  }
}
