import Synthesizer
import TestSupport
import Testing

@testable import Phonemes

/// Reads each run of foreign words as one that sounds like "a".
struct ForeignEcho: Phonemizer {
  func phonemes(of sentence: String) -> [PhonemeWord] {
    guard !sentence.unicodeScalars.isEmpty else { return [] }
    return [
      PhonemeWord(
        text: sentence, source: 0..<sentence.utf16.count, phonemes: "a", hasTrailingSpace: false)
    ]
  }
}

/// What holds of Chinese and Japanese alike.
@Suite(
  .enabled(if: PreparedChinese.data != nil, PreparedChinese.reason),
  .enabled(if: PreparedJapanese.phonemizer != nil, PreparedJapanese.reason), .ownThreads)
struct HanPhonemizerTests {
  enum Language: CaseIterable {
    case chinese, japanese

    func phonemes(of text: String) throws -> [PhonemeWord] {
      switch self {
      case .chinese: try PreparedChinese.phonemes(of: text)
      case .japanese: try PreparedJapanese.phonemes(of: text)
      }
    }

    /// What random texts are made of.
    var pieces: [String] {
      switch self {
      case .chinese: HanPhonemizerTests.chinesePieces
      case .japanese: HanPhonemizerTests.japanesePieces
      }
    }
  }

  private static let chinesePieces = [
    "我们", "一", "不", "儿", "長", "鿿", "𠮷", "A", "iPhone 15", "ＡＢ", "é", "\u{301}", "カナ", "한글", "我们안녕",
    "12",
    "。", "，", "「", "」", "……", "——", "·", " ", "\u{3000}", "\n", "😀", "👨‍👩‍👧", "[", "](/ma→/)", "](",
    ")", "*",
    "中", "٣", "\u{200B}",
  ]
  private static let japanesePieces = [
    "猫", "は", "東京", "行き", "ました", "ー", "っ", "ん", "ゃ", "カ", "ｶﾞ", "ゝ", "々", "ヶ月", "三", "本", "十", "〇",
    "鿿", "𠮷",
    "\u{3099}", "A", "iPhone 15", "é", "한글", "12", "。", "、", "「", "」", "……", "・", " ", "\u{3000}",
    "😀", "[",
    "](/ka/)", "](", ")", "\u{200B}", "ㇰ",
  ]

  @Test(arguments: Language.allCases)
  func rangesAscendInAnyTextAndEverySymbolIsKnown(language: Language) throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in language.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      let words = try language.phonemes(of: text)
      var end = 0
      for word in words {
        #expect(word.source.lowerBound >= end && !word.source.isEmpty, "\(text)")
        end = word.source.upperBound
      }
      #expect(end <= text.utf16.count)
      #expect(TokenSequence(words).unknown.isEmpty, "\(text)")
    }
  }

  @Test(
    .timeLimit(.minutes(10)), arguments: Language.allCases,
    ["我", "一", "不", "儿", "鿿", "A我", "😀", "[", "我。", "猫", "あ", "ー", "三", "三本", "Aあ", "あ。"])
  func aWordOfFortyThousandLettersTakesLinearTime(language: Language, piece: String) throws {
    let text = String(repeating: piece, count: 40_000 / piece.utf16.count)
    let words = try language.phonemes(of: text)
    #expect(words.allSatisfy { $0.source.upperBound <= text.utf16.count })
  }
}
