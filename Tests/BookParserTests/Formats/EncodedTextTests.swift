import TestSupport
import Testing

@testable import BookParser

/// The bytes that an encoding makes of a text, with the way back.
struct EncodedTextTests {
  @Test(arguments: [
    "utf-8", "gb18030", "shift_jis", "big5", "koi8-r", "viscii", "utf-16-be", "utf-32-le",
  ])
  func everyPieceOfATextComesBackFromItsBytes(name: String) async throws {
    let name = try #require(EncodingName(name))
    let letters = Array("ab c\nяжщ第二天早上あいう😀é\u{FFFD}ữ")
    try await FuzzLoop("bytes of a text", caseCount: 100).run { generator in
      let text = String(
        (0..<generator.number(1..<60)).map { _ in letters[generator.number(0..<letters.count)] })
      let units = Array(text.utf16)
      let encoded = try #require(EncodedText(units, in: name))
      for lower in units.indices where !UTF16.isTrailSurrogate(units[lower]) {
        #expect(encoded.text(at: encoded.bytes(of: lower..<lower)).lowerBound == lower)
        for upper in lower + 1...units.count
        where upper == units.count || !UTF16.isTrailSurrogate(units[upper]) {
          #expect(encoded.text(at: encoded.bytes(of: lower..<upper)) == lower..<upper)
        }
      }
    }
  }

  @Test func oneFileHasTheSameBytesInEveryEncoding() throws {
    let bytes = Array("Später 第二天早上".utf8)
    func units(_ name: String) throws -> [UInt16] {
      let name = try #require(EncodingName(name))
      let text = try TextDecoder(name.encoding).decode(bytes.span)
      return try #require(EncodedText(text, in: name)).units
    }
    #expect(try units("utf-8") == units("koi8-r"))
    #expect(try units("utf-8") == units("iso-8859-1"))
    #expect(EncodedText(Array("a".utf16), in: try #require(EncodingName("iso-2022-jp"))) == nil)
  }
}
