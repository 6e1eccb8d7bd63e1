import Foundation
import Hashing
import Testing

struct DigestTests {
  /// Messages and digests of FIPS 180-4's examples.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func sha256AgreesWithTheStandard(message: String, expected: String) throws {
    #expect(Digest.hexadecimal(try Digest.of(Array(message.utf8), .sha256)) == expected)
  }

  @Test func sha1AgreesWithTheStandard() throws {
    #expect(
      Digest.hexadecimal(try Digest.of(Array("abc".utf8), .sha1))
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test func aFileInPiecesGivesTheSameAsItsBytes() throws {
    let bytes = (0..<700_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (digest, byteCount) = try Digest.of(file: file, .sha256)
    #expect(byteCount == bytes.count)
    #expect(digest == (try Digest.of(bytes, .sha256)))
  }

  @Test func aMissingFileThrows() {
    #expect(throws: HashingError.self) {
      try Digest.of(file: URL(filePath: "/nonexistent/book"), .sha256)
    }
  }
}
