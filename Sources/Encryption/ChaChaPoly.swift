import CCipher

/// ChaCha20-Poly1305: encryption that notices every change (RFC 8439).
enum ChaChaPoly {
  static let keyByteCount = 32
  static let nonceByteCount = 12
  static let tagByteCount = 16

  /// Encrypts.
  ///
  /// - Parameters:
  ///   - plain: What is encrypted.
  ///   - key: 32 bytes.
  ///   - nonce: 12 bytes, never used twice with a key.
  ///   - context: Bytes that are not in the result, and have to be the same when it is opened.
  /// - Returns: As many bytes, and 16 more.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  static func seal(
    _ plain: Span<UInt8>, key: [UInt8], nonce: [UInt8], context: [UInt8] = []
  ) throws(EncryptionError) -> [UInt8] {
    let cipher = try Cipher(key: key, nonce: nonce, encrypts: true)
    guard cipher.take(context: context), var sealed = cipher.update(plain), cipher.finish(),
      let tag = cipher.tag()
    else { throw EncryptionError(.library, "libcrypto can't encrypt") }
    sealed += tag
    return sealed
  }

  /// Decrypts.
  ///
  /// - Parameters:
  ///   - sealed: What ``seal(_:key:nonce:context:)`` has returned.
  ///   - key: 32 bytes.
  ///   - nonce: 12 bytes.
  ///   - context: The same as when it was sealed.
  /// - Returns: `nil` if anything is not as it was.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  static func open(
    _ sealed: Span<UInt8>, key: [UInt8], nonce: [UInt8], context: [UInt8] = []
  ) throws(EncryptionError) -> [UInt8]? {
    guard sealed.count >= tagByteCount else { return nil }
    let cipher = try Cipher(key: key, nonce: nonce, encrypts: false)
    let length = sealed.count - tagByteCount
    guard cipher.take(context: context),
      let plain = cipher.update(sealed.extracting(first: length)),
      cipher.expect(tag: sealed.extracting(length...)), cipher.finish()
    else { return nil }
    return plain
  }
}

/// One use of libcrypto's cipher.
@safe
private struct Cipher: ~Copyable {
  private let context: OpaquePointer

  init(key: [UInt8], nonce: [UInt8], encrypts: Bool) throws(EncryptionError) {
    precondition(
      key.count == ChaChaPoly.keyByteCount && nonce.count == ChaChaPoly.nonceByteCount,
      "libcrypto reads as many bytes as the cipher has")
    unsafe context = try Self.startedContext(key, nonce, encrypts)
  }

  private static func startedContext(
    _ key: [UInt8], _ nonce: [UInt8], _ encrypts: Bool
  ) throws(EncryptionError) -> OpaquePointer {
    guard let made = unsafe EVP_CIPHER_CTX_new() else {
      throw EncryptionError(.library, "no memory")
    }
    let function = unsafe EVP_chacha20_poly1305()
    guard unsafe EVP_CipherInit_ex(made, function, nil, key, nonce, encrypts ? 1 : 0) == 1 else {
      unsafe EVP_CIPHER_CTX_free(made)
      throw EncryptionError(.library, "libcrypto does not offer ChaCha20-Poly1305")
    }
    return unsafe made
  }

  deinit { unsafe EVP_CIPHER_CTX_free(context) }

  func take(context bytes: [UInt8]) -> Bool {
    var count: Int32 = 0
    if bytes.isEmpty { return true }
    return unsafe EVP_CipherUpdate(context, nil, &count, bytes, Int32(bytes.count)) == 1
  }

  func update(_ bytes: Span<UInt8>) -> [UInt8]? {
    var isDone = true
    let result = unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, filled in
      guard !bytes.isEmpty else { return }
      var count: Int32 = 0
      isDone = unsafe bytes.withUnsafeBufferPointer {
        unsafe EVP_CipherUpdate(
          context, buffer.baseAddress, &count, $0.baseAddress, Int32($0.count)) == 1
      }
      filled = Int(count)
    }
    return isDone ? result : nil
  }

  /// Whether the end is as it has to be; a decryption compares the tags.
  func finish() -> Bool {
    var rest: [UInt8] = [0]
    var count: Int32 = 0
    return unsafe EVP_CipherFinal_ex(context, &rest, &count) == 1
  }

  func tag() -> [UInt8]? {
    var tag = [UInt8](repeating: 0, count: ChaChaPoly.tagByteCount)
    let code = unsafe EVP_CIPHER_CTX_ctrl(
      context, EVP_CTRL_AEAD_GET_TAG, Int32(ChaChaPoly.tagByteCount), &tag)
    return code == 1 ? tag : nil
  }

  func expect(tag: Span<UInt8>) -> Bool {
    var copy = unsafe tag.withUnsafeBufferPointer { unsafe Array($0) }
    return unsafe EVP_CIPHER_CTX_ctrl(
      context, EVP_CTRL_AEAD_SET_TAG, Int32(ChaChaPoly.tagByteCount), &copy) == 1
  }
}
