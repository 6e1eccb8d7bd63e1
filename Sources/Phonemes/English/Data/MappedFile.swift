import Glibc

/// A file read through the page cache: nothing is copied, untouched parts cost no memory.
///
/// Every read is checked against the length, so a damaged file gives wrong words, never a crash.
///
/// `@unchecked Sendable`: the mapping is read-only from its making to its end, and it ends only with
/// the last owner.
final class MappedFile: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer
  let count: Int

  /// Maps a file; makes nothing if it can't be opened or is empty.
  ///
  /// - Parameter path: Where it is.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    count = Int(status.st_size)
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    // Look-ups land anywhere: reading ahead would bring in pages that nobody asked for.
    madvise(start, count, MADV_RANDOM)
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), count)
  }

  /// Reads a little-endian integer; 0 outside the file.
  @inline(__always)
  func integer<Value: FixedWidthInteger>(at offset: Int, as type: Value.Type) -> Value {
    guard offset >= 0, offset <= count - MemoryLayout<Value>.size else { return 0 }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// Reads a stretch as UTF-8; empty outside the file.
  func string(in range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Whether the file holds these bytes at an offset.
  @inline(__always)
  func holds(_ expected: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - expected.count else { return false }
    guard let base = bytes.baseAddress, let other = expected.baseAddress else {
      return expected.isEmpty
    }
    return memcmp(base + offset, other, expected.count) == 0
  }

  /// Calls with the bytes of a stretch; with none outside the file.
  func withBytes<Result>(
    in range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      return body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return body(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }
}
