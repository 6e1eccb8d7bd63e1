import TestSupport
import Testing
import StreamCompression

struct XzTests {
  /// `printf hello | xz`.
  static let hello: [UInt8] = [
    0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46, 2, 0, 0x21, 1, 0x16, 0, 0, 0,
    0x74, 0x2F, 0xE5, 0xA3, 1, 0, 4, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0, 0, 0, 0, 0xB1, 0x37, 0xB9,
    0xDB, 0xE5, 0xDA, 0x1E, 0x9B, 0, 1, 0x1D, 5, 0xB8, 0x2D, 0x80, 0xAF, 0x1F, 0xB6, 0xF3, 0x7D, 1,
    0, 0, 0, 0, 4, 0x59, 0x5A,
  ]
  /// `printf hello | xz --lzma2=dict=256MiB`: what differs is the window and the header's checksum.
  static let helloWithALargeWindow =
    hello[..<16] + [0x20, 0, 0, 0, 9, 0x88, 0xA5, 0x76] + hello[24...]

  private func refusal(_ bytes: some Sequence<UInt8>, limit: Int = 100) -> CompressionError.Kind? {
    #expect(throws: CompressionError.self) { try Xz.decompress(Array(bytes), limit: limit) }?.kind
  }

  @Test func aStreamIsDecompressed() throws {
    #expect(try Xz.decompress(Self.hello, limit: 5) == Array("hello".utf8))
  }

  @Test func streamsInARowAreOneContent() throws {
    let padding: [UInt8] = [0, 0, 0, 0]
    #expect(
      try Xz.decompress(Self.hello + padding + Self.hello, limit: 100) == Array("hellohello".utf8))
  }

  @Test func moreThanTheLimitIsRefused() {
    #expect(refusal(Self.hello, limit: 4) == .limit)
  }

  @Test func manyMegabytesOfZerosAreRefusedAtTheLimit() throws {
    let bomb = (0..<64).flatMap { _ in PackedDictionary.megabyteOfZeros }
    #expect(bomb.count < 20_000)
    #expect(refusal(bomb, limit: 3 << 20) == .limit)
    #expect(try Xz.decompress(bomb, limit: 64 << 20).count == 64 << 20)
  }

  @Test func whatTakesTooMuchMemoryToUnpackIsRefusedBeforeItIsTaken() {
    let error = #expect(throws: CompressionError.self) {
      try Xz.decompress(Array(Self.helloWithALargeWindow), limit: 100)
    }
    #expect(error?.kind == .unsupported)
    #expect(error?.message.contains("256 MB") == true, "\(error?.message ?? "")")
  }

  @Test(arguments: 0..<64)
  func aCutStreamIsDamaged(length: Int) {
    #expect(refusal(Self.hello.prefix(length)) == .damaged)
  }

  @Test(arguments: 0..<64)
  func aChangedByteIsSeen(place: Int) {
    var bytes = Self.hello
    bytes[place] ^= 0x10
    #expect(refusal(bytes) != nil)
  }

  @Test func whatIsNotInTheFormatIsSaidToBeNone() {
    #expect(refusal(Array("hello, world".utf8)) == .otherFormat)
    #expect(refusal(GzipTests.hello) == .otherFormat)
  }
}
