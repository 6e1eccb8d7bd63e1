import Foundation

/// The rules for passwords.
///
/// A password must have a certain length and must not be a common one. There are no rules for its
/// characters, and it never expires.
///
/// Source: NIST SP 800-63B, section 5.1.1.2.
enum PasswordRules {
  /// The fewest characters.
  static let shortest = 8
  /// The most characters; NIST requires that at least 64 are allowed.
  ///
  /// The limit bounds the work of one try.
  static let longest = 256

  /// The bytes that are hashed, equal for equivalent characters (NFKC).
  ///
  /// - Returns: `nil` for a text that is too long.
  static func bytes(of password: String) -> [UInt8]? {
    guard password.utf8.count <= longest * 4 else { return nil }
    let normal = password.precomposedStringWithCompatibilityMapping
    return normal.unicodeScalars.count <= longest ? Array(normal.utf8) : nil
  }

  /// The bytes of a new password.
  ///
  /// - Parameters:
  ///   - password: The typed password.
  ///   - name: The person's name, which can't be the password.
  /// - Returns: The bytes to hash.
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

  /// Whether the characters are a regular sequence: 11111111, abcdefgh, 87654321.
  private static func isRun(_ text: String) -> Bool {
    let values = text.unicodeScalars.map { Int($0.value) }
    let steps = Set(zip(values, values.dropFirst()).map { $1 - $0 })
    return steps.count == 1 && [-1, 0, 1].contains(steps.first ?? 0)
  }

  /// The most common passwords of eight and more characters, by published lists, and those in this
  /// program's own examples.
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
  /// The range of a password's length in characters.
  public static let passwordLengths = PasswordRules.shortest...PasswordRules.longest
}
