/// The identity of a book's file: `{format}:{SHA-256}:{byte count}`.
public struct Fingerprint: Hashable, Sendable {
  /// The format the content was recognised as.
  public let format: BookFormat

  /// Lowercase hexadecimal SHA-256 of the whole file.
  public let sha256: String

  /// Size of the file in bytes.
  public let byteCount: Int

  /// Makes a fingerprint.
  ///
  /// - Parameters:
  ///   - format: The format the content was recognised as.
  ///   - sha256: Lowercase hexadecimal SHA-256 of the whole file.
  ///   - byteCount: Size of the file in bytes.
  public init(format: BookFormat, sha256: String, byteCount: Int) {
    self.format = format
    self.sha256 = sha256
    self.byteCount = byteCount
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The form that is stored and shown.
  public var description: String { "\(format.id):\(sha256):\(byteCount)" }
}
