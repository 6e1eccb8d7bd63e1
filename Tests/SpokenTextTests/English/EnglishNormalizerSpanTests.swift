import Foundation
import ReadingModel
import SpokenText
import TestSupport
import Testing

private let pieces = [
  "a", "the", "May", "Dr", "St", "No", "IV", "Louis", "U", "S", "US", "pm", "kg", "km", "th", "s",
  "x", "www", "com", "Chapter", "million", "1", "12", "1999", "007", "3", "½", "$", "£", "€", "%",
  "°", "C", ".", ",", ":", "-", "–", "—", "/", "'", "’", "\"", "(", ")", "[", "]", "&", "@", "#",
  "+", "=", "*", "~", "_", " ", " ", " ", "  ", "\n", "\u{97}", "\u{301}", "é", "ß", "α", "中", "😀",
  "👨‍👩‍👧", "👍🏽", "🇩🇪", "❤️", "\u{FE0F}", "\u{200D}", "²", "§", "…", "99999999999999999999", "0", "/)",
  "](/",
]

private func randomText(_ generator: inout SeededGenerator) -> String {
  let count = Int.random(in: 0...24, using: &generator)
  return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
}

@Suite(.ownThreads)
struct EnglishNormalizerSpanTests {
  @Test(arguments: EnglishNormalizer.Dialect.allCases)
  func spansOfAnyTextAscendAndCoverIt(dialect: EnglishNormalizer.Dialect) {
    let normalizer = EnglishNormalizer(dialect: dialect)
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      let sentence = randomText(&generator)
      #expect(spanFault(of: normalizer.spoken(sentence), from: sentence) == nil)
    }
  }

  @Test func plainWordsAreNeverTouched() {
    let words = ["nobody", "spoke", "again,", "for", "hours;", "it", "isn’t", "known.", "Hélas!"]
    let normalizer = EnglishNormalizer(dialect: .american)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &generator)
      let sentence = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
      #expect(normalizer.spoken(sentence) == MappedText(unchanged: sentence))
    }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "[", "[a](/", "a.", "a.a/", "1-", "1.", "1,111,", "1\" ", "((", "Dr. ", "St.", "I ", "M",
      "e.g.",
      "😀", "🇩", "\u{200D}", "12345678-", "www.", "a@", "$1-", "5'", "1:", "May 1-", "'", "1/2 ",
    ])
  func aLongHostileSentenceTakesLinearTime(piece: String) {
    let sentence = String(repeating: piece, count: 20_000 / piece.utf16.count)
    let spoken = EnglishNormalizer(dialect: .american).spoken(sentence)
    #expect(spanFault(of: spoken, from: sentence) == nil)
  }

  @Test func eachSpokenWordKnowsItsSource() throws {
    let sentence = "He paid $3.50 on May 4."
    let spoken = EnglishNormalizer(dialect: .american).spoken(sentence)
    #expect(try source(of: "fifty", in: spoken, from: sentence) == "$3.50")
    #expect(try source(of: "paid", in: spoken, from: sentence) == "paid")
    #expect(try source(of: "fourth", in: spoken, from: sentence) == "May 4")
    #expect(try source(of: "He", in: spoken, from: sentence) == "He")
  }

  private func source(
    of word: String, in spoken: MappedText, from sentence: String
  ) throws -> String {
    let range = try #require(spoken.text.range(of: word))
    let low = range.lowerBound.utf16Offset(in: spoken.text)
    let high = range.upperBound.utf16Offset(in: spoken.text)
    let units = Array(sentence.utf16)
    return String(decoding: units[spoken.source(of: low..<high)], as: UTF16.self)
  }

  @Test(.enabled(if: Places.corpus != nil, "needs the corpus"))
  func spansOfRealSentencesAscendAndCoverThem() throws {
    let corpus = try #require(Places.corpus)
    let folder = corpus.appending(path: "tts-text/tn")
    let normalizer = EnglishNormalizer(dialect: .american)
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".jsonl") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // Every tenth: parsing the file is what takes long.
      for line in text.split(separator: "\n").enumerated().filter({ $0.offset % 10 == 0 }).map(
        \.element)
      {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        let sentence = try #require(object?["input"] as? String)
        #expect(spanFault(of: normalizer.spoken(sentence), from: sentence) == nil)
        count += 1
      }
    }
    #expect(count > 0)
  }
}

/// Characters that nobody sees separate nothing and join nothing.
@Suite(.ownThreads)
struct InvisibleCharacterTests {
  static let invisible = ["\u{2060}", "\u{AD}", "\u{200B}", "\u{FEFF}", "\u{200E}", "\u{2063}"]

  @Test(arguments: invisible)
  func whatIsSaidIsWhatIsSeen(mark: String) {
    let normalizer = EnglishNormalizer(dialect: .british)
    for sentence in [
      "the question|—Oh", "such manners!|—so rude", "|£3|.50 and| 12|th", "Dr|. |Jones", "|",
      "a|b|",
    ] {
      let seen = normalizer.spoken(sentence.replacing("|", with: "")).text
      let marked = sentence.replacing("|", with: mark)
      let spoken = normalizer.spoken(marked)
      #expect(spoken.text == seen)
      #expect(spanFault(of: spoken, from: marked) == nil)
    }
  }
}
