import Foundation

/// What may be a password.
///
/// Only its length counts, and that it is none of those that everybody tries first; what it is made
/// of is nobody's concern, and it never has to be changed.
///
/// Source: NIST SP 800-63B, section 5.1.1.2.
enum PasswordRules {
  /// Characters at least.
  static let shortest = 8
  /// Characters at most; NIST asks that at least 64 are allowed.
  ///
  /// It bounds the work of one try.
  static let longest = 256

  /// The bytes that are hashed: the same for each way to type the same characters (NFKC).
  ///
  /// - Returns: `nil` for what is too long to be anybody's password.
  static func bytes(of password: String) -> [UInt8]? {
    guard password.utf8.count <= longest * 4 else { return nil }
    let normal = password.precomposedStringWithCompatibilityMapping
    return normal.unicodeScalars.count <= longest ? Array(normal.utf8) : nil
  }

  /// The bytes of a new password.
  ///
  /// - Parameters:
  ///   - password: As it was typed.
  ///   - name: Whose it is to be; the name itself is none.
  /// - Returns: What is hashed.
  /// - Throws: ``AccountError``.
  static func check(_ password: String, for name: String) throws(AccountError) -> [UInt8] {
    guard let bytes = bytes(of: password) else { throw .longPassword }
    let normal = String(decoding: bytes, as: UTF8.self)
    guard normal.unicodeScalars.count >= shortest else { throw .shortPassword }
    guard !isGuessedFirst(normal, name) else { throw .commonPassword }
    return bytes
  }

  private static func isGuessedFirst(_ password: String, _ name: String) -> Bool {
    let plain = password.lowercased()
    // "password1!" is tried as soon as "password" is.
    let stem = String(plain.reversed().drop { !$0.isLetter }.reversed())
    if common.contains(plain) || common.contains(stem) { return true }
    let name = AccountName.key(name)
    if !name.isEmpty, plain == name || stem == name || plain == name + name { return true }
    return isRun(plain)
  }

  /// Whether each character follows the one before in the same step: 11111111, abcdefgh, 87654321.
  private static func isRun(_ text: String) -> Bool {
    let values = text.unicodeScalars.map { Int($0.value) }
    let steps = Set(zip(values, values.dropFirst()).map { $1 - $0 })
    return steps.count == 1 && [-1, 0, 1].contains(steps.first ?? 0)
  }

  /// Those of eight and more characters that stand first in every published list of passwords, and
  /// those that this program suggests.
  private static let common: Set<String> = [
    "password", "passwort", "passw0rd", "p@ssw0rd", "p@ssword", "pa55word", "password123",
    "1234567890", "0987654321", "123456789a", "a123456789", "12341234", "12344321", "11223344",
    "112233445566", "123123123", "123321123", "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "1qazxsw2",
    "qwertyui", "qwertyuiop", "qwerty123", "qwertz123", "qwertzui", "qwertzuiop", "asdfghjk",
    "asdfghjkl", "zxcvbnm1", "yxcvbnm1", "qazwsxedc", "q1w2e3r4", "zaq12wsx", "asdf1234",
    "abcd1234", "abc12345", "aaaa1111", "iloveyou", "iloveyou1", "ichliebedich", "princess",
    "princess1", "sunshine", "football", "baseball", "basketball", "superman", "batman123",
    "starwars", "trustno1", "letmein1", "letmein123", "welcome1", "welcome123", "willkommen",
    "admin123", "admin1234", "administrator", "changeme", "default1", "computer", "internet",
    "samsung1", "whatever", "michelle", "jennifer", "jonathan", "charlie1", "michael1", "jessica1",
    "schatzi1", "hallo123", "hallohallo", "geheim123", "passwort1", "sommer2024", "master123",
    "monkey123", "dragon123", "shadow123", "liverpool", "arsenal1", "chelsea1", "juventus",
    "barcelona", "corvette", "mercedes", "midnight", "butterfly", "cookie123", "pokemon1",
    "minecraft", "vorleser", "bookworm", "audiobook", "audiobooks", "bibliothek",
    "correcthorsebatterystaple", "correct horse battery staple",
  ]
}

extension AccountError {
  /// How many characters a password can have.
  public static let passwordLengths = PasswordRules.shortest...PasswordRules.longest
}
