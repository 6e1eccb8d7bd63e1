/// What a stream is unpacked into: grown by doubling, up to one byte over a limit, which tells too much from enough.
struct UnpackedBytes: ~Copyable {
  /// What is set aside at first.
  private static let firstCapacity = 1 << 18

  private let limit: Int
  private var bytes: [UInt8]
  private var filled = 0

  /// - Parameter limit: The most bytes that the caller can use.
  init(limit: Int) {
    self.limit = limit
    bytes = [UInt8](repeating: 0, count: min(Self.firstCapacity, limit + 1))
  }

  /// Whether there is more than can be used.
  var isOver: Bool { filled > limit }

  /// Has some more written behind what is there; not to be called when there is too much already.
  ///
  /// - Parameter write: Gets the room that is left, never none and at most what a C library counts in 32 bits;
  ///   gives its status and how many bytes of the room it has left.
  /// - Returns: That status.
  mutating func fill<Status>(
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

  /// All that was written.
  ///
  /// - Throws: ``ZipError`` when it is more than can be used.
  consuming func content() throws(ZipError) -> [UInt8] {
    guard !isOver else { throw ZipError(.limit, "more than \(limit) bytes unpacked") }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}
