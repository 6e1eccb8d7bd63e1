import Phonemes
import TestSupport
import Testing

@testable import Synthesizer

struct RulePhonemizerTests {
  static let all: [RulePhonemizer] = [.spanish, .italian, .portuguese, .french, .german, .hindi]

  private static let pieces = [
    "casa", "l’", "'", "-", "ñandú", "ção", "œil", "Straße", "Žižek", "Москва", "日本", "עברית",
    "αβγ", "hmm", "B", "XYZ", "123", "٣", "«", "»", "¿", "…", "—", ".", " ", " ", "\n", "\u{301}",
    "ᵉʳ",
    "हिन्दी", "ड़", "ऋ", "\u{94D}", "\u{93C}", "\u{902}", "\u{93F}", "\u{903}", "ऽ", "४२", "\u{200D}",
    "\u{200B}", "😀", "[", "](/kˈasa/)", "](", ")", "*", "ﬁ", "ǆ", "İ",
  ]

  @Test(arguments: all.indices)
  func rangesAscendInAnyTextAndEverySymbolIsKnown(index: Int) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      var end = 0
      for word in Self.all[index].phonemes(of: text) {
        #expect(word.source.lowerBound >= end && word.source.upperBound <= text.utf16.count)
        #expect(!word.source.isEmpty)
        end = word.source.upperBound
      }
      #expect(TokenSequence(Self.all[index].phonemes(of: text)).unknown.isEmpty, "\(text)")
    }
  }

  @Test(
    arguments: all.indices,
    [
      "the quick brown fox", "Москва", "東京", "Αθήνα", "Straße", "Łódź", "h", "x", "hmm", "pst",
      "km",
      "ñ", "ç", "Ørsted", "naïve", "rhythm", "psst", "qwrt",
    ])
  func nothingThatHasLettersVanishes(index: Int, text: String) {
    for word in Self.all[index].phonemes(of: text) {
      #expect(WordTiming.isSpoken(word), "\(word.text)")
    }
  }

  @Test(arguments: all.indices)
  func aGivenPronunciationIsTakenAsItIs(index: Int) {
    let words = Self.all[index].phonemes(of: "a [Nguyen](/wˈin/) b")
    #expect(words.map(\.text) == ["a", "Nguyen", "b"])
    #expect(words[1].phonemes == "wˈin" && words[1].hasTrailingSpace)
  }

  @Test(arguments: all.indices, ["a-", "'a", "aeiou", "ñ", "q", "l'", "[", "中", "123"])
  func aLongHostileWordTakesLinearTime(index: Int, piece: String) {
    let text = String(repeating: piece, count: 20_000 / piece.utf16.count)
    let words = Self.all[index].phonemes(of: text)
    #expect(words.allSatisfy { $0.source.upperBound <= text.utf16.count })
  }
}
