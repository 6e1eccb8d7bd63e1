import Foundation
import Synthesizer
import TestSupport
import Testing

@testable import Phonemes

/// The prepared Chinese data, opened once for all tests.
enum PreparedChinese {
  static let data: ChineseData? = Places.resources.flatMap {
    try? ChineseData(folder: $0.appending(path: "chinese"))
  }

  static let reason: Comment = "needs the Chinese data of `make build`"

  static func phonemes(of text: String) throws -> [PhonemeWord] {
    let data = try #require(data)
    return try ChinesePhonemizer(data: data) { ForeignEcho() }.phonemes(of: text)
  }

  static func said(_ text: String) throws -> String {
    try phonemes(of: text).map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined()
  }

  /// The syllables of a text, tones changed as in speech.
  static func pinyin(_ text: String) throws -> String {
    var words = ChineseReader(data: try #require(data)).words(of: Array(text.unicodeScalars))
    ToneSandhi.apply(to: &words)
    return words.map { $0.syllables.map { $0?.text ?? "?" }.joined() }.joined(separator: " ")
  }
}

@Suite(.enabled(if: PreparedChinese.data != nil, PreparedChinese.reason))
struct ChinesePhonemizerTests {
  @Test(arguments: [
    ("我们一起去北京大学读书", "wo3men5 yi4qi3 qu4 bei3jing1da4xue2 du2shu1"),
    ("你长大以后很长", "ni2 zhang3da4 yi3hou4 hen3chang2"), ("银行行长", "yin2hang2hang2zhang3"),
    ("頭髮很長", "tou2fa5 hen3chang2"), ("為了學習", "wei4le5 xue2xi2"), ("他還給我", "ta1 huan2gei2 wo3"),
    ("委员长", "wei3yuan2zhang3"), ("全长", "quan2chang2"), ("她长得高", "ta1 zhang3 de5 gao1"),
    ("增长率", "zeng1zhang3lv4"), ("两只猫", "liang3zhi1 mao1"), ("变得", "bian4de5"),
    ("他得了感冒", "ta1 de2 le5 gan3mao4"), ("他得走了", "ta1 dei2 zou3 le5"), ("求得", "qiu2de2"),
  ])
  func charactersAreReadAsTheirWordsAre(text: String, pinyin: String) throws {
    #expect(try PreparedChinese.pinyin(text) == pinyin)
  }

  @Test(arguments: [
    ("一个", "yi2ge4"), ("一天", "yi4tian1"), ("第一次", "di4yi1ci4"), ("一九九四", "yi1jiu2jiu3 si4"),
    ("唯一", "wei2yi1"), ("不错", "bu2cuo4"), ("不好", "bu4hao3"), ("看一看", "kan4yi5kan4"),
    ("你好", "ni2hao3"), ("展览馆", "zhan2lan2guan3"), ("孩子们吧", "hai2zi5 men5 ba5"), ("玩儿", "wan2er5"),
    ("女儿", "nv3er2"), ("月亮出来", "yue4liang5 chu1lai5"), ("麻烦", "ma2fan5"),
  ])
  func tonesChangeAsInSpeech(text: String, pinyin: String) throws {
    #expect(try PreparedChinese.pinyin(text) == pinyin)
  }

  @Test(arguments: [
    ("他说：“你好！”", "tʰa→ ʂwo→: “ni↗xau↓!” "), ("《红楼梦》", "“xʊ↗ŋlou↗mə↘ŋ” "), ("日子", "ɻɨ↘ʦɨ"),
    ("玉女、绿茶。", "y↘ny↓, ly↘ꭧʰa↗. "), ("用OK吧", "jʊ↘ŋ a pa"), ("艾伦·图灵", "ai↘lwə↗n tʰu↗li↗ŋ"),
  ])
  func sentencesBecomeKokorosAlphabet(text: String, sounds: String) throws {
    #expect(try PreparedChinese.said(text) == sounds)
  }

  @Test func everySyllableOfTheDataHasSoundsThatTheVoicesKnow() throws {
    let data = try #require(PreparedChinese.data)
    var silent: Set<String> = []
    for value in UInt32(0x4E00)...0x9FFF {
      for syllable in data.readings(of: try #require(Unicode.Scalar(value))) {
        let sounds = PinyinSounds.sounds(of: syllable)
        if sounds.isEmpty { silent.insert(syllable.text) }
        #expect(sounds.unicodeScalars.allSatisfy { PhonemeAlphabet.id(of: $0) != nil })
      }
    }
    #expect(silent.isEmpty, "\(silent)")
  }

  @Test func wordsAreMarkedAndNotLetters() throws {
    let words = try PreparedChinese.phonemes(of: "清晨的图书馆里坐满了学生。")
    #expect(words.map(\.text) == ["清晨", "的", "图书馆", "里", "坐满", "了", "学生", "。"])
  }

  @Test func aGivenPronunciationIsTakenAsItIs() throws {
    #expect(try PreparedChinese.said("找[乐](/ɥe↘/)亭") == "ꭧau↓ ɥe↘ tʰi↗ŋ")
  }

  private struct Homograph: Decodable {
    var sentence: String
    var char_index: Int
    var pinyin: String
  }

  /// pypinyin, whose data this is, reads 88 % of them as the collection does.
  @Test(.enabled(if: Places.corpus != nil, "needs the corpus"))
  func mostCharactersWithSeveralReadingsAreRight() throws {
    let file = try #require(Places.corpus).appending(
      path: "tts-text/g2p/polyphones_zh.visible.jsonl")
    let reader = ChineseReader(data: try #require(PreparedChinese.data))
    var right = 0
    var all = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let gold = try JSONDecoder().decode(Homograph.self, from: Data(line.utf8))
      let scalars = Array(gold.sentence.unicodeScalars)
      var (low, high) = (gold.char_index, gold.char_index)
      while low > 0, scalars[low - 1].isHan { low -= 1 }
      while high < scalars.count, scalars[high].isHan { high += 1 }
      let syllables = reader.words(of: Array(scalars[low..<high])).flatMap(\.syllables)
      all += 1
      let said =
        syllables.indices.contains(gold.char_index - low)
        ? syllables[gold.char_index - low]?.text : nil
      if said == gold.pinyin.replacing("u:", with: "v") { right += 1 }
    }
    #expect(Double(right) / Double(max(all, 1)) >= 0.93, "\(right) of \(all)")
  }
}
