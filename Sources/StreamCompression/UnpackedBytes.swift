/// What a stream is unpacked into, up to one byte over a limit, which tells too much from enough.
package protocol UnpackingTarget: ~Copyable {
  /// Whether there is more than can be used, or no more can be kept.
  var isOver: Bool { get }

  /// Has some more written behind what is there; not to be called when there is too much already.
  ///
  /// - Parameter write: Gets room, never none and at most what a C library counts in 32 bits; gives its
  ///   status and how many bytes of the room it has left.
  /// - Returns: That status.
  mutating func fill<Status>(
    _ write: (UnsafeMutableBufferPointer<UInt8>) -> (status: Status, left: Int)
  ) -> Status
}

/// Memory that grows by doubling.
package struct UnpackedBytes: ~Copyable, UnpackingTarget {
  /// What is set aside at first, at most: as much as a cache has.
  private static let firstCapacity = 1 << 18
  /// What is set aside at least.
  private static let leastCapacity = 1 << 12
  /// How many times as long as its compressed form a text is expected to be; prose is two to three times as long.
  private static let growth = 4

  private let limit: Int
  private var bytes: [UInt8]
  private var filled = 0

  /// - Parameters:
  ///   - limit: The most bytes that the caller can use.
  ///   - compressed: The length of the compressed form; of a short text little is set aside.
  package init(limit: Int, of compressed: Int = firstCapacity) {
    // One more than the limit has to be a number, too.
    self.limit = min(max(limit, 0), Int.max - 1)
    let expected = min(compressed, Self.firstCapacity) * Self.growth
    bytes = [UInt8](
      repeating: 0,
      count: min(max(expected, Self.leastCapacity), Self.firstCapacity, self.limit + 1))
  }

  /// Whether there is more than can be used.
  package var isOver: Bool { filled > limit }

  /// How many bytes there are so far.
  package var count: Int { filled }

  package mutating func fill<Status>(
    _ write: (UnsafeMutableBufferPointer<UInt8>) -> (status: Status, left: Int)
  ) -> Status {
    if filled == bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: min(filled, limit + 1 - filled)))
    }
    let count = min(bytes.count - filled, Int(UInt32.max))
    let (status, left) = unsafe bytes.withUnsafeMutableBufferPointer { all in
      unsafe write(UnsafeMutableBufferPointer(rebasing: all[filled..<filled + count]))
    }
    filled += count - left
    return status
  }

  /// The beginning of what was written, be there too much or not.
  package consuming func beginning(_ count: Int) -> [UInt8] {
    bytes.removeLast(bytes.count - min(filled, count))
    return bytes
  }

  /// All that was written.
  ///
  /// - Throws: ``CompressionError`` when it is more than can be used.
  package consuming func content() throws(CompressionError) -> [UInt8] {
    guard !isOver else { throw CompressionError(.limit, "more than \(limit) bytes unpacked") }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}
