import Basics
import Hashing

/// A short name for what changes the sound, part of the keys of the cache: another content has another one.
enum ContentKey {
  private static let length = 16

  /// Names a content.
  ///
  /// - Parameter bytes: The content.
  /// - Returns: Sixteen hexadecimal digits.
  static func of(_ bytes: [UInt8]) -> String {
    // libcrypto fails only when it has no memory, and even then two contents must not share a name.
    guard let digest = try? Digest.of(bytes, .sha256) else {
      let digits = String(FNV1a.hash(bytes), radix: 16)
      return String(repeating: "0", count: length - digits.count) + digits
    }
    return String(Digest.hexadecimal(digest).prefix(length))
  }
}
