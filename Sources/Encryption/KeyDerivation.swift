import CCipher

/// Makes keys from keys, and from passphrases.
enum KeyDerivation {
  /// SHA-256.
  static let digestByteCount = 32

  /// The code that shows that somebody who has the key wrote the message: HMAC of SHA-256 (RFC 2104).
  ///
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  static func code(of message: [UInt8], key: [UInt8]) throws(EncryptionError) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: digestByteCount)
    var length: UInt32 = 0
    // libcrypto takes no missing key; one of zeros is the same as an empty one (RFC 2104, 2).
    let key = key.isEmpty ? [0] : key
    guard
      unsafe HMAC(
        EVP_sha256(), key, Int32(key.count), message, message.count, &code, &length) != nil
    else { throw EncryptionError(.library, "libcrypto can't compute HMAC") }
    return code
  }

  /// A key of 32 bytes for one purpose: HKDF of SHA-256 (RFC 5869), whose expansion to one digest is a single step.
  ///
  /// - Parameters:
  ///   - secret: A key.
  ///   - salt: Bytes that nobody has to hide.
  ///   - purpose: What the key is for.
  /// - Returns: 32 bytes.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  static func key(
    from secret: [UInt8], salt: [UInt8], purpose: String
  ) throws(EncryptionError) -> [UInt8] {
    let extracted = try code(of: secret, key: salt)
    return try code(of: Array(purpose.utf8) + [1], key: extracted)
  }

  /// A key of 32 bytes from a passphrase: scrypt (RFC 7914) with blocks of 1 KiB on one lane.
  ///
  /// It blocks, and takes 2 to the power of `cost` KiB of memory.
  ///
  /// - Parameters:
  ///   - passphrase: What a person has typed.
  ///   - salt: Random bytes.
  ///   - cost: The power of two that N is.
  /// - Returns: 32 bytes.
  /// - Throws: ``EncryptionError`` when there is no memory for it.
  static func key(
    from passphrase: Passphrase, salt: [UInt8], cost: Int
  ) throws(EncryptionError) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: ChaChaPoly.keyByteCount)
    let count = passphrase.bytes.count
    // libcrypto's own limit is 32 MiB; it takes 1 KiB for each of N, and little more.
    let memory = (UInt64(1) << UInt64(cost)) << 10 + (1 << 20)
    let code = unsafe passphrase.bytes.withUnsafeBytes { bytes in
      unsafe EVP_PBE_scrypt(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count, salt, salt.count,
        UInt64(1) << UInt64(cost), 8, 1, memory, &key, key.count)
    }
    guard code == 1 else {
      throw EncryptionError(
        .library, "\((1 << cost) >> 10) MiB of memory are needed for the passphrase")
    }
    return key
  }
}
