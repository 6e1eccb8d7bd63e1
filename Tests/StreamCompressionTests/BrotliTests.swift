import StreamCompression
import Testing

struct BrotliTests {
  /// `hello hello hello hello`, as Google's encoder writes it.
  private static let hello: [UInt8] = [
    27, 22, 0, 248, 141, 148, 110, 222, 68, 85, 134, 150, 108, 32, 111, 33, 79, 28, 224, 56,
  ]
  /// A megabyte of zeros.
  private static let zeros: [UInt8] = [
    91, 255, 255, 143, 127, 2, 32, 30, 11, 4, 114, 239, 31, 0,
  ]

  private func refusal(_ bytes: some Sequence<UInt8>, limit: Int = 100) -> CompressionError.Kind? {
    #expect(throws: CompressionError.self) { try Brotli.decompress(Array(bytes), limit: limit) }?
      .kind
  }

  @Test func aStreamIsDecompressed() throws {
    #expect(
      try Brotli.decompress(Self.hello, limit: 23) == Array("hello hello hello hello".utf8))
    #expect(
      try Brotli.decompress(Self.zeros, limit: 1 << 20) == [UInt8](repeating: 0, count: 1 << 20))
  }

  @Test func moreThanTheLimitIsRefused() {
    #expect(refusal(Self.hello, limit: 22) == .limit)
    #expect(refusal(Self.zeros, limit: 1000) == .limit)
  }

  @Test(arguments: 0..<20)
  func aCutStreamIsDamaged(length: Int) {
    #expect(refusal(Self.hello.prefix(length)) == .damaged)
  }

  /// Servers append a line break, or a second stream, which browsers do not read.
  @Test func whatFollowsAStreamIsIgnored() throws {
    for rest in [[1], [13, 10], Self.hello, [UInt8](repeating: 0, count: 100_000)] as [[UInt8]] {
      let content = try Brotli.decompress(Self.hello + rest, limit: 23)
      #expect(content == Array("hello hello hello hello".utf8))
    }
    #expect(refusal(Self.hello + [1], limit: 22) == .limit)
  }

  /// Byte 6 is a whole stream of nothing (RFC 7932, 9.1 and 9.2); a text may begin with such a byte.
  @Test func whatFollowsAStreamOfNothingIsDamage() throws {
    #expect(try Brotli.decompress([6], limit: 100).isEmpty)
    #expect(refusal([6, 1]) == .damaged)
  }
}
