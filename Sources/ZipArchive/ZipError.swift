/// A failed ZIP operation.
public struct ZipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure, for callers that tell them apart.
  public enum Kind: Hashable, Sendable {
    /// The file can't be read or written.
    case file
    /// The file is not a ZIP archive, or its directory is damaged.
    case notAnArchive
    /// The archive or entry is larger than a limit, or its claims are impossible.
    case limit
    /// The entry is encrypted with a password.
    case encrypted
    /// The entry can't be decompressed.
    case damaged
    /// The entry's compression is not supported.
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
