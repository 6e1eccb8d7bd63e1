import CZlib

/// Gzip (RFC 1952) in memory; zlib streams (RFC 1950) are decompressed too.
public enum Gzip {
  /// What is set aside at first, grown by doubling.
  private static let firstCapacity = 1 << 18

  /// Decompresses a whole stream; gzip members one after the other count as one.
  ///
  /// - Parameters:
  ///   - bytes: The compressed stream, with a gzip or zlib header.
  ///   - limit: The most bytes that the caller can use.
  /// - Returns: The content.
  /// - Throws: ``ZipError`` when the stream is damaged or holds more than `limit`.
  public static func decompress(_ bytes: [UInt8], limit: Int) throws(ZipError) -> [UInt8] {
    var stream = unsafe z_stream()
    // 15 bits of window; 32 more make zlib recognise both headers (zlib.h, inflateInit2).
    guard
      unsafe inflateInit2_(&stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { throw ZipError(.damaged, "zlib could not be started") }
    defer { unsafe inflateEnd(&stream) }
    guard bytes.count <= Int(UInt32.max) else {
      throw ZipError(.limit, "a compressed stream of 4 GB or more")
    }
    var input = bytes
    var output = [UInt8](repeating: 0, count: min(firstCapacity, limit + 1))
    var filled = 0
    let result: Int32 = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = UInt32(source.count)
      while true {
        if filled == output.count {
          guard filled <= limit else { return Z_BUF_ERROR }
          output.append(contentsOf: repeatElement(0, count: min(filled, limit + 1 - filled)))
        }
        let status = unsafe output.withUnsafeMutableBufferPointer { target in
          let room = min(target.count - filled, Int(UInt32.max))
          unsafe stream.next_out = target.baseAddress?.advanced(by: filled)
          unsafe stream.avail_out = UInt32(room)
          let status = unsafe inflate(&stream, Z_NO_FLUSH)
          filled += unsafe room - Int(stream.avail_out)
          return status
        }
        if status == Z_STREAM_END, unsafe stream.avail_in > 0 {
          guard unsafe inflateReset(&stream) == Z_OK else { return Z_DATA_ERROR }
          continue
        }
        guard status == Z_OK else { return status }
      }
    }
    guard filled <= limit else { throw ZipError(.limit, "more than \(limit) bytes unpacked") }
    guard result == Z_STREAM_END else { throw ZipError(.damaged, "a damaged gzip stream") }
    output.removeLast(output.count - filled)
    return output
  }
}
