/// A format of compressed streams, which is decompressed under a limit.
package protocol StreamFormat: SendableMetatype {
  /// Decompresses a whole file; streams one after the other count as one.
  ///
  /// - Parameters:
  ///   - bytes: The compressed file.
  ///   - output: The place of the content; it says when there is enough.
  /// - Throws: ``CompressionError`` when the file is none of this format, damaged or cut off.
  static func run<Target: UnpackingTarget & ~Copyable>(
    _ bytes: RawSpan, _ output: inout Target
  ) throws(CompressionError)
}

extension StreamFormat {
  /// Decompresses a whole file; streams one after the other count as one.
  ///
  /// - Parameters:
  ///   - bytes: The compressed file.
  ///   - limit: The most bytes that the caller can use.
  /// - Returns: The content.
  /// - Throws: ``CompressionError`` when the file is none of this format, damaged or cut off, holds more than
  ///   `limit`, or needs more memory than it may.
  package static func decompress(_ bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
    var output = UnpackedBytes(limit: limit, of: bytes.count)
    try unsafe run(bytes.span.bytes, &output)
    return try output.content()
  }

  /// Decompresses a whole file into another one.
  ///
  /// - Parameters:
  ///   - bytes: The compressed file.
  ///   - descriptor: A file open for writing.
  ///   - limit: The most bytes that the caller can use.
  /// - Throws: ``CompressionError`` as ``decompress(_:limit:)`` does, and when the file can't be written.
  package static func decompress(
    _ bytes: RawSpan, to descriptor: Int32, limit: Int
  ) throws(CompressionError) {
    var output = UnpackedFile(descriptor, limit: limit)
    try run(bytes, &output)
    try output.finish()
  }
}
