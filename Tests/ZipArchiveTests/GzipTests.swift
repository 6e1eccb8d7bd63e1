import Testing
import ZipArchive

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

  @Test func moreThanTheLimitIsRefused() {
    let error = #expect(throws: ZipError.self) { try Gzip.decompress(Self.hello, limit: 4) }
    #expect(error?.kind == .limit)
  }

  @Test(arguments: [0, 5, 15, 24])
  func aCutStreamIsDamaged(length: Int) {
    let error = #expect(throws: ZipError.self) {
      try Gzip.decompress(Array(Self.hello.prefix(length)), limit: 100)
    }
    #expect(error?.kind == .damaged)
  }
}
