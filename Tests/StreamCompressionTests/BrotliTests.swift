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

  @Test func whatFollowsAStreamIsDamage() {
    #expect(refusal(Self.hello + [1]) == .damaged)
  }
}
