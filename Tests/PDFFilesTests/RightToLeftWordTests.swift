import Testing

@testable import PDFFiles

/// The letters of words that run to the left are in reading order, whichever order the file has.
struct RightToLeftWordTests {
  private func text(_ letters: String, _ places: [Float]) -> String {
    RightToLeftWord.text(
      of: zip(letters.unicodeScalars, places).map { (scalar: $0, x: $1) })
  }

  @Test func aWordThatIsTurnedOverIsTurnedBack() {
    #expect(text("لصفلا", [0, 10, 20, 30, 40]) == "الفصل")
    #expect(text("الفصل", [40, 30, 20, 10, 0]) == "الفصل")
  }

  @Test func aLigatureKeepsItsOrder() {
    #expect(text("الأول", [40, 30, 30, 20, 10]) == "الأول")
  }

  @Test func eachRunBetweenMarksIsTurnedBack() {
    #expect(text("نسح\u{64B}ا", [10, 20, 30, 11, 0]) == "حسن\u{64B}ا")
    #expect(text("لؤم\u{651}ةف", [20, 30, 40, 21, 0, 10]) == "مؤل\u{651}فة")
  }

  @Test func bracketsAmongThemAreTurnedOver() {
    func mirrored(_ text: String) -> String {
      var words = text.split(separator: " ").map {
        PDFWord(String($0), left: 0, right: 0, baseline: 0, size: 10)
      }
      RightToLeftWord.mirrorBrackets(&words)
      return words.map(\.text).joined(separator: " ")
    }
    #expect(mirrored(")סעיף 1(, וכולם") == "(סעיף 1), וכולם")
    #expect(mirrored("האדם) UDHR )") == "האדם( UDHR )")
    #expect(mirrored("as (here) 1)") == "as (here) 1)")
  }

  @Test func theRestOfAWordBehindAMarkGoesOn() {
    let start = PDFWord("مؤل\u{651}", left: 60, right: 90, baseline: 100, size: 10)
    var rest = PDFWord(
      "فة", left: 45, right: 59.5, baseline: 100, size: 10, traits: .followsSpace)
    #expect(rest.goesOn(start))
    rest.right = 57
    #expect(!rest.goesOn(start))
    #expect(!PDFWord("1948", left: 45, right: 59.5, baseline: 100, size: 10).goesOn(start))
  }

  @Test func numbersAndLatinWordsStay() {
    #expect(text("ב1948", [50, 0, 10, 20, 30]) == "ב1948")
    #expect(text("UDHR", [0, 10, 20, 30]) == "UDHR")
  }

  @Test func aMarkBelongsToTheWordAroundIt() throws {
    func placed(_ text: String, _ x: Float, _ y: Float) throws -> PlacedCharacter {
      let scalar = try #require(text.unicodeScalars.first)
      return PlacedCharacter(
        scalar: scalar, left: x, right: x + 5, x: x, y: y, size: 10, quarter: 0)
    }
    let letter = try placed("ل", 100, 200)
    #expect(try placed("\u{651}", 98, 197).isMark(on: letter, 80, 105))
    #expect(try !placed("\u{651}", 40, 197).isMark(on: letter, 80, 105))
    #expect(try !placed("ف", 98, 197).isMark(on: letter, 80, 105))
  }
}
