import Glibc

/// A file that is read as a whole: ten megabytes for a dialect.
///
/// The file is not mapped: if somebody cuts a mapped file short, any look at the missing part ends
/// the process. Every read is checked against the length, so a damaged file gives wrong words and
/// never a crash.
///
/// `@unchecked Sendable`: the memory is written before `init` ends, and freed with the last owner.
final class LoadedFile: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer
  let count: Int

  /// Reads a file; `nil` if it can't be read or is empty.
  ///
  /// - Parameter path: The file's path.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let count = Int(status.st_size)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    var place = 0
    while place < count {
      let step = read(descriptor, memory.baseAddress?.advanced(by: place), count - place)
      if step < 0, errno == EINTR { continue }
      guard step > 0 else {
        memory.deallocate()
        return nil
      }
      place += step
    }
    self.count = count
    bytes = UnsafeRawBufferPointer(memory)
  }

  deinit { bytes.deallocate() }

  /// Reads a little-endian integer; 0 outside the file.
  @inline(__always)
  func integer<Value: FixedWidthInteger>(at offset: Int, as type: Value.Type) -> Value {
    guard offset >= 0, offset <= count - MemoryLayout<Value>.size else { return 0 }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// Reads a range as UTF-8; empty outside the file.
  func string(in range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Whether the file has these bytes at an offset.
  @inline(__always)
  func holds(_ expected: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - expected.count else { return false }
    guard let base = bytes.baseAddress, let other = expected.baseAddress else {
      return expected.isEmpty
    }
    return memcmp(base + offset, other, expected.count) == 0
  }

  /// Calls a function with the bytes of a range, or with none outside the file.
  func withBytes<Result>(
    in range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      return body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return body(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }
}
