import Foundation
import Synthesizer
import TestSupport
import Testing

@testable import Phonemes

/// The prepared Japanese data, opened once for all tests.
enum PreparedJapanese {
  static let phonemizer: JapanesePhonemizer? = Places.resources.flatMap { share in
    try? JapanesePhonemizer(data: JapaneseData(folder: share.appending(path: "japanese"))) {
      PreparedChinese.Echo()
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

  private static let pieces = [
    "猫", "は", "東京", "行き", "ました", "ー", "っ", "ん", "ゃ", "カ", "ｶﾞ", "ゝ", "々", "ヶ月", "三", "本", "十", "〇",
    "鿿", "𠮷",
    "\u{3099}", "A", "iPhone 15", "é", "한글", "12", "。", "、", "「", "」", "……", "・", " ", "\u{3000}",
    "😀", "[",
    "](/ka/)", "](", ")", "\u{200B}", "ㇰ",
  ]

  @Test func rangesAscendInAnyTextAndEverySymbolIsKnown() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      let words = try PreparedJapanese.phonemes(of: text)
      var end = 0
      for word in words {
        #expect(word.source.lowerBound >= end && !word.source.isEmpty, "\(text)")
        end = word.source.upperBound
      }
      #expect(end <= text.utf16.count)
      #expect(TokenSequence(words).unknown.isEmpty, "\(text)")
    }
  }

  @Test func wordsAreMarkedAndNotLetters() throws {
    let words = try PreparedJapanese.phonemes(of: "静かな図書館で本を読みました。")
    #expect(words.map(\.text) == ["静か", "な", "図書館", "で", "本", "を", "読み", "ました", "。"])
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["猫", "あ", "ー", "三", "三本", "鿿", "Aあ", "😀", "あ。"])
  func aWordOfFortyThousandLettersTakesLinearTime(piece: String) throws {
    let text = String(repeating: piece, count: 40_000 / piece.utf16.count)
    let words = try PreparedJapanese.phonemes(of: text)
    #expect(words.allSatisfy { $0.source.upperBound <= text.utf16.count })
  }

  @Test func aGivenPronunciationIsTakenAsItIs() throws {
    #expect(try PreparedJapanese.said("[東](/aʣɨma/)へ") == "aʣɨma e")
  }
}
