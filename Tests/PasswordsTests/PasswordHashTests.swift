import Testing

@testable import Passwords

struct PasswordHashTests {
  /// A cost that tests can pay.
  let cheap = PasswordCost(memory: 64, passes: 1, lanes: 1)

  @Test func theRightPasswordMatchesAndNoOther() throws {
    let hash = try PasswordHash(of: Array("correct horse".utf8), cost: cheap)
    #expect(try hash.matches(Array("correct horse".utf8)))
    for other in ["", "correct hors", "correct horse ", "Correct horse", "correct horse\0"] {
      #expect(try !hash.matches(Array(other.utf8)), "\(other)")
    }
  }

  @Test func equalPasswordsHaveDifferentHashes() throws {
    #expect(
      try PasswordHash(of: [1, 2, 3], cost: cheap).text
        != PasswordHash(of: [1, 2, 3], cost: cheap).text)
  }

  @Test func itIsArgon2idWithTheRecommendedCost() throws {
    let hash = try PasswordHash(of: Array("correct horse".utf8))
    #expect(hash.text.hasPrefix("$argon2id$v=19$m=65536,t=3,p=4$"))
    #expect(hash.has(.recommended))
    #expect(!hash.has(cheap))
    #expect(try hash.matches(Array("correct horse".utf8)))
  }

  /// The hash that the reference program `argon2` (Debian package argon2) prints for this password.
  @Test func itReadsWhatOthersWrote() throws {
    let stored = PasswordHash(
      stored:
        "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
    )
    #expect(try stored.matches(Array("password".utf8)))
    #expect(try !stored.matches(Array("Password".utf8)))
  }

  @Test func whatIsNoHashIsSaidToBeNone() {
    #expect(throws: PasswordError.self) { try PasswordHash(stored: "").matches([1]) }
    #expect(throws: PasswordError.self) { try PasswordHash(stored: "$2b$10$abc").matches([1]) }
    #expect(throws: PasswordError.self) {
      try PasswordHash(of: [1], cost: PasswordCost(memory: 0, passes: 0, lanes: 0))
    }
  }

  @Test func secretsAreComparedWhole() {
    #expect(SecretBytes.equal([1, 2, 3], [1, 2, 3]))
    #expect(!SecretBytes.equal([1, 2, 3], [1, 2, 4]))
    #expect(!SecretBytes.equal([1, 2, 3], [1, 2]))
    #expect(Set((0..<100).map { _ in SecretBytes.random(16) }).count == 100)
  }
}
