import TestSupport
import Testing
import StreamCompression

struct Bzip2Tests {
  /// `printf hello | bzip2`.
  static let hello: [UInt8] = [
    0x42, 0x5A, 0x68, 0x39, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, 0x19, 0x31, 0x65, 0x3D, 0, 0, 0,
    0x81, 0, 2, 0x44, 0xA0, 0, 0x21, 0x9A, 0x68, 0x33, 0x4D, 7, 0x33, 0x8B, 0xB9, 0x22, 0x9C,
    0x28, 0x48, 0x0C, 0x98, 0xB2, 0x9E, 0x80,
  ]
  /// `head -c 1M /dev/zero | bzip2`.
  static let megabyteOfZeros: [UInt8] = [
    0x42, 0x5A, 0x68, 0x39, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, 0x38, 0x57, 0x1C, 0xE5, 0, 8, 8,
    0x40, 0, 0xC0, 4, 0, 8, 0x20, 0, 0x30, 0xCC, 5, 0x29, 0xA6, 8, 6, 0xC4, 0x20, 0x1E, 0x2E, 0xE4,
    0x8A, 0x70, 0xA1, 0x20, 0x70, 0xAE, 0x39, 0xCA,
  ]

  private func refusal(_ bytes: some Sequence<UInt8>, limit: Int = 100) -> CompressionError.Kind? {
    #expect(throws: CompressionError.self) { try Bzip2.decompress(Array(bytes), limit: limit) }?
      .kind
  }

  @Test func aStreamIsDecompressed() throws {
    #expect(try Bzip2.decompress(Self.hello, limit: 5) == Array("hello".utf8))
  }

  @Test func streamsInARowAreOneContent() throws {
    #expect(
      try Bzip2.decompress(Self.hello + Self.hello, limit: 100) == Array("hellohello".utf8))
  }

  @Test func moreThanTheLimitIsRefused() {
    #expect(refusal(Self.hello, limit: 4) == .limit)
    #expect(refusal(Self.hello + Self.hello, limit: 9) == .limit)
  }

  @Test func manyMegabytesOfZerosAreRefusedAtTheLimit() throws {
    let bomb = (0..<64).flatMap { _ in Self.megabyteOfZeros }
    #expect(bomb.count < 3_000)
    #expect(refusal(bomb, limit: 3 << 20) == .limit)
    #expect(try Bzip2.decompress(bomb, limit: 64 << 20) == [UInt8](repeating: 0, count: 64 << 20))
  }

  @Test(arguments: 3..<41)
  func aCutStreamIsDamaged(length: Int) {
    #expect(refusal(Self.hello.prefix(length)) == .damaged)
    #expect(refusal(Self.hello + Self.hello.prefix(length)) == .damaged)
  }

  /// All but two, the bits of which mean nothing: beside a table that is not used, and behind the end.
  @Test(arguments: Array(0..<26) + Array(27..<40))
  func aChangedByteIsSeen(place: Int) {
    var bytes = Self.hello
    bytes[place] ^= 0x10
    #expect(refusal(bytes) != nil)
  }

  @Test func whatIsNotInTheFormatIsSaidToBeNone() {
    #expect(refusal([]) == .otherFormat)
    #expect(refusal(Array("hello, world".utf8)) == .otherFormat)
    #expect(refusal(XzTests.hello) == .otherFormat)
  }
}
