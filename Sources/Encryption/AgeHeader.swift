import Foundation

/// The beginning of a file of age's format with a passphrase: how its key is found.
///
/// Source: the format's first version, <https://age-encryption.org/v1>.
struct AgeHeader: Equatable {
  static let version = "age-encryption.org/v1"
  /// The key of one file, 16 bytes (section "File key").
  static let fileKeyByteCount = 16
  private static let saltByteCount = 16
  /// What scrypt's salt begins with.
  private static let label = Array("age-encryption.org/v1/scrypt".utf8)
  /// The longest line: a stanza's body is broken after 64 letters, and no argument of scrypt's stanza is longer.
  private static let lineLimit = 128

  /// Random bytes of this file.
  let salt: [UInt8]
  /// The power of two that is scrypt's N.
  let cost: Int
  /// The file's key, sealed by the key from the passphrase.
  let sealedKey: [UInt8]
  /// The header's code.
  let code: [UInt8]

  /// The lines that the code is made of.
  private var lines: String {
    "\(Self.version)\n-> scrypt \(Self.letters(salt)) \(cost)\n\(Self.letters(sealedKey))\n---"
  }

  /// The bytes at the beginning of the file.
  var bytes: [UInt8] { Array("\(lines) \(Self.letters(code))\n".utf8) }

  /// Makes a header for a new file.
  ///
  /// - Parameters:
  ///   - fileKey: 16 random bytes.
  ///   - passphrase: The passphrase.
  ///   - cost: The power of two that is scrypt's N.
  /// - Throws: ``EncryptionError`` when there is no memory for it.
  init(fileKey: [UInt8], passphrase: Passphrase, cost: Int) throws(EncryptionError) {
    let salt = RandomBytes.make(Self.saltByteCount)
    let key = try KeyDerivation.key(from: passphrase, salt: Self.label + salt, cost: cost)
    let sealedKey = try ChaChaPoly.seal(fileKey.span, key: key, nonce: Self.nonce)
    let unsigned = AgeHeader(salt, cost, sealedKey, [])
    self = AgeHeader(salt, cost, sealedKey, try unsigned.expectedCode(fileKey))
  }

  private init(_ salt: [UInt8], _ cost: Int, _ sealedKey: [UInt8], _ code: [UInt8]) {
    self.salt = salt
    self.cost = cost
    self.sealedKey = sealedKey
    self.code = code
  }

  /// Reads a file's beginning.
  ///
  /// - Throws: ``EncryptionError`` with `notEncrypted`, `otherRecipient` or `damaged`.
  init(_ file: borrowing OpenFile) throws(EncryptionError) {
    guard try Self.line(file) == Self.version else {
      throw EncryptionError(.notEncrypted, "the file does not begin as files of age's format do")
    }
    let stanza = try Self.line(file).split(separator: " ", omittingEmptySubsequences: false)
    guard stanza.count >= 2, stanza[0] == "->" else { throw Self.damage }
    guard stanza[1] == "scrypt" else {
      throw EncryptionError(.otherRecipient, "the file is encrypted for a key")
    }
    let body = try Self.line(file)
    let end = try Self.line(file).split(separator: " ", omittingEmptySubsequences: false)
    guard stanza.count == 4, let salt = Self.bytes(stanza[2]), salt.count == Self.saltByteCount,
      let cost = Int(stanza[3]), 1...63 ~= cost, String(cost) == stanza[3],
      let sealedKey = Self.bytes(body[...]),
      sealedKey.count == Self.fileKeyByteCount + ChaChaPoly.tagByteCount,
      end.count == 2, end[0] == "---", let code = Self.bytes(end[1]),
      code.count == KeyDerivation.digestByteCount
    else { throw Self.damage }
    self.init(salt, cost, sealedKey, code)
  }

  /// The key of the file.
  ///
  /// - Throws: ``EncryptionError`` with `wrongKey`, `damaged` or `tooCostly`.
  func fileKey(_ passphrase: Passphrase, costLimit: Int) throws(EncryptionError) -> [UInt8] {
    guard cost <= costLimit else {
      throw EncryptionError(
        .tooCostly, "its maker has chosen a passphrase check that takes more memory than is given")
    }
    let key = try KeyDerivation.key(from: passphrase, salt: Self.label + salt, cost: cost)
    guard let fileKey = try ChaChaPoly.open(sealedKey.span, key: key, nonce: Self.nonce) else {
      throw EncryptionError(.wrongKey, "the passphrase is another one")
    }
    // Who waits for the answer has the passphrase already, so that the time of the comparison tells nothing.
    guard try expectedCode(fileKey) == code else { throw Self.damage }
    return fileKey
  }

  private func expectedCode(_ fileKey: [UInt8]) throws(EncryptionError) -> [UInt8] {
    let key = try KeyDerivation.key(from: fileKey, salt: [], purpose: "header")
    return try KeyDerivation.code(of: Array(lines.utf8), key: key)
  }

  /// The key is used once, so that its nonce is zero (section "The scrypt recipient type").
  private static var nonce: [UInt8] { [UInt8](repeating: 0, count: ChaChaPoly.nonceByteCount) }
  private static var damage: EncryptionError {
    EncryptionError(.damaged, "its beginning is damaged")
  }

  /// The next line without its end.
  private static func line(_ file: borrowing OpenFile) throws(EncryptionError) -> String {
    var line: [UInt8] = []
    while line.count <= lineLimit {
      let next = try file.read(1)
      guard let byte = next.first, byte != UInt8(ascii: "\n") else { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Base64 (RFC 4648, section 4) without padding.
  private static func letters(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().filter { $0 != "=" }
  }

  /// The bytes of letters; `nil` for what ``letters(_:)`` does not write.
  private static func bytes(_ text: Substring) -> [UInt8]? {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: text + padding) else { return nil }
    let bytes = [UInt8](data)
    return letters(bytes) == text ? bytes : nil
  }
}

/// Bytes of the system's generator (`getrandom`).
enum RandomBytes {
  static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
