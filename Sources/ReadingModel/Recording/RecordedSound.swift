/// A sound inside a book's file, read in pieces, since it may last as long as the book.
public protocol RecordedSound: Sendable {
  /// How many bytes it has.
  var byteCount: Int { get }
  /// Its first bytes, by which its type is known.
  var beginning: [UInt8] { get }

  /// Reads a part of it.
  ///
  /// - Parameters:
  ///   - range: Which bytes; they lie within ``byteCount``.
  ///   - take: Takes the pieces in order.
  /// - Throws: What `take` throws; when the file can no longer be read, or the sound is damaged.
  func read(_ range: Range<Int>, _ take: ([UInt8]) async throws -> Void) async throws
}
