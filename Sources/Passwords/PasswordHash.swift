import CArgon2

/// A password as it is kept: Argon2id of it, with salt and cost, in the usual text form
/// (`$argon2id$v=19$m=65536,t=3,p=4$…$…`).
///
/// Making and comparing one blocks for a tenth of a second and fills the memory that its cost says;
/// do it on an executor, few at once.
///
/// Source: RFC 9106; <https://github.com/P-H-C/phc-string-format>.
@safe
public struct PasswordHash: Hashable, Sendable {
  /// RFC 9106 section 4: a salt of 128 bits.
  private static let saltByteCount = 16
  /// RFC 9106 section 4: a tag of 256 bits.
  private static let tagByteCount = 32

  /// The text that is stored.
  public let text: String

  /// Takes a text that was stored.
  ///
  /// - Parameter text: As ``text`` gave it.
  public init(stored text: String) { self.text = text }

  /// Hashes a password with a salt of its own.
  ///
  /// - Parameters:
  ///   - password: Bytes of the password.
  ///   - cost: What a guess shall cost.
  /// - Throws: ``PasswordError`` when there is no memory for it, or the cost is none.
  public init(of password: [UInt8], cost: PasswordCost = .recommended) throws(PasswordError) {
    let salt = SecretBytes.random(Self.saltByteCount)
    let (passes, memory, lanes) = (
      UInt32(clamping: cost.passes), UInt32(clamping: cost.memory), UInt32(clamping: cost.lanes)
    )
    let length = argon2_encodedlen(
      passes, memory, lanes, UInt32(Self.saltByteCount), UInt32(Self.tagByteCount), Argon2_id)
    var encoded = [CChar](repeating: 0, count: length)
    let code = unsafe argon2id_hash_encoded(
      passes, memory, lanes, password, password.count, salt, salt.count, Self.tagByteCount,
      &encoded, length)
    guard code == ARGON2_OK.rawValue else { throw PasswordError(code) }
    text = String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether this is the hash of a password; takes as long either way.
  ///
  /// - Parameter password: Bytes of the password.
  /// - Returns: Whether it is.
  /// - Throws: ``PasswordError`` when there is no memory for it, or the text is no hash.
  public func matches(_ password: [UInt8]) throws(PasswordError) -> Bool {
    // libargon2 compares the tags in constant time.
    let code = unsafe argon2id_verify(text, password, password.count)
    if code == ARGON2_VERIFY_MISMATCH.rawValue { return false }
    guard code == ARGON2_OK.rawValue else { throw PasswordError(code) }
    return true
  }

  /// Whether it was made with this cost; if not, it is made anew at the next sign-in.
  ///
  /// - Parameter cost: The cost that holds now.
  /// - Returns: Whether it was.
  public func has(_ cost: PasswordCost) -> Bool {
    text.hasPrefix("$argon2id$v=19$m=\(cost.memory),t=\(cost.passes),p=\(cost.lanes)$")
  }
}

/// Why a password can't be hashed.
public struct PasswordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// libargon2's words.
  public let description: String

  init(_ code: Int32) {
    description = unsafe String(cString: argon2_error_message(code))
  }
}
