import Foundation
import Testing

@testable import Encryption

/// The primitives give what their standards say.
struct KeyDerivationTests {
  private func bytes(_ hexadecimal: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Substring(hexadecimal.filter { !$0.isWhitespace })
    while let byte = UInt8(rest.prefix(2), radix: 16) {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// RFC 5869, A.3: the first 32 bytes of its output.
  @Test func hkdfAgreesWithItsStandard() throws {
    let secret = [UInt8](repeating: 0x0B, count: 22)
    #expect(
      try KeyDerivation.key(from: secret, salt: [], purpose: "")
        == bytes("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"))
  }

  /// RFC 4231, 4.3.
  @Test func hmacAgreesWithItsStandard() throws {
    #expect(
      try KeyDerivation.code(
        of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        == bytes("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
  }

  /// RFC 8439, 2.8.2.
  @Test func chaChaPolyAgreesWithItsStandard() throws {
    let text = """
      Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.
      """
    let sealed = try ChaChaPoly.seal(
      Array(text.utf8).span, key: Array(0x80...0x9F), nonce: bytes("07000000 4041424344454647"),
      context: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(sealed.prefix(16) == bytes("d31a8d34648e60db7b86afbc53ef7ec2")[...])
    #expect(sealed.suffix(16) == bytes("1ae10b594f09e26a7e902ecbd0600691")[...])
    let opened = try ChaChaPoly.open(
      sealed.span, key: Array(0x80...0x9F), nonce: bytes("07000000 4041424344454647"),
      context: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(opened == Array(text.utf8))
    #expect(
      try ChaChaPoly.open(
        sealed.span, key: Array(0x80...0x9F), nonce: bytes("07000000 4041424344454647"))
        == nil, "the context is another one")
  }

  /// RFC 7914, 12: the first 32 bytes of N = 16384, r = 8, p = 1.
  @Test func scryptAgreesWithItsStandard() throws {
    let words = try #require(Passphrase("pleaseletmein"))
    #expect(
      try KeyDerivation.key(from: words, salt: Array("SodiumChloride".utf8), cost: 14)
        == bytes("7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"))
  }
}
