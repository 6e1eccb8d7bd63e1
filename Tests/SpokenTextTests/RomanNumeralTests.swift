import Testing

@testable import SpokenText

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

  @Test func aLabelIsBelowNinetySoThatInitialsStayLetters() {
    #expect(RomanNumeral.label("XIV", isUpperCase: true) == 14)
    #expect(RomanNumeral.label("xiv", isUpperCase: false) == 14)
    for text in ["C", "D", "M", "CD", "xiv", "ILL", ""] {
      #expect(RomanNumeral.label(text, isUpperCase: true) == nil, "\(text)")
    }
    #expect(RomanNumeral.label("XIV", isUpperCase: false) == nil)
  }
}
