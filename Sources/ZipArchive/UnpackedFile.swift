import Glibc

/// A file that is written piece by piece.
struct UnpackedFile: ~Copyable, UnpackingTarget {
  /// How much is unpacked before it is written.
  private static let pieceByteCount = 1 << 18

  private let descriptor: Int32
  private let limit: Int
  private var piece = [UInt8](repeating: 0, count: pieceByteCount)
  private var count = 0
  private var failure: ZipError?

  /// - Parameters:
  ///   - descriptor: A file open for writing, which stays the caller's.
  ///   - limit: The most bytes that the caller can use.
  init(_ descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  var isOver: Bool { count > limit || failure != nil }

  mutating func fill<Status>(
    _ write: (UnsafeMutableBufferPointer<UInt8>) -> (status: Status, left: Int)
  ) -> Status {
    let (status, left) = unsafe piece.withUnsafeMutableBufferPointer { unsafe write($0) }
    count += piece.count - left
    if count <= limit { keep(piece.count - left) }
    return status
  }

  /// Writes bytes that are in memory already.
  ///
  /// - Throws: ``ZipError`` when they could not be kept.
  consuming func write(_ bytes: [UInt8]) throws(ZipError) {
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
    if !written { failure = ZipError(.file, "what is unpacked can't be written") }
  }

  /// Says whether all was written.
  ///
  /// - Throws: ``ZipError`` when it is more than can be used, or could not be kept.
  consuming func finish() throws(ZipError) {
    if let failure { throw failure }
    guard count <= limit else { throw ZipError(.limit, "more than \(limit) bytes unpacked") }
  }
}
