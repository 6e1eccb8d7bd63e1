import Synthesizer
import Testing

struct PhonemeSpellingTests {
  @Test(arguments: [
    ("nəˈvɛl", "nəˈvɛl"), ("/ˈtʃeɪ.ndʒ/", "ˈʧAnʤ"), ("[ɡoʊ]", "ɡO"), ("gr'i:n", "ɡɹˈin"),
    ("t͡ʃɪp", "ʧɪp"),
  ])
  func ipaBecomesTheVoicesAlphabet(ipa: String, symbols: String) throws {
    #expect(try PhonemeSpelling.symbols(of: ipa) == symbols)
  }

  @Test func aBritishVoiceHasLengthsAndItsOwnVowels() throws {
    #expect(try PhonemeSpelling.symbols(of: "ɡəʊ ɔː", convention: .british) == "ɡQ ɔː")
    #expect(try PhonemeSpelling.symbols(of: "lɒt") == "lɑt")
  }

  @Test func whatNoVoiceKnowsIsNamed() {
    let error = #expect(throws: PhonemeSpelling.Failure.self) {
      try PhonemeSpelling.symbols(of: "abc漢d")
    }
    #expect(error?.description.contains("漢") == true)
    for silent in ["", " ", "ˈ", "//", "...", "!"] {
      #expect(throws: PhonemeSpelling.Failure.self) { try PhonemeSpelling.symbols(of: silent) }
    }
  }
}
