import Phonemes
import Testing

@testable import PiperVoices

struct EnglishSymbolsTests {
  /// Our phonemes, and what espeak-ng's voice `en-us` writes for the same word.
  private static let american = [
    ("ˈOld", "ˈoʊld"), ("lˈIthˌWs", "lˈaɪthˌaʊs"), ("kˈipəɹ", "kˈiːpɚ"), ("klˈImd", "klˈaɪmd"),
    ("ɹˈum", "ɹˈuːm"), ("nˈObˌɑdi", "nˈoʊbˌɑːdi"), ("vˈɪlɪʤ", "vˈɪlɪdʒ"), ("lˈɔŋ", "lˈɔŋ"),
    ("lˈɛTəɹ", "lˈɛɾɚ"), ("hi", "hiː"), ("kˈɜɹɪʤ", "kˈɜːɹɪdʒ"), ("tˈɜɹn", "tˈɜːn"),
    ("əlˈɔŋ", "ɐlˈɔŋ"), ("kwˈɛsʧᵊnz", "kwˈɛstʃənz"), ("bɹˈɔt", "bɹˈɔːt"), ("stˈɔɹi", "stˈɔːɹi"),
    ("əɹˈWnd", "ɚɹˈaʊnd"), ("ði", "ðɪ"), ("ɔn", "ɔn"), ("ɹˈOzᵻz", "ɹˈoʊzᵻz"), ("bˈY", "bˈɔɪ"),
    ("wˈAt", "wˈeɪt"), ("bˈɑks", "bˈɑːks"), ("kɹˈɔst", "kɹˈɔst"), ("ɐ", "ɐ"),
  ]
  private static let british = [
    ("ɡˈQ", "ɡˈəʊ"), ("lˈɒt", "lˈɒt"), ("bˈɑːθ", "bˈɑːθ"), ("ðˈɛː", "ðˈeə"), ("nˈɪə", "nˈiə"),
    ("nˈɜːs", "nˈɜːs"), ("ˈɔːl", "ˈɔːl"), ("bˈʌtə", "bˈʌtə"),
  ]

  @Test(arguments: american)
  func americanSoundsAreSpelledAsEspeakDoes(ours: String, theirs: String) {
    #expect(EnglishSymbols(isBritish: false).spelled(ours) == theirs)
  }

  @Test(arguments: british)
  func britishSoundsAreSpelledAsEspeakDoes(ours: String, theirs: String) {
    #expect(EnglishSymbols(isBritish: true).spelled(ours) == theirs)
  }

  @Test func everySoundOfTheInventoryHasASignThatAVoiceKnows() throws {
    let settings = try PiperSettings(TinyPiper.json(TinyPiper.settings()), of: "tiny")
    let spelling = EnglishSymbols(isBritish: false)
    for phoneme in PhonemeInventory.english where phoneme.dialects.contains(.american) {
      for sign in spelling.spelled(String(Character(phoneme.symbol))).unicodeScalars {
        #expect(settings.ids[sign] != nil, "\(phoneme.symbol) is spelled \(sign)")
      }
    }
  }
}
