import StreamCompression
import Testing

@testable import WebFetching

/// Against a server whose answers are compressed, whole and in part.
struct CompressedAnswerTests {
  private static let text = (0..<2_000).map { "<p>\($0 * 7919 % 1000)</p>" }.joined()
  /// `hello hello hello hello`, as Google's encoder writes it in Brotli.
  private static let brotli: [UInt8] = [
    27, 22, 0, 248, 141, 148, 110, 222, 68, 85, 134, 150, 108, 32, 111, 33, 79, 28, 224, 56,
  ]

  private func content(_ encoding: String, _ body: [UInt8]) async throws -> [UInt8] {
    let head = """
      HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\nContent-Length: \(body.count)\r\n\r\n
      """
    let server = try AnsweringSocket(Array(head.utf8) + body)
    defer { server.stop() }
    let fetcher = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 3_600_000)
    return try #require(
      try await fetcher.fetch("http://127.0.0.1:\(server.port)/", byteLimit: 100_000)
    ).bytes
  }

  private func failure(_ encoding: String, _ body: [UInt8]) async -> FetchError.Kind? {
    await #expect(throws: FetchError.self) { _ = try await content(encoding, body) }?.kind
  }

  @Test func whatIsWholeIsUnpacked() async throws {
    let text = Array(Self.text.utf8)
    let hello = Array("hello hello hello hello".utf8)
    #expect(try await content("gzip", Gzip.compress(text)) == text)
    #expect(try await content("X-GZIP", Gzip.compress(text)) == text)
    #expect(try await content("deflate", Gzip.compressForPNG(text)) == text)
    #expect(try await content("br", Self.brotli) == hello)
    #expect(try await content("br, gzip", Gzip.compress(Self.brotli)) == hello)
    for name in ["identity", "utf-8", "none", ""] {
      #expect(try await content(name, hello) == hello)
    }
  }

  @Test func bytesBehindTheEndAreIgnored() async throws {
    let text = Array(Self.text.utf8)
    for rest in [[0], Array("\r\n".utf8), [UInt8](repeating: 0, count: 100), [0x1F]] {
      #expect(try await content("gzip", Gzip.compress(text) + rest) == text)
      #expect(try await content("deflate", Gzip.compressForPNG(text) + rest) == text)
    }
  }

  @Test(arguments: [2, 3, 10, 100])
  func halfAPageIsNoPage(_ divisor: Int) async throws {
    let packed = try Gzip.compress(Array(Self.text.utf8))
    #expect(await failure("gzip", Array(packed.prefix(packed.count / divisor))) == .broken)
    let other = try Gzip.compressForPNG(Array(Self.text.utf8))
    #expect(await failure("deflate", Array(other.prefix(other.count / divisor))) == .broken)
    #expect(await failure("br", Array(Self.brotli.prefix(20 / min(divisor, 10)))) == .broken)
  }

  @Test func whatNobodyUnpacksIsNoText() async throws {
    #expect(await failure("zstd", [0x28, 0xB5, 0x2F, 0xFD, 0, 0]) == .broken)
    #expect(await failure("gzip", Array("a page".utf8)) == .broken)
    var packed = Array(Self.text.utf8)
    for _ in 0..<3 { packed = try Gzip.compress(packed) }
    #expect(await failure("gzip, gzip, gzip", packed) == .tooLarge)
  }
}
