import Foundation
import ReadingModel
import SpokenText
import TestSupport
import Testing

/// A language's normaliser, and words of it that are never touched.
struct RomanceCase: Sendable, CustomTestStringConvertible {
  var name: String
  var normalizer: RomanceNormalizer
  var plain: [String]
  var testDescription: String { name }

  static let all = [
    RomanceCase(
      name: "es", normalizer: .spanish,
      plain: ["nadie", "habló", "entonces,", "¿por", "qué?", "—dijo—", "él.", "Hélas!"]),
    RomanceCase(
      name: "it", normalizer: .italian,
      plain: ["nessuno", "parlò", "allora,", "perché", "sì?", "—disse—", "c’era.", "Hélas!"]),
    RomanceCase(
      name: "fr", normalizer: .french,
      plain: ["personne", "n’a", "parlé,", "alors", "pourquoi ?", "—dit-il—", "l’été.", "Hélas!"]),
    RomanceCase(
      name: "pt", normalizer: .portuguese,
      plain: ["ninguém", "falou", "então,", "por", "quê?", "—disse—", "não.", "Hélas!"]),
  ]
}

private let pieces = [
  "$", "€", "12", "1.234", "1 234", ",", ".", "5", ":", "30", "p.", "m.", "h", "/", "-", "–", "XIV",
  "capítulo", "Luis", "siglo", "de", "marzo", "Sr.", "n.º", "º", "ª", "pág.", "EE.", "UU.", "kg",
  "%", "@", "www.", "com", "&", "+", "(", ")", "[", "](/", "/)", " ", " ", " ", "\u{A0}", "\u{301}",
  "ñ", "ß", "я", "中", "😀", "👨‍👩‍👧", "❤️", "\u{FE0F}", "½", "°", "C", "99999999999999999999", "0", "a",
  "é",
]

private func randomText(_ generator: inout SeededGenerator) -> String {
  let count = Int.random(in: 0...24, using: &generator)
  return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
}

struct RomanceSpanTests {
  @Test(arguments: RomanceCase.all)
  func spansOfAnyTextAscendAndCoverIt(language: RomanceCase) {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      let sentence = randomText(&generator)
      #expect(spanFault(of: language.normalizer.spoken(sentence), from: sentence) == nil)
    }
  }

  @Test(arguments: RomanceCase.all)
  func plainWordsAreNeverTouched(language: RomanceCase) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &generator)
      let words = (0..<count).map { _ in language.plain.randomElement(using: &generator) ?? "" }
      let sentence = words.joined(separator: " ")
      #expect(language.normalizer.spoken(sentence) == MappedText(unchanged: sentence))
    }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: RomanceCase.all,
    [
      "[", "[a](/", "a.", "a.a/", "1-", "1.", "1,111,", "1 111 ", "((", "Sr. ", "I ", "M", "p.ej",
      "😀", "\u{200D}", "12345678-", "www.", "a@", "@", "$1-", "1:", "5 de ", "'", "1/2 ", "+1 ",
    ])
  func aLongHostileSentenceTakesLinearTime(language: RomanceCase, piece: String) {
    let sentence = String(repeating: piece, count: 20_000 / piece.utf16.count)
    #expect(spanFault(of: language.normalizer.spoken(sentence), from: sentence) == nil)
  }

  @Test func charactersThatNobodySeesChangeNothing() {
    let normalizer = RomanceNormalizer.spanish
    let marked = "Pagó 1\u{AD}2 euros\u{200B}, Sr\u{2060}. Gil"
    let spoken = normalizer.spoken(marked)
    #expect(spoken.text == "Pagó doce euros, Señor Gil")
    #expect(spanFault(of: spoken, from: marked) == nil)
  }

  @Test func eachSpokenWordKnowsItsSource() throws {
    let sentence = "Pagó 3,50 € el 4 de mayo."
    let spoken = RomanceNormalizer.spanish.spoken(sentence)
    func source(of word: String) throws -> String {
      let range = try #require(spoken.text.range(of: word))
      let low = range.lowerBound.utf16Offset(in: spoken.text)
      let high = range.upperBound.utf16Offset(in: spoken.text)
      return String(
        decoding: Array(sentence.utf16)[spoken.source(of: low..<high)], as: UTF16.self)
    }
    #expect(try source(of: "cincuenta") == "3,50 €")
    #expect(try source(of: "Pagó") == "Pagó")
    #expect(try source(of: "cuatro") == "4")
  }
}
