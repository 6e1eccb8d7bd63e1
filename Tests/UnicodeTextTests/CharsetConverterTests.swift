import Testing
import UnicodeText

struct CharsetConverterTests {
  @Test func aCharacterCutByTheEndOfAPieceWaitsForTheRest() throws {
    var converter = try CharsetConverter("GB18030")
    let bytes = try #require(converter.bytes(for: "第𠮷章"))
    var units: [UInt16] = []
    for byte in bytes { converter.append([byte].span, isLast: false, to: &units) }
    #expect(String(decoding: units, as: UTF16.self) == "第𠮷章")
    #expect(converter.pendingByteCount == 0)
    #expect(converter.faultCount == 0)
  }

  @Test func meaninglessBytesAreReplacedAndCounted() throws {
    var converter = try CharsetConverter("UTF-8")
    var units: [UInt16] = []
    converter.append([0x61, 0xFF, 0x62, 0xE2, 0x82].span, isLast: true, to: &units)
    #expect(String(decoding: units, as: UTF16.self) == "a\u{FFFD}b\u{FFFD}")
    #expect(converter.faultCount == 2)
  }

  @Test func resettingForgetsAWaitingByte() throws {
    var converter = try CharsetConverter("Shift_JIS")
    var units: [UInt16] = []
    converter.append([0x82].span, isLast: false, to: &units)
    #expect(converter.pendingByteCount == 1)
    converter.reset()
    converter.append([0x41].span, isLast: true, to: &units)
    #expect(units == [0x41])
  }

  @Test func whatACharsetLacksHasNoBytes() throws {
    var converter = try CharsetConverter("KOI8-R")
    #expect(converter.bytes(for: "Глава")?.count == 5)
    #expect(converter.bytes(for: "第一章") == nil)
  }

  @Test func anUnknownCharsetIsAnError() {
    #expect(throws: UnicodeTextError.self) { _ = try CharsetConverter("x-no-such-charset") }
  }
}
