import CLZMA
import StreamCompression

/// An entry compressed by LZMA (method 14), which Debian's libzip does not read.
///
/// Source: APPNOTE 5.8.8: version (2 bytes), length of the properties (2 bytes), properties, stream.
enum LZMAEntry {
  /// APPNOTE 4.4.5.
  static let method: UInt16 = 14
  private static let headerByteCount = 4
  /// Literal bits, position bits and dictionary size, as LZMA has them everywhere.
  private static let propertiesByteCount = 5
  /// The size field of a stream that ends by a marker.
  private static let unknownSize = [UInt8](repeating: 0xFF, count: 8)

  /// Unpacks an entry.
  ///
  /// - Parameters:
  ///   - bytes: The compressed bytes of the entry.
  ///   - count: How many bytes the directory claims for the content.
  ///   - limit: The most bytes that the caller can use.
  /// - Returns: The content, or the readable part of it.
  /// - Throws: ``ZipError`` when there is none, or more than `limit`.
  static func unpack(_ bytes: [UInt8], count: Int, limit: Int) throws(ZipError) -> ZipContent {
    let start = headerByteCount + propertiesByteCount
    guard bytes.count >= start, bytes[2] == propertiesByteCount, bytes[3] == 0 else {
      throw ZipError(.damaged, "a damaged LZMA header")
    }
    // The older container of LZMA has the same properties, then the size.
    let alone = bytes[headerByteCount..<start] + unknownSize + bytes[start...]
    var stream = unsafe lzma_stream()
    guard unsafe lzma_alone_decoder(&stream, UInt64(Xz.memoryLimit)) == LZMA_OK else {
      throw ZipError(.file, "no memory to unpack")
    }
    defer { unsafe lzma_end(&stream) }
    // No more than the claim is unpacked: what follows is the next entry's, or nothing.
    let wanted = min(count, limit)
    var output = UnpackedBytes(limit: wanted)
    let result: lzma_ret = unsafe Array(alone).withUnsafeBufferPointer { source in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = source.count
      while !output.isOver, output.count < wanted {
        let status = unsafe output.fill { room in
          unsafe stream.next_out = room.baseAddress
          unsafe stream.avail_out = room.count
          let status = unsafe lzma_code(&stream, LZMA_RUN)
          return unsafe (status, stream.avail_out)
        }
        guard status == LZMA_OK else { return status }
      }
      return LZMA_OK
    }
    let filled = output.count
    // What the directory does not claim is not looked at, unless the caller has no use for so much.
    if filled > limit { throw ZipError(.limit, "more than \(limit) bytes unpacked") }
    let content = output.beginning(wanted)
    if filled == count { return ZipContent(bytes: content, damage: nil) }
    let damage =
      result == LZMA_MEMLIMIT_ERROR
      ? ZipError(.unsupported, "unpacking takes too much memory")
      : ZipError(.damaged, "a damaged LZMA stream")
    guard filled > 0 else { throw damage }
    return ZipContent(bytes: content, damage: damage)
  }
}
