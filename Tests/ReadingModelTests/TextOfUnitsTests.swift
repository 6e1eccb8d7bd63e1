import Testing

@testable import ReadingModel

struct TextOfUnitsTests {
  @Test func unitsBecomeTheSameTextAsByTheStandardLibrary() {
    var random = SystemRandomNumberGenerator()
    let edges: [UInt16] = [
      0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFD, 0xFFFF,
    ]
    for count in 0..<400 {
      let units = (0..<count % 40).map { _ in
        Bool.random(using: &random)
          ? edges.randomElement(using: &random) ?? 0 : UInt16.random(in: 0...0xFFFF, using: &random)
      }
      let text = String(utf16Units: units)
      #expect(text == String(decoding: units, as: UTF16.self))
      #expect(Array(text.utf8) == Array(String(decoding: units, as: UTF16.self).utf8))
    }
  }

  @Test func unitsGoThereAndBack() {
    for text in ["", "tea", "Käse", "渡口", "🍵🍵", "a🍵渡é"] {
      #expect(String(utf16Units: text.utf16Units) == text)
    }
  }
}
