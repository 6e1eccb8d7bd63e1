public import Foundation

/// A link with which somebody without an account gets one audiobook.
public struct AudiobookLink: Hashable, Sendable, Codable {
  /// The SHA-256 of its secret, in hexadecimal digits; the secret itself is not kept.
  let secret: String
  /// When it ends.
  public let expires: Date
}
