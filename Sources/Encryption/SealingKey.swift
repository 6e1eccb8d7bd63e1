/// The key that seals secrets, so that nobody reads or changes them without it.
///
/// A sealed secret is a byte of the form (1), 32 random bytes, and the result of ChaCha20-Poly1305 with a key that HKDF makes of this
/// key and those bytes. The secret's name is its context: a value under another name does not open.
public struct SealingKey: Sendable {
  /// The fewest bytes that are taken for a key: 256 bits.
  public static let byteCount = 32
  private static let form: UInt8 = 1
  private static let saltByteCount = 32
  private static let purpose = "vorleser.org/secrets/1"

  private let bytes: [UInt8]

  /// Takes a key.
  ///
  /// - Parameter bytes: Random bytes, in any form; `nil` is returned for fewer than 32.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// Seals a secret.
  ///
  /// - Parameters:
  ///   - secret: The secret.
  ///   - name: What it is kept under.
  /// - Returns: Bytes that may be stored.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  public func seal(_ secret: SecretText, as name: String) throws(EncryptionError) -> [UInt8] {
    try seal(bytes: Array(secret.text.utf8), as: name)
  }

  /// Seals bytes, such as a password with characters that no header can carry.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: What they are kept under.
  /// - Returns: Bytes that may be stored.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  public func seal(bytes: [UInt8], as name: String) throws(EncryptionError) -> [UInt8] {
    let salt = RandomBytes.make(Self.saltByteCount)
    let sealed = try ChaChaPoly.seal(
      bytes.span, key: key(salt), nonce: Self.nonce, context: Array(name.utf8))
    return [Self.form] + salt + sealed
  }

  /// Opens a sealed secret.
  ///
  /// - Parameters:
  ///   - sealed: What ``seal(_:as:)`` has returned.
  ///   - name: What it is kept under.
  /// - Returns: `nil` if it was sealed by another key, under another name, or has changed.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  public func open(_ sealed: [UInt8], as name: String) throws(EncryptionError) -> SecretText? {
    try openedBytes(of: sealed, as: name).flatMap {
      SecretText(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Opens sealed bytes.
  ///
  /// - Parameters:
  ///   - sealed: What ``seal(bytes:as:)`` has returned.
  ///   - name: What they are kept under.
  /// - Returns: `nil` if they were sealed by another key, under another name, or have changed.
  /// - Throws: ``EncryptionError`` when libcrypto has no memory.
  public func openedBytes(
    of sealed: [UInt8], as name: String
  ) throws(EncryptionError) -> [UInt8]? {
    guard sealed.first == Self.form, sealed.count > Self.saltByteCount else { return nil }
    let salt = Array(sealed[1...Self.saltByteCount])
    let rest = Array(sealed.dropFirst(1 + Self.saltByteCount))
    return try ChaChaPoly.open(
      rest.span, key: key(salt), nonce: Self.nonce, context: Array(name.utf8))
  }

  private func key(_ salt: [UInt8]) throws(EncryptionError) -> [UInt8] {
    try KeyDerivation.key(from: bytes, salt: salt, purpose: Self.purpose)
  }

  /// Each key is used once, so that its nonce is zero.
  private static var nonce: [UInt8] { [UInt8](repeating: 0, count: ChaChaPoly.nonceByteCount) }
}

extension SealingKey: CustomStringConvertible, CustomReflectable {
  /// Dots in place of the bytes.
  public var description: String { "•••" }
  /// Nothing of the bytes.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
