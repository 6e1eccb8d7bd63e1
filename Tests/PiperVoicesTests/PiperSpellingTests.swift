import Foundation
import Phonemes
import Synthesizer
import Testing

@testable import PiperVoices

/// Our phonemes of words, and what espeak-ng 1.52 writes for the same words.
struct PiperSpellingTests {
  private func spelled(_ phonemes: String, _ language: String) -> String {
    String(PiperSpelling(language: language).signs(of: phonemes))
      .precomposedStringWithCanonicalMapping
  }

  @Test(arguments: [
    ("de", "deːɐ", "dɛɾ"), ("de", "fˈɛnstɐ", "fˈɛnstɜ"), ("de", "hɪnˈWf", "hɪnˈaʊf"),
    ("de", "ʦˈɪmɐ", "tsˈɪmɜ"), ("de", "dˈɔrf", "dˈɔɾf"), ("de", "brˈuːdɐ", "brˈuːdɜ"),
    ("de", "ˈaːbənt", "ˈɑːbənt"), ("de", "frˈYnt", "frˈɔønt"), ("de", "ʦuːɐ", "tsuːɾ"),
    ("es", "ðˈiʧo", "ðˈitʃo"), ("es", "suβˈia", "suβˈiʲa"), ("es", "ˌWnke", "ˌaʊnke"),
    ("fr", "lə", "lə-"), ("fr", "lez", "le-z"), ("fr", "lˈɛ", "lˈɛ"), ("fr", "vjˈø", "vjˈø"),
    ("it", "lˈɛɪ", "lˈɛi"), ("it", "ˈoɲɲɪ", "ˈoɲɲɪ"), ("it", "prˈima", "pɾˈima"),
    ("it", "sˈera", "sˈera"), ("it", "pjˈɔʤːa", "pjˈɔdʒːa"), ("it", "ˈɛSere", "ˈɛssere"),
    ("it", "mˈio", "mˈiʲo"),
    ("pt", "abrˈiʊ", "abɾˈiw"), ("pt", "u", "ʊ"), ("pt", "tˈaɾʤyz", "tˈaɾdʒɪz"),
    ("pt", "lˈoŋɡʊ", "lˈõŋɡʊ"), ("pt", "ˌuŋ", "ũŋ"), ("pt", "vˈɛljʊ", "vˈɛʎʊ"),
    ("pt", "ˈɐ\u{303}ŋʧyz", "ˈɐ\u{303}ntʃɪz"),
    ("pl", "pʃˈɨkwat", "pʃˈɨkwat"),
  ])
  func soundsAreSpelledAsEspeakDoes(language: String, ours: String, theirs: String) {
    #expect(spelled(ours, language) == theirs)
  }

  @Test(arguments: [
    ("ʂa↘ŋ", "s.ˈɑ5ŋ"), ("tɤ", "tˈə1"), ("mei↗jou↓", "meiɜjˈiou2"), ("ʨʰi↓lai", "tɕhi2lˈai1"),
    ("jɛ↘nʦɨ", "jiɛ5ntsˈi\u{32A}1"), ("ʂɨ↗xou", "s.i.ɜχˈou1"), ("wo↓", "wˈo2"), ("kwo↗", "kˈuoɜ"),
    ("ꭧʊ→ŋ", "ts.ˈonɡ5"), ("pʰo→", "phˈo5"), ("ɥɛ↗n", "jˈyæɜn"), ("OK", "OK"), ("", ""),
  ])
  func mandarinIsSpelledSyllableBySyllable(ours: String, theirs: String) {
    #expect(spelled(ours, "zh-CN") == theirs)
  }

  @Test func accentsStandApartFromTheirLetters() {
    let signs = PiperSpelling(language: "fr").signs(of: "ɔ\u{303}ç")
    #expect(Array(signs) == ["ɔ", "\u{303}", "c", "\u{327}"])
  }

  /// Every sign that is written for a language's sounds has a number in the table that all of
  /// Piper's voices share.
  @Test(arguments: ["de", "es", "fr", "hi", "it", "pt"])
  func everySignHasANumber(language: String) throws {
    let phonemizer: RulePhonemizer =
      switch language {
      case "de": .german
      case "es": .spanish
      case "fr": .french
      case "hi": .hindi
      case "it": .italian
      default: .portuguese
      }
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let pairs = letters.flatMap { first in letters.map { "\(first)a\($0) \($0)\(first)en" } }
    let hindi = " सड़क पढ़ा हँसना नहीं ज़्यादा बुद्धि क़ीमत ग़लत ख़ुश संघर्ष ऋषि दुःख माँ"
    for word in phonemizer.phonemes(of: pairs.joined(separator: " ") + hindi) {
      for sign in PiperSpelling(language: language).signs(of: word.phonemes) {
        #expect(TinyPiper.published.contains(sign), "\(word.text): \(sign) of \(word.phonemes)")
      }
    }
  }

  @Test func aLanguageThatNothingReadsIsRefusedByName() throws {
    let error = #expect(throws: SpeechError.self) { try PiperSpelling.check("ja-JP", of: "kumo") }
    #expect("\(try #require(error))".contains("kumo speaks ja-JP"))
    try PiperSpelling.check("de-DE", of: "thorsten")
  }

  @Test func aVoiceThatNeedsTheProgramSaysSo() throws {
    if EspeakProgram() == nil {
      let error = #expect(throws: SpeechError.self) { try PiperSpelling.check("pl-PL", of: "ewa") }
      #expect("\(try #require(error))".contains("Polish is read by the program espeak-ng"))
    } else {
      try PiperSpelling.check("pl-PL", of: "ewa")
    }
  }
}
