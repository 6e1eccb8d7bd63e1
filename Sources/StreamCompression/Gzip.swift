import CZlib

/// Gzip (RFC 1952) in memory; zlib streams (RFC 1950) are decompressed too.
///
/// Bytes behind the end are ignored if they begin no further member, as browsers and `gzip` do.
public enum Gzip: StreamFormat {
  /// What a member begins with (RFC 1952, 2.3.1).
  private static let signature: [UInt8] = [0x1F, 0x8B]

  package static func run<Target: UnpackingTarget & ~Copyable>(
    _ bytes: RawSpan, _ output: inout Target
  ) throws(CompressionError) {
    var stream = unsafe z_stream()
    // 15 bits of window; 32 more make zlib recognise both headers (zlib.h, inflateInit2).
    guard
      unsafe inflateInit2_(&stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { throw CompressionError(.damaged, "zlib could not be started") }
    defer { unsafe inflateEnd(&stream) }
    guard bytes.byteCount <= Int(UInt32.max) else {
      throw CompressionError(.limit, "a compressed stream of 4 GB or more")
    }
    let result: Int32 = unsafe bytes.withUnsafeBytes { source in
      // Only read from, though the library does not say so.
      unsafe stream.next_in = UnsafeMutablePointer(
        mutating: source.bindMemory(to: UInt8.self).baseAddress)
      unsafe stream.avail_in = UInt32(source.count)
      while !output.isOver {
        let status = unsafe output.fill { room in
          unsafe stream.next_out = room.baseAddress
          unsafe stream.avail_out = UInt32(room.count)
          let status = unsafe inflate(&stream, Z_NO_FLUSH)
          return unsafe (status, Int(stream.avail_out))
        }
        let rest = unsafe source.suffix(Int(stream.avail_in))
        if status == Z_STREAM_END, unsafe rest.starts(with: signature) {
          guard unsafe inflateReset(&stream) == Z_OK else { return Z_DATA_ERROR }
          continue
        }
        guard status == Z_OK else { return status }
      }
      return Z_OK
    }
    if !output.isOver, result != Z_STREAM_END {
      throw CompressionError(.damaged, "a damaged gzip stream")
    }
  }
}
