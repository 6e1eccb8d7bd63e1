import ReadingModel
import SpokenText
import TestSupport
import Testing

/// The promises of normalisers of languages that are written without spaces.
struct HanSpanTests {
  struct Language: Sendable, CustomTestStringConvertible {
    var name: String
    var spoken: @Sendable (String) -> MappedText
    var testDescription: String { name }
  }

  static let all = [
    Language(name: "zh") { HanNormalizer.chinese.spoken($0) },
    Language(name: "ja") { HanNormalizer.japanese.spoken($0) },
  ]

  private static let pieces = [
    "我", "第", "年", "月", "日", "个", "2", "12", "1994", "0", "99999999999999999999", ".", ",", "，",
    "：",
    ":", "/", "-", "～", "〜", "%", "％", "$", "￥", "US$", "kg", "km/h", "°C", "A", "iPhone", "www.",
    "com",
    "@", "+", "=", "≥", "(", "（", "[", "](/", "/)", " ", "\u{3000}", "。", "」", "は", "カ", "ー", "時",
    "半",
    "😀", "👨‍👩‍👧", "❤️", "\u{FE0F}", "½", "𠮷", "\u{200B}", "한", "é", "\u{301}", "后", "打", "号码", "午前",
  ]

  @Test(arguments: all)
  func spansOfAnyTextAscendAndCoverIt(language: Language) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      let count = Int.random(in: 0...24, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      #expect(spanFault(of: language.spoken(text), from: text) == nil, "\(text)")
    }
  }

  @Test(
    .timeLimit(.minutes(10)), arguments: all,
    [
      "我", "は", "a", "1", "[", "[a](/", "1-", "1.", "1:", "1/", "1,111,", "第1", "打1 ", "号码 ", " ",
      "-",
      "= ", "$", "$1", "a@", "@", "www.", "😀", "\u{200D}", "1年", "1月", "（", "No.", "～1", "是是1",
    ])
  func aLongHostileSentenceTakesLinearTime(language: Language, piece: String) {
    let sentence = String(repeating: piece, count: 40_000 / piece.utf16.count)
    #expect(spanFault(of: language.spoken(sentence), from: sentence) == nil)
  }

  @Test(arguments: all)
  func whatIsSpokenKnowsItsSource(language: Language) throws {
    let sentence = "共１２人、25%。"
    let spoken = language.spoken(sentence)
    let units = Array(sentence.utf16)
    let numbers = spoken.spans.filter { !$0.isCopy }.map {
      String(decoding: units[$0.source], as: UTF16.self)
    }
    #expect(numbers == ["１２", "25%"])
  }
}
