import Encryption
import Testing

/// A sealed secret opens with its key and under its name only.
struct SealingKeyTests {
  private let key: SealingKey
  private let secret: SecretText

  init() throws {
    key = try #require(SealingKey(Array(1...32)))
    secret = try #require(SecretText("sesame ü"))
  }

  @Test func itComesBack() throws {
    let sealed = try key.seal(secret, as: "nas")
    #expect(try key.open(sealed, as: "nas") == secret)
    #expect(try key.seal(secret, as: "nas") != sealed, "each time another one")
  }

  @Test func anotherKeyOrNameDoesNotOpenIt() throws {
    let sealed = try key.seal(secret, as: "nas")
    let other = try #require(SealingKey(Array(2...33)))
    #expect(try other.open(sealed, as: "nas") == nil)
    #expect(try key.open(sealed, as: "cloud") == nil)
  }

  @Test func everyChangeIsNoticed() throws {
    let sealed = try key.seal(secret, as: "nas")
    for place in sealed.indices {
      var changed = sealed
      changed[place] ^= 1
      #expect(try key.open(changed, as: "nas") == nil, "\(place)")
    }
    for count in sealed.indices {
      #expect(try key.open(Array(sealed.prefix(count)), as: "nas") == nil, "\(count)")
    }
  }

  @Test func shortKeysAreNone() {
    #expect(SealingKey(Array(1...31)) == nil)
  }

  @Test func neitherDescribesItself() {
    var text = "\(key) \(secret) \(String(reflecting: secret))"
    dump(key, to: &text)
    dump(secret, to: &text)
    #expect(!text.contains("sesame") && !text.contains("31"))
  }

  @Test(arguments: ["", "a\nb", "a\u{0}", String(repeating: "a", count: 4097)])
  func whatNoHeaderCanCarryIsNoSecret(text: String) {
    #expect(SecretText(text) == nil)
  }
}
