import Testing
import WrittenNumbers

/// Roman numerals, there and back.
struct RomanNumeralTests {
  @Test func everyNumberIsReadAsItIsWritten() {
    for number in 1...3_999 {
      #expect(RomanNumeral.value(of: RomanNumeral.written(number)) == number)
    }
  }

  @Test(arguments: ["", "IIII", "IC", "VX", "ILL", "VILLI", "MMMM", "LIVID", "iv", "I "])
  func whatHasAnotherFormIsNone(text: String) {
    #expect(RomanNumeral.value(of: text) == nil)
  }
}
