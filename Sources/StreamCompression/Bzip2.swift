import CBZip2

/// The format of bzip2 in memory: decompressed as a stream, under a limit.
///
/// Source: "bzip2 and libbzip2", version 1.0.8, section 3. Unpacking takes 4 MB of memory beside its input and its
/// output, whatever the file asks for.
public enum Bzip2: StreamFormat {
  /// What such a file begins with.
  public static let signature = Array("BZh".utf8)

  package static func run<Target: UnpackingTarget & ~Copyable>(
    _ bytes: RawSpan, _ output: inout Target
  ) throws(CompressionError) {
    guard bytes.byteCount <= Int(UInt32.max) else {
      throw CompressionError(.limit, "a compressed stream of 4 GB or more")
    }
    let (isOurs, result) = unsafe bytes.withUnsafeBytes { source in
      guard unsafe source.starts(with: signature) else { return (false, BZ_OK) }
      return (true, unsafe decompress(source.bindMemory(to: CChar.self), into: &output))
    }
    guard isOurs else { throw CompressionError(.otherFormat, "not in the format of bzip2") }
    if !output.isOver, result != BZ_STREAM_END { throw failure(result) }
  }

  /// One stream after the other, as far as there is use for what they hold.
  private static func decompress<Target: UnpackingTarget & ~Copyable>(
    _ source: UnsafeBufferPointer<CChar>, into output: inout Target
  ) -> Int32 {
    var read = 0
    while true {
      var stream = unsafe bz_stream()
      // Only read from, though the library does not say so.
      unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress?.advanced(by: read))
      unsafe stream.avail_in = UInt32(source.count - read)
      // The library remembers where the stream lies, and wants it to stay there.
      let status = unsafe withUnsafeMutablePointer(to: &stream) { pointer in
        unsafe decompress(pointer, into: &output)
      }
      read = unsafe source.count - Int(stream.avail_in)
      guard status == BZ_STREAM_END, read < source.count else { return status }
    }
  }

  private static func decompress<Target: UnpackingTarget & ~Copyable>(
    _ stream: UnsafeMutablePointer<bz_stream>, into output: inout Target
  ) -> Int32 {
    guard unsafe BZ2_bzDecompressInit(stream, 0, 0) == BZ_OK else { return BZ_MEM_ERROR }
    defer { unsafe BZ2_bzDecompressEnd(stream) }
    while !output.isOver {
      let status = unsafe output.fill { room in
        unsafe room.withMemoryRebound(to: CChar.self) { target in
          unsafe stream.pointee.next_out = target.baseAddress
          unsafe stream.pointee.avail_out = UInt32(target.count)
          let status = unsafe BZ2_bzDecompress(stream)
          return unsafe (status, Int(stream.pointee.avail_out))
        }
      }
      guard status == BZ_OK else { return status }
      // All is well for the library as long as it could go on if there were more.
      let isCutOff = unsafe stream.pointee.avail_in == 0 && stream.pointee.avail_out > 0
      if isCutOff { return BZ_UNEXPECTED_EOF }
    }
    return BZ_OK
  }

  private static func failure(_ result: Int32) -> CompressionError {
    switch result {
    case BZ_UNEXPECTED_EOF: CompressionError(.damaged, "a compressed stream that is cut off")
    case BZ_MEM_ERROR: CompressionError(.file, "no memory to unpack")
    default: CompressionError(.damaged, "a damaged bzip2 stream")
    }
  }
}
