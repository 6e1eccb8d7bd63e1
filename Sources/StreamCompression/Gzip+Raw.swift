import CZlib

extension Gzip {
  /// Decompresses deflate data without a header (RFC 1951) that needs nothing before it.
  ///
  /// Such data need not end: a part of a stream that was flushed in full stops where it stops.
  ///
  /// - Parameters:
  ///   - bytes: The data.
  ///   - limit: The most bytes that the caller can use.
  /// - Returns: The content.
  /// - Throws: ``CompressionError`` when the data is damaged or holds more than `limit`.
  package static func inflateRaw(_ bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
    var stream = unsafe z_stream()
    // A negative window means: no header (zlib.h, inflateInit2).
    guard
      unsafe inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw CompressionError(.damaged, "zlib could not be started") }
    defer { unsafe inflateEnd(&stream) }
    guard bytes.count <= Int(UInt32.max), limit < Int(UInt32.max) else {
      throw CompressionError(.limit, "a compressed stream of 4 GB or more")
    }
    var input = bytes
    var output = [UInt8](repeating: 0, count: limit + 1)
    let status = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        return unsafe inflate(&stream, Z_SYNC_FLUSH)
      }
    }
    guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) else {
      throw CompressionError(.damaged, "a damaged compressed part")
    }
    let room = unsafe Int(stream.avail_out)
    guard room > 0 else { throw CompressionError(.limit, "more than \(limit) bytes unpacked") }
    output.removeLast(room)
    return output
  }

  /// The CRC-32 of bytes, as ZIP and gzip have it.
  public static func checksum(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe UInt32(truncatingIfNeeded: crc32_z(0, bytes.baseAddress, bytes.count))
    }
  }
}
