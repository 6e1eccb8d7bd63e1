import CFLAC

/// Writes FLAC through libFLAC.
///
/// The first bytes have a STREAMINFO block without length or check sum, which streams may have. The
/// ending patches both in.
///
/// Safe: the pointers are made in `init`, never leave, and are released in `deinit`.
@safe
final class FLACEncoder: AudioEncoder {
  /// libFLAC's own default: 5 of 0...8; higher gains under 1 % on speech and costs twice the time.
  private static let compressionLevel: UInt32 = 5
  /// The offset of the STREAMINFO block: it follows `fLaC` and its own header.
  private static let streamInfoOffset = 8

  private let library: UnsafeMutablePointer<FLAC__StreamEncoder>
  private let blocks: FLACBlocks
  private let output = FLACOutput()
  private var isFinished = false

  init(tags: AudioTags) throws(AudioCodecError) {
    guard let library = unsafe FLAC__stream_encoder_new() else {
      throw AudioCodecError(message: "FLAC: out of memory")
    }
    guard let blocks = FLACBlocks(tags) else {
      unsafe FLAC__stream_encoder_delete(library)
      throw AudioCodecError(message: "FLAC: out of memory")
    }
    unsafe self.library = library
    self.blocks = blocks
    unsafe FLAC__stream_encoder_set_channels(library, 1)
    unsafe FLAC__stream_encoder_set_bits_per_sample(library, 16)
    unsafe FLAC__stream_encoder_set_sample_rate(library, UInt32(AudioFormat.sampleRate))
    unsafe FLAC__stream_encoder_set_compression_level(library, Self.compressionLevel)
    var list = unsafe blocks.list
    // libFLAC reads the list during this call, and the blocks until `finish`; the blocks live as
    // long as the encoder.
    unsafe FLAC__stream_encoder_set_metadata(library, &list, UInt32(list.count))
    // The output outlives the library's encoder, which writes to it: `deinit` releases both in this
    // order.
    let status = unsafe FLAC__stream_encoder_init_stream(
      library, FLACOutput.write, nil, nil, FLACOutput.complete,
      Unmanaged.passUnretained(output).toOpaque())
    guard status == FLAC__STREAM_ENCODER_INIT_STATUS_OK else {
      throw AudioCodecError(
        message: "FLAC: the encoder does not start", code: Int32(status.rawValue))
    }
  }

  deinit {
    unsafe FLAC__stream_encoder_delete(library)
  }

  func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    guard !isFinished else { throw .alreadyFinished }
    let integers = samples.map { Int32(PCM16.quantize($0)) }
    let isFine = unsafe FLAC__stream_encoder_process_interleaved(
      library, integers, UInt32(integers.count))
    try check(isFine)
    return output.take()
  }

  func finish(chapters: [AudioChapter]) throws(AudioCodecError) -> AudioEnding {
    guard !isFinished else { throw .alreadyFinished }
    isFinished = true
    try check(unsafe FLAC__stream_encoder_finish(library))
    let info = AudioEnding.Patch(offset: Self.streamInfoOffset, bytes: output.streamInfo)
    return AudioEnding(bytes: output.take(), patches: [info] + blocks.patches(chapters))
  }

  private func check(_ isFine: FLAC__bool) throws(AudioCodecError) {
    guard isFine == 0 else { return }
    let state = unsafe FLAC__stream_encoder_get_state(library)
    throw AudioCodecError(message: "FLAC: the encoder failed", code: Int32(state.rawValue))
  }
}
