/// The code that shows that somebody who has a key wrote a message: HMAC of SHA-256.
///
/// Source: RFC 2104.
public enum MessageCode {
  /// Makes the code of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: The key, of any length.
  /// - Returns: 32 bytes.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  public static func of(
    _ message: [UInt8], key: [UInt8]
  ) throws(EncryptionError) -> [UInt8] {
    try KeyDerivation.code(of: message, key: key)
  }
}
