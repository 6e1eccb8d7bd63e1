import Testing
import UnicodeText
import WrittenNumbers

@testable import SpokenText

/// Roman numerals as labels.
struct RomanLabelTests {
  @Test func aLabelIsBelowNinetySoThatInitialsStayLetters() {
    #expect(RomanNumeral.label("XIV", isUpperCase: true) == 14)
    #expect(RomanNumeral.label("xiv", isUpperCase: false) == 14)
    for text in ["C", "D", "M", "CD", "xiv", "ILL", ""] {
      #expect(RomanNumeral.label(text, isUpperCase: true) == nil, "\(text)")
    }
    #expect(RomanNumeral.label("XIV", isUpperCase: false) == nil)
  }
}
