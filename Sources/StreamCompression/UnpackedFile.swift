import Glibc

/// A file that is written piece by piece.
package struct UnpackedFile: ~Copyable, UnpackingTarget {
  /// How much is unpacked before it is written.
  private static let pieceByteCount = 1 << 18

  private let descriptor: Int32
  private let limit: Int
  private var piece = [UInt8](repeating: 0, count: pieceByteCount)
  private var count = 0
  private var failure: CompressionError?

  /// - Parameters:
  ///   - descriptor: A file open for writing, which stays the caller's.
  ///   - limit: The most bytes that the caller can use.
  package init(_ descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Whether there is more than can be used, or it can't be kept.
  package var isOver: Bool { count > limit || failure != nil }

  package mutating func fill<Status>(
    _ write: (UnsafeMutableBufferPointer<UInt8>) -> (status: Status, left: Int)
  ) -> Status {
    let (status, left) = unsafe piece.withUnsafeMutableBufferPointer { unsafe write($0) }
    count += piece.count - left
    if count <= limit { keep(piece.count - left) }
    return status
  }

  /// Writes bytes that are in memory already.
  ///
  /// - Throws: ``CompressionError`` when they could not be kept.
  package consuming func write(_ bytes: [UInt8]) throws(CompressionError) {
    piece = bytes
    count = bytes.count
    if count <= limit { keep(count) }
    try finish()
  }

  private mutating func keep(_ count: Int) {
    let descriptor = descriptor
    let written = unsafe piece.withUnsafeBytes { bytes in
      var place = 0
      while place < count {
        let step = unsafe Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: place), count - place)
        guard step > 0 || errno == EINTR else { return false }
        place += max(step, 0)
      }
      return true
    }
    if !written { failure = CompressionError(.file, "what is unpacked can't be written") }
  }

  /// Says whether all was written.
  ///
  /// - Throws: ``CompressionError`` when it is more than can be used, or could not be kept.
  package consuming func finish() throws(CompressionError) {
    if let failure { throw failure }
    guard count <= limit else {
      throw CompressionError(.limit, "more than \(limit) bytes unpacked")
    }
  }
}
