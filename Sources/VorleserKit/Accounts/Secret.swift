import Hashing
import Passwords

/// Makes tokens and codes, of which only hashes are stored.
///
/// They are random and long, so a fast hash is enough: nobody can try 2¹⁰⁰ of them.
enum Secret {
  /// A token of 256 bits, in letters that are valid in headers and addresses.
  static func token() -> String { letters(SecretBytes.random(32)) }

  /// A code of 100 bits that people type: `K7M2Q-…`, without look-alike letters.
  ///
  /// Source: Crockford's Base 32.
  static func code() -> String {
    let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    let all = SecretBytes.random(20).map { letters[Int($0 & 31)] }
    return stride(from: 0, to: 20, by: 5).map { String(all[$0..<$0 + 5]) }.joined(separator: "-")
  }

  /// The original form of a typed code.
  static func cleaned(code: String) -> String {
    let known = code.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      .map { character -> Character in
        switch character {
        case "O": "0"
        case "I", "L": "1"
        default: character
        }
      }
    return String(known.prefix(40))
  }

  /// The hash that is stored.
  static func hash(_ secret: String) -> [UInt8] {
    // A digest fails only without memory; nothing has an empty hash, so nobody gets in by it.
    (try? Digest.of(Array(secret.utf8), .sha256)) ?? []
  }

  /// Base64 for addresses (RFC 4648 section 5), without padding.
  static func letters(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = group.reduce(0) { $0 << 8 | UInt32($1) }
      value <<= UInt32(8 * (3 - group.count))
      for index in 0...group.count {
        text.append(alphabet[Int(value >> (18 - 6 * UInt32(index)) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
