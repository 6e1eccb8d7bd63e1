import Testing
import UnicodeText

struct CharsetConverterTests {
  @Test func aCharacterCutByTheEndOfAPieceWaitsForTheRest() throws {
    var converter = try CharsetConverter("GB18030")
    let encoded = converter.bytes(for: "第𠮷章")
    let bytes = try #require(encoded)
    var units: [UInt16] = []
    for byte in bytes { converter.append([byte].span, isLast: false, to: &units) }
    #expect(String(decoding: units, as: UTF16.self) == "第𠮷章")
    let pending = converter.pendingByteCount
    #expect(pending == 0)
    let faults = converter.faultCount
    #expect(faults == 0)
  }

  @Test func meaninglessBytesAreReplacedAndCounted() throws {
    var converter = try CharsetConverter("UTF-8")
    var units: [UInt16] = []
    converter.append([0x61, 0xFF, 0x62, 0xE2, 0x82].span, isLast: true, to: &units)
    #expect(String(decoding: units, as: UTF16.self) == "a\u{FFFD}b\u{FFFD}")
    let faults = converter.faultCount
    #expect(faults == 2)
  }

  @Test func resettingForgetsAWaitingByte() throws {
    var converter = try CharsetConverter("Shift_JIS")
    var units: [UInt16] = []
    converter.append([0x82].span, isLast: false, to: &units)
    let pending = converter.pendingByteCount
    #expect(pending == 1)
    converter.reset()
    converter.append([0x41].span, isLast: true, to: &units)
    #expect(units == [0x41])
  }

  @Test func whatACharsetLacksHasNoBytes() throws {
    var converter = try CharsetConverter("KOI8-R")
    let known = converter.bytes(for: "Глава")
    #expect(known?.count == 5)
    let unknown = converter.bytes(for: "第一章")
    #expect(unknown == nil)
  }

  @Test func anUnknownCharsetIsAnError() {
    #expect(throws: UnicodeTextError.self) { _ = try CharsetConverter("x-no-such-charset") }
  }
}
