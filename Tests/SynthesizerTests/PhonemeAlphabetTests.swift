import Foundation
import Synthesizer
import TestSupport
import Testing

struct PhonemeAlphabetTests {
  @Test(.enabled(if: Places.wheels != nil, "needs the wheels: make build"))
  func theNumbersAreThoseOfTheModels() throws {
    let file = "hibari-tts/hibari/assets/vocab.json"
    let data = try Data(contentsOf: #require(Places.wheels).appending(path: file))
    let numbers = try #require(JSONSerialization.jsonObject(with: data) as? [String: Int])
    let ours = PhonemeAlphabet.ids.map { (String(Character($0)), Int($1)) }
    #expect(Dictionary(uniqueKeysWithValues: ours) == numbers)
  }

  @Test func marksAndSpacesMakeNoSound() {
    #expect(PhonemeAlphabet.isMark(",") && PhonemeAlphabet.isMark(" "))
    #expect(!PhonemeAlphabet.isMark("ˈ") && !PhonemeAlphabet.isMark("ə"))
  }
}
