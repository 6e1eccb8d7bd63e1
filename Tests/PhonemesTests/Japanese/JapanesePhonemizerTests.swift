import Foundation
import Synthesizer
import TestSupport
import Testing

@testable import Phonemes

/// The prepared Japanese data, opened once for all tests.
enum PreparedJapanese {
  static let phonemizer: JapanesePhonemizer? = Places.resources.flatMap { share in
    try? JapanesePhonemizer(data: JapaneseData(folder: share.appending(path: "japanese"))) {
      ForeignEcho()
    }
  }

  static let reason: Comment = "needs the Japanese data of `make build`"

  static func phonemes(of text: String) throws -> [PhonemeWord] {
    try #require(phonemizer).phonemes(of: text)
  }

  static func said(_ text: String) throws -> String {
    try phonemes(of: text).map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined()
  }
}

@Suite(.enabled(if: PreparedJapanese.phonemizer != nil, PreparedJapanese.reason))
struct JapanesePhonemizerTests {
  @Test(arguments: [
    ("今日は東京へ行きました。", "kʲoː βa toːkʲoː e ikʲi maɕita. "), ("本を読んだ", "hoɴ o jonda"),
    ("コーヒー、ちょっと", "koːçiː, ʨoʔto"), ("「新聞」", "“ɕimbɯɴ” "), ("ｶﾞｯｺｳ", "ɡaʔkoː"),
    ("ファン・チェ", "ɸaɴ ʨe"), ("始めましょう", "haʥime maɕoː"), ("人々", "çitobʲito"),
  ])
  func sentencesBecomeKokorosAlphabet(text: String, sounds: String) throws {
    #expect(try PreparedJapanese.said(text) == sounds)
  }

  @Test(arguments: [
    ("三本", "samboɴ"), ("一匹", "iʔpʲikʲi"), ("六杯", "ɾoʔpai"), ("八回", "haʔkai"), ("十冊", "ʥɨʔsaʦɨ"),
    ("三百円", "sambʲakɯeɴ"), ("八千人", "haʔseɲɲiɴ"), ("三十分", "saɲʥɨʔpɯɴ"), ("一人", "çitoɾʲi"),
    ("四人", "joɲiɴ"),
    ("二十日", "haʦɨka"), ("一月一日", "iʨiɡaʦɨ ʦɨitaʨi"), ("九時", "kɯʥi"), ("三階", "saŋɡai"),
    ("五パーセント", "ɡopaːsento"), ("〇点五", "ɾeːteɴ ɡo"), ("三百本", "sambʲaʔpoɴ"),
  ])
  func numbersAreReadWithTheirCounters(text: String, sounds: String) throws {
    #expect(try PreparedJapanese.said(text) == sounds)
  }

  @Test func everyKanaHasSoundsThatTheVoicesKnow() {
    for value in UInt32(0x3041)...0x3096 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let sounds = KanaSounds.sounds(of: ["あ", scalar])
      #expect(sounds.unicodeScalars.allSatisfy { PhonemeAlphabet.id(of: $0) != nil })
    }
  }

  @Test func wordsAreMarkedAndNotLetters() throws {
    let words = try PreparedJapanese.phonemes(of: "静かな図書館で本を読みました。")
    #expect(words.map(\.text) == ["静か", "な", "図書館", "で", "本", "を", "読み", "ました", "。"])
  }

  @Test func aGivenPronunciationIsTakenAsItIs() throws {
    #expect(try PreparedJapanese.said("[東](/aʣɨma/)へ") == "aʣɨma e")
  }
}
