import Phonemes
import Synthesizer
import Testing

struct ShortUtteranceTests {
  @Test func aLoneWordGetsItsStressAndAStop() {
    #expect(Utterance(phonemes: "I").rounded.phonemes == "ˈI.")
    #expect(Utterance(phonemes: "nˈO").rounded.phonemes == "nˈO.")
    #expect(Utterance(phonemes: "“ænd”").rounded.phonemes.hasPrefix("“ˈænd"))
  }

  @Test func theStopComesFromNoText() {
    let words = Utterance(phonemes: "nˈO").rounded.words
    #expect(words.count == 2)
    #expect(words[1].source == 3..<3)
  }

  @Test(arguments: ["nˈO!", "wˈʌn, tˈu,", "…", ""])
  func whatHasAMarkStays(phonemes: String) {
    let utterance = Utterance(phonemes: phonemes)
    #expect(utterance.rounded == utterance)
  }

  @Test func whatIsLongEnoughStays() {
    let utterance = Utterance(phonemes: "ðə kwˈɪk bɹˈWn fˈɑks ʤˈʌmps")
    #expect(utterance.rounded == utterance)
  }
}
