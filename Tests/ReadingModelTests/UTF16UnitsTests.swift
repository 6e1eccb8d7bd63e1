import ReadingModel
import Testing

struct UTF16UnitsTests {
  @Test(arguments: [
    "", "plain", "Grüße – “so”", "読書🍵 and 𝒜",
    "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
  ])
  func unitsAreThoseOfTheStandardLibrary(text: String) {
    #expect(text.utf16Units == Array(text.utf16))
  }

  @Test func everyScalarHasItsUnits() {
    for first in stride(from: UInt32(0), to: 0x11_0000, by: 0x100) {
      var text = ""
      for value in first..<first + 0x100 {
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      #expect(text.utf16Units == Array(text.utf16))
    }
  }
}
