import CZlib

extension Gzip {
  /// zlib's own balance of time and size (zlib.h, Z_DEFAULT_COMPRESSION).
  private static let level: Int32 = 6
  /// 15 bits of window: the stream has zlib's header (zlib.h, deflateInit2).
  private static let window: Int32 = 15
  /// 16 more write a gzip header.
  private static let gzipHeader: Int32 = 16
  /// zlib's usual memory for its state (zconf.h, DEF_MEM_LEVEL).
  private static let memoryLevel: Int32 = 8

  /// Compresses into one gzip member without name and date, so that equal content gives equal bytes.
  ///
  /// - Parameter bytes: The content, under 4 GB.
  /// - Returns: The compressed stream, at most some bytes more than the content.
  /// - Throws: ``CompressionError`` when there is too much content or too little memory.
  public static func compress(_ bytes: [UInt8]) throws(CompressionError) -> [UInt8] {
    try deflated(bytes, window: window + gzipHeader)
  }

  /// Compresses into a zlib stream (RFC 1950), as PNG has it.
  ///
  /// - Parameter bytes: The content, under 4 GB.
  /// - Returns: The compressed stream, at most some bytes more than the content.
  /// - Throws: ``CompressionError`` when there is too much content or too little memory.
  public static func compressForPNG(_ bytes: [UInt8]) throws(CompressionError) -> [UInt8] {
    try deflated(bytes, window: window)
  }

  private static func deflated(
    _ bytes: [UInt8], window: Int32
  ) throws(CompressionError) -> [UInt8] {
    guard bytes.count <= Int(UInt32.max) else {
      throw CompressionError(.limit, "4 GB or more can't be compressed at once")
    }
    var stream = unsafe z_stream()
    guard
      unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, window, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw CompressionError(.file, "no memory to compress") }
    defer { unsafe deflateEnd(&stream) }
    var input = bytes
    // With as much room as the worst case needs, one call does it all.
    let bound = unsafe Int(clamping: deflateBound(&stream, uLong(bytes.count)))
    guard bound <= Int(UInt32.max) else {
      throw CompressionError(.limit, "4 GB or more can't be compressed at once")
    }
    var output = [UInt8](repeating: 0, count: bound)
    let status = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        return unsafe deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { throw CompressionError(.file, "zlib could not compress") }
    output.removeLast(unsafe Int(stream.avail_out))
    return output
  }
}
