import CZlib

/// Gzip (RFC 1952) in memory; zlib streams (RFC 1950) are decompressed too.
public enum Gzip {
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
    var output = UnpackedBytes(limit: limit)
    let result: Int32 = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = UInt32(source.count)
      while !output.isOver {
        let status = unsafe output.fill { room in
          unsafe stream.next_out = room.baseAddress
          unsafe stream.avail_out = UInt32(room.count)
          let status = unsafe inflate(&stream, Z_NO_FLUSH)
          return unsafe (status, Int(stream.avail_out))
        }
        if status == Z_STREAM_END, unsafe stream.avail_in > 0 {
          guard unsafe inflateReset(&stream) == Z_OK else { return Z_DATA_ERROR }
          continue
        }
        guard status == Z_OK else { return status }
      }
      return Z_OK
    }
    if !output.isOver, result != Z_STREAM_END { throw ZipError(.damaged, "a damaged gzip stream") }
    return try output.content()
  }
}
