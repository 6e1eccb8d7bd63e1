package import ReadingModel

/// The content of a book whose text is made of bytes in an encoding: places in it are places in its file.
package protocol EncodedContent: BookContent {
  /// Where passages stand in the file.
  ///
  /// - Parameters:
  ///   - passages: Book offsets; an empty range is a place.
  ///   - lengths: The length of each chapter, in UTF-16 units.
  /// - Returns: The bytes of the passages' first to last visible characters, in order; a place is the byte at which
  ///   the next visible character begins.
  /// - Throws: When the file can no longer be read; `CancellationError`.
  func bytes(of passages: [Range<TextOffset>], lengths: [Int]) async throws -> [Range<Int>]

  /// The passages that stand at some bytes of the file.
  ///
  /// - Parameters:
  ///   - bytes: As ``bytes(of:lengths:)`` returns them, from this encoding or another.
  ///   - lengths: The length of each chapter, in UTF-16 units.
  /// - Returns: Book offsets of all characters that have one of the bytes, in order.
  /// - Throws: When the file can no longer be read; `CancellationError`.
  func passages(at bytes: [Range<Int>], lengths: [Int]) async throws -> [Range<TextOffset>]
}
