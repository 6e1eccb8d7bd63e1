import Foundation
import Synthesizer
import Testing

@testable import PiperVoices

struct PiperSettingsTests {
  private func settings(_ change: (inout [String: Any]) -> Void) throws -> PiperSettings {
    var settings = TinyPiper.settings()
    change(&settings)
    return try PiperSettings(TinyPiper.json(settings), of: "tiny")
  }

  @Test func theSettingsOfAVoiceAreRead() throws {
    let read = try settings { _ in }
    #expect(read.sampleRate == 22_050 && read.language == "en-US")
    #expect(read.noiseScale == 0.667 && read.lengthScale == 1 && read.lengthNoise == 0.8)
    #expect(read.ids["_"] == [0] && read.ids["ː"]?.count == 1)
  }

  @Test func theLanguageIsThatOfTheEspeakVoiceWhereNoneIsNamed() throws {
    let read = try settings {
      $0["language"] = nil
      $0["espeak"] = ["voice": "en-gb-x-rp"]
    }
    #expect(read.language == "en-GB")
  }

  @Test func aSymbolOfSeveralCharactersIsLeftOut() throws {
    let read = try settings { settings in
      var ids = settings["phoneme_id_map"] as? [String: [Int]] ?? [:]
      ids["aɪ"] = [9]
      settings["phoneme_id_map"] = ids
    }
    #expect(read.ids.count == TinyPiper.symbols.unicodeScalars.count + 3)
  }

  @Test(arguments: ["", "no JSON", "[]", "{}", "{\"audio\": {\"sample_rate\": \"many\"}}"])
  func whatIsNoFileOfAVoiceIsRefused(text: String) {
    let error = #expect(throws: SpeechError.self) {
      try PiperSettings(Data(text.utf8), of: "tiny")
    }
    #expect(error.map { "\($0)".contains("the voice tiny") } == true)
  }

  @Test(arguments: [0, -1, 7_999, 22_051, 1 << 40])
  func aRateThatNoVoiceHasIsRefused(rate: Int) {
    #expect(throws: SpeechError.self) { try settings { $0["audio"] = ["sample_rate": rate] } }
  }

  @Test(arguments: ["noise_scale", "length_scale", "noise_w"], [-1.0, 1e30])
  func aScaleThatNoVoiceHasIsRefused(name: String, value: Double) {
    #expect(throws: SpeechError.self) { try settings { $0["inference"] = [name: value] } }
  }

  @Test(arguments: [[], [-1], [4_096], [Int](repeating: 1, count: 9)])
  func numbersThatNoModelHasAreRefused(numbers: [Int]) {
    #expect(throws: SpeechError.self) {
      try settings { settings in
        var ids = settings["phoneme_id_map"] as? [String: [Int]] ?? [:]
        ids["a"] = numbers
        settings["phoneme_id_map"] = ids
      }
    }
  }

  @Test func symbolsOfAnotherKindAreRefused() {
    #expect(throws: SpeechError.self) { try settings { $0["phoneme_type"] = "text" } }
  }

  @Test func aVoiceWithoutTheSpaceBetweenIsRefused() {
    #expect(throws: SpeechError.self) {
      try settings { $0["phoneme_id_map"] = ["^": [1], "$": [2], "a": [3]] }
    }
  }

  @Test func aFileThatIsTooLongIsRefused() {
    #expect(throws: SpeechError.self) {
      try PiperSettings(Data(count: PiperSettings.byteLimit + 1), of: "tiny")
    }
  }
}
