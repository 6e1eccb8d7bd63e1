import TestSupport
import Testing
import StreamCompression

struct GzipTests {
  /// `printf hello | gzip -n`.
  static let hello: [UInt8] = [
    0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 7, 0, 0x86, 0xA6, 0x10,
    0x36, 5, 0, 0, 0,
  ]

  @Test func aStreamIsDecompressed() throws {
    #expect(try Gzip.decompress(Self.hello, limit: 5) == Array("hello".utf8))
  }

  @Test func membersInARowAreOneContent() throws {
    #expect(
      try Gzip.decompress(Self.hello + Self.hello, limit: 100) == Array("hellohello".utf8))
  }

  /// Some servers and programs add them; `gzip` ignores them, too.
  @Test(arguments: [[0], [0x1F], [13, 10], [UInt8](repeating: 0, count: 512)])
  func bytesThatBeginNoMemberAreIgnored(_ rest: [UInt8]) throws {
    #expect(try Gzip.decompress(Self.hello + rest, limit: 5) == Array("hello".utf8))
  }

  @Test func aFurtherMemberThatIsDamagedIsDamage() {
    let error = #expect(throws: CompressionError.self) {
      try Gzip.decompress(Self.hello + Self.hello.prefix(15), limit: 100)
    }
    #expect(error?.kind == .damaged)
  }

  @Test func moreThanTheLimitIsRefused() {
    let error = #expect(throws: CompressionError.self) { try Gzip.decompress(Self.hello, limit: 4) }
    #expect(error?.kind == .limit)
  }

  @Test(arguments: [0, 5, 15, 24])
  func aCutStreamIsDamaged(length: Int) {
    let error = #expect(throws: CompressionError.self) {
      try Gzip.decompress(Array(Self.hello.prefix(length)), limit: 100)
    }
    #expect(error?.kind == .damaged)
  }

  @Test(arguments: [0, 1, 100, 65_536, 1_000_003])
  func compressedBytesComeBack(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let text = (0..<count).map { UInt8(97 + $0 % 7) }
    for bytes in [noise, text] {
      let compressed = try Gzip.compress(bytes)
      #expect(compressed.count <= bytes.count + bytes.count / 1000 + 100)
      #expect(try Gzip.decompress(compressed, limit: count) == bytes)
    }
  }

  @Test func textIsMadeSmallAndAlwaysAlike() throws {
    let text = Array(String(repeating: "<p>It was a bright cold day.</p>\n", count: 1000).utf8)
    let compressed = try Gzip.compress(text)
    #expect(compressed.count < text.count / 50)
    #expect(try Gzip.compress(text) == compressed)
  }
}
