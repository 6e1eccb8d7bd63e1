import CBrotli

/// The format of Brotli (RFC 7932) in memory: decompressed as a stream, under a limit.
///
/// A stream has neither a signature nor a checksum; that it is cut off is seen from its end, which is missing.
public enum Brotli: StreamFormat {
  package static func run<Target: UnpackingTarget & ~Copyable>(
    _ bytes: RawSpan, _ output: inout Target
  ) throws(CompressionError) {
    guard let decoder = unsafe BrotliDecoderCreateInstance(nil, nil, nil) else {
      throw CompressionError(.file, "no memory to unpack")
    }
    defer { unsafe BrotliDecoderDestroyInstance(decoder) }
    let (result, rest) = unsafe bytes.withUnsafeBytes { source in
      var next = unsafe source.bindMemory(to: UInt8.self).baseAddress
      var count = source.count
      var result = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT
      while !output.isOver, result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT {
        result = unsafe output.fill { room in
          var target = room.baseAddress
          var left = room.count
          let result = unsafe BrotliDecoderDecompressStream(
            decoder, &count, &next, &left, &target, nil)
          return (result, left)
        }
      }
      return (result, count)
    }
    // What follows a stream is not described by its standard.
    guard output.isOver || result == BROTLI_DECODER_RESULT_SUCCESS && rest == 0 else {
      throw CompressionError(.damaged, "a damaged Brotli stream")
    }
  }
}
