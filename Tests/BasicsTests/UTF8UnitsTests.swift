import Basics
import Testing

/// UTF-8 of UTF-16 units.
struct UTF8UnitsTests {
  @Test func anyUnitsGiveTheBytesThatTheStandardLibraryGives() {
    var random = SystemRandomNumberGenerator()
    // Letters, surrogates with and without their other half, and everything else.
    let kinds: [ClosedRange<UInt16>] = [0...0x900, 0xD700...0xE100, 0...0xFFFF]
    for _ in 0..<2_000 {
      let units = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        UInt16.random(in: kinds.randomElement(using: &random) ?? 0...0, using: &random)
      }
      #expect([UInt8](utf8Of: units) == Array(String(decoding: units, as: UTF16.self).utf8))
    }
  }
}
