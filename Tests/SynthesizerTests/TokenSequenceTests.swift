import Phonemes
import Synthesizer
import Testing

struct TokenSequenceTests {
  @Test func symbolsStandBetweenBoundaries() {
    let tokens = TokenSequence([word("no", space: false), word(".", space: true)])
    #expect(tokens.ids == [0, 56, 57, 4, 0])
    #expect(tokens.roles == [.space, .word(0), .word(0), .mark, .space])
    #expect(tokens.symbolCount == 3)
  }

  @Test func spacesStandOnlyBetweenWords() {
    let tokens = TokenSequence([word("", space: true), word("a"), word("", space: true), word("b")])
    #expect(tokens.ids == [0, 43, 16, 44, 0])
  }

  @Test func unknownSymbolsAreLeftOutAndNamed() {
    let tokens = TokenSequence([word("a☃b", space: false)])
    #expect(tokens.ids == [0, 43, 44, 0])
    #expect(tokens.unknown == ["☃"])
  }

  @Test func marksAloneAreNoSound() {
    #expect(!TokenSequence([word("…", space: false)]).hasSound)
    #expect(!TokenSequence([]).hasSound)
    #expect(TokenSequence([word("a")]).hasSound)
  }

  @Test func thePointInAWordIsPartOfASound() {
    let tokens = TokenSequence([word("r.a", space: false), word("r."), word(".", space: false)])
    #expect(
      tokens.roles == [
        .space, .word(0), .word(0), .word(0), .word(1), .word(1), .space, .mark, .space,
      ])
  }

  @Test func phonemesMakeTheSameTokensAsTheirText() {
    let text = "ði ˈOld “fˈɛɹi”, lˈɛft…"
    let utterance = Utterance(phonemes: text)
    #expect(utterance.phonemes == text)
    #expect(utterance.words.count == 8)
    let ids = text.unicodeScalars.compactMap(PhonemeAlphabet.id)
    #expect(TokenSequence(utterance.words).ids == [0] + ids + [0])
  }
}
