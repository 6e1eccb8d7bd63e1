/// A queue of bytes that are taken from the front without moving the rest.
struct ByteQueue {
  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }

  mutating func append(_ more: [UInt8]) {
    // Taken bytes are dropped before they are as many as the rest.
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Moves bytes from the front into memory of the library.
  ///
  /// - Returns: How many.
  mutating func take(into target: UnsafeMutableRawBufferPointer) -> Int {
    let taken = min(target.count, count)
    unsafe target.copyBytes(from: bytes[start..<(start + taken)])
    start += taken
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    return taken
  }
}
