/// A stream that can't be compressed or decompressed.
public struct CompressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure, for callers that tell them apart.
  public enum Kind: Hashable, Sendable {
    /// The file can't be read or written.
    case file
    /// The stream is in another format.
    case otherFormat
    /// It unpacks to more than the caller can use, or is larger than can be read.
    case limit
    /// It is damaged or cut off.
    case damaged
    /// Unpacking it takes more memory than it may.
    case unsupported
  }

  /// What kind of failure.
  public let kind: Kind
  /// What went wrong, in the library's words or ours, for people.
  public let message: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: What kind of failure.
  ///   - message: What went wrong, for people.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
