import CLZMA

/// The format .xz in memory: decompressed as a stream, under limits.
///
/// Source: "The .xz File Format", version 1.2.0, of the XZ Utils.
public enum Xz {
  /// What such a file begins with.
  public static let signature: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]

  /// The most memory that unpacking may take beside its input and its output, in bytes: `xz -9`, the most
  /// that it does unasked, needs 65 MB, while a header of twelve bytes can ask for 4 GB.
  static let memoryLimit = 128 << 20
  /// What is set aside at first, grown by doubling.
  private static let firstCapacity = 1 << 18

  /// Decompresses a whole file; streams one after the other count as one.
  ///
  /// - Parameters:
  ///   - bytes: The compressed file.
  ///   - limit: The most bytes that the caller can use.
  /// - Returns: The content.
  /// - Throws: ``ZipError`` when the file is none, damaged or cut off, holds more than `limit`, or takes more
  ///   than 128 MB of memory to unpack.
  public static func decompress(_ bytes: [UInt8], limit: Int) throws(ZipError) -> [UInt8] {
    // All zero, as LZMA_STREAM_INIT.
    var stream = unsafe lzma_stream()
    guard unsafe clzma_start(&stream, UInt64(memoryLimit)) == LZMA_OK else {
      throw ZipError(.file, "no memory to unpack")
    }
    defer { unsafe lzma_end(&stream) }
    var output = [UInt8](repeating: 0, count: min(firstCapacity, limit + 1))
    var filled = 0
    let result: lzma_ret = unsafe bytes.withUnsafeBufferPointer { source in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = source.count
      while true {
        if filled == output.count {
          guard filled <= limit else { return LZMA_OK }
          output.append(contentsOf: repeatElement(0, count: min(filled, limit + 1 - filled)))
        }
        let status = unsafe output.withUnsafeMutableBufferPointer { target in
          let room = target.count - filled
          unsafe stream.next_out = target.baseAddress?.advanced(by: filled)
          unsafe stream.avail_out = room
          let status = unsafe lzma_code(&stream, LZMA_FINISH)
          filled += unsafe room - stream.avail_out
          return status
        }
        guard status == LZMA_OK else { return status }
      }
    }
    guard filled <= limit else { throw ZipError(.limit, "more than \(limit) bytes unpacked") }
    guard result == LZMA_STREAM_END else {
      throw failure(result, needed: unsafe Int(clamping: lzma_memusage(&stream)))
    }
    output.removeLast(output.count - filled)
    return output
  }

  private static func failure(_ result: lzma_ret, needed: Int) -> ZipError {
    switch result {
    case LZMA_MEMLIMIT_ERROR:
      ZipError(
        .unsupported,
        "unpacking takes \(needed >> 20) MB of memory, more than \(memoryLimit >> 20) MB")
    case LZMA_OPTIONS_ERROR: ZipError(.unsupported, "with options that are not known")
    case LZMA_FORMAT_ERROR: ZipError(.notAnArchive, "not in the format .xz")
    case LZMA_BUF_ERROR: ZipError(.damaged, "a compressed stream that is cut off")
    case LZMA_MEM_ERROR: ZipError(.file, "no memory to unpack")
    default: ZipError(.damaged, "a damaged xz stream")
    }
  }
}
