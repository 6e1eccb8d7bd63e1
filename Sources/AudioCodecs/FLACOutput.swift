import CFLAC

/// Collects the bytes that libFLAC's callbacks deliver.
final class FLACOutput {
  private var bytes: [UInt8] = []
  /// The final STREAMINFO block; empty until the stream ends.
  private(set) var streamInfo: [UInt8] = []

  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  static let write: FLAC__StreamEncoderWriteCallback = { _, buffer, count, _, _, client in
    guard let client = unsafe client, let buffer = unsafe buffer else {
      return FLAC__STREAM_ENCODER_WRITE_STATUS_FATAL_ERROR
    }
    let output = unsafe Unmanaged<FLACOutput>.fromOpaque(client).takeUnretainedValue()
    unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
    return FLAC__STREAM_ENCODER_WRITE_STATUS_OK
  }

  /// libFLAC calls this once at the end, with the values that it did not know at the beginning.
  static let complete: FLAC__StreamEncoderMetadataCallback = { _, metadata, client in
    guard let client = unsafe client, let metadata = unsafe metadata else { return }
    let output = unsafe Unmanaged<FLACOutput>.fromOpaque(client).takeUnretainedValue()
    output.streamInfo = unsafe block(metadata.pointee.data.stream_info)
  }

  /// Packs the 34 bytes of a STREAMINFO block.
  ///
  /// Source: RFC 9639, 8.2.
  private static func block(_ info: FLAC__StreamMetadata_StreamInfo) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ value: UInt64, byteCount: Int) {
      for index in (0..<byteCount).reversed() {
        bytes.append(UInt8(truncatingIfNeeded: value >> (UInt64(index) * 8)))
      }
    }
    append(UInt64(info.min_blocksize), byteCount: 2)
    append(UInt64(info.max_blocksize), byteCount: 2)
    append(UInt64(info.min_framesize), byteCount: 3)
    append(UInt64(info.max_framesize), byteCount: 3)
    // The bits are: 20 for the rate, 3 for the channels less 1, 5 for the depth less 1, 36 for the
    // samples.
    let format =
      UInt64(info.sample_rate) << 44 | UInt64(info.channels - 1) << 41
      | UInt64(info.bits_per_sample - 1) << 36 | UInt64(info.total_samples)
    append(format, byteCount: 8)
    let digest = info.md5sum
    unsafe withUnsafeBytes(of: digest) { unsafe bytes.append(contentsOf: $0) }
    return bytes
  }
}
