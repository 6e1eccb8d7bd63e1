import CLZMA

/// The format .xz in memory: decompressed as a stream, under limits.
///
/// Source: "The .xz File Format", version 1.2.0, of the XZ Utils.
public enum Xz: StreamFormat {
  /// What such a file begins with.
  public static let signature: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]

  /// The most memory that unpacking may take beside its input and its output, in bytes: `xz -9`, the most
  /// that it does unasked, needs 65 MB, while a header of twelve bytes can ask for 4 GB.
  package static let memoryLimit = 128 << 20

  package static func run<Target: UnpackingTarget & ~Copyable>(
    _ bytes: RawSpan, _ output: inout Target
  ) throws(CompressionError) {
    // All zero, as LZMA_STREAM_INIT.
    var stream = unsafe lzma_stream()
    guard unsafe clzma_start(&stream, UInt64(memoryLimit)) == LZMA_OK else {
      throw CompressionError(.file, "no memory to unpack")
    }
    defer { unsafe lzma_end(&stream) }
    let result: lzma_ret = unsafe bytes.withUnsafeBytes { source in
      unsafe stream.next_in = source.bindMemory(to: UInt8.self).baseAddress
      unsafe stream.avail_in = source.count
      while !output.isOver {
        let status = unsafe output.fill { room in
          unsafe stream.next_out = room.baseAddress
          unsafe stream.avail_out = room.count
          let status = unsafe lzma_code(&stream, LZMA_FINISH)
          return unsafe (status, stream.avail_out)
        }
        guard status == LZMA_OK else { return status }
      }
      return LZMA_OK
    }
    if !output.isOver, result != LZMA_STREAM_END {
      throw failure(result, needed: unsafe Int(clamping: lzma_memusage(&stream)))
    }
  }

  private static func failure(_ result: lzma_ret, needed: Int) -> CompressionError {
    switch result {
    case LZMA_MEMLIMIT_ERROR:
      CompressionError(
        .unsupported,
        "unpacking takes \(needed >> 20) MB of memory, more than \(memoryLimit >> 20) MB")
    case LZMA_OPTIONS_ERROR: CompressionError(.unsupported, "with options that are not known")
    case LZMA_FORMAT_ERROR: CompressionError(.otherFormat, "not in the format .xz")
    case LZMA_BUF_ERROR: CompressionError(.damaged, "a compressed stream that is cut off")
    case LZMA_MEM_ERROR: CompressionError(.file, "no memory to unpack")
    default: CompressionError(.damaged, "a damaged xz stream")
    }
  }
}
