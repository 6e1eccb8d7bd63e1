import CBrotli

/// The format of Brotli (RFC 7932) in memory: decompressed as a stream, under a limit.
///
/// A stream has neither a signature nor a checksum; that it is cut off is seen from its end, which is missing. Bytes behind the end
/// are ignored, as browsers do; behind a stream without content they show that the file is something else.
public enum Brotli: StreamFormat {
  package static func run<Target: UnpackingTarget & ~Copyable>(
    _ bytes: RawSpan, _ output: inout Target
  ) throws(CompressionError) {
    guard let decoder = unsafe BrotliDecoderCreateInstance(nil, nil, nil) else {
      throw CompressionError(.file, "no memory to unpack")
    }
    defer { unsafe BrotliDecoderDestroyInstance(decoder) }
    let (result, rest, written) = unsafe bytes.withUnsafeBytes { source in
      var next = unsafe source.bindMemory(to: UInt8.self).baseAddress
      var count = source.count
      var written = 0
      var result = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT
      while !output.isOver, result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT {
        result = unsafe output.fill { room in
          var target = room.baseAddress
          var left = room.count
          let result = unsafe BrotliDecoderDecompressStream(
            decoder, &count, &next, &left, &target, nil)
          written += room.count - left
          return (result, left)
        }
      }
      return (result, count, written)
    }
    let isWhole = result == BROTLI_DECODER_RESULT_SUCCESS && (rest == 0 || written > 0)
    guard output.isOver || isWhole else {
      throw CompressionError(.damaged, "a damaged Brotli stream")
    }
  }
}
