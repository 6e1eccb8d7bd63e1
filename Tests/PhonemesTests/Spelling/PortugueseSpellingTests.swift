import Foundation
import Phonemes
import Testing

struct PortugueseSpellingTests {
  @Test(arguments: [
    ("casa", "kˈazæ"), ("cidade", "sidˈaʤy"), ("noite", "nˈoɪʧy"), ("filho", "fˈiljʊ"),
    ("vinho", "vˈiɲʊ"), ("chuva", "ʃˈuvæ"), ("rato", "xˈatʊ"), ("carro", "kˈaxʊ"),
    ("exame", "ezˈɐ̃my"), ("próximo", "prˈɔsimʊ"), ("táxi", "tˈaksi"), ("água", "ˈaɡwæ"),
    ("quinze", "kˈiŋzy"), ("tranquilo", "trɐ̃ŋkwˈilʊ"), ("Brasil", "brazˈiʊ"), ("alto", "ˈWtʊ"),
    ("sol", "sˈɔl"), ("pouco", "pˈowkʊ"), ("lei", "lˈA"),
  ])
  func lettersSoundByTheirPlace(word: String, sounds: String) {
    #expect(spelled(word, by: .portuguese) == sounds)
  }

  @Test(arguments: [
    ("pão", "pˈɐ̃ʊ̃"), ("corações", "kˌoɾasˈõjs"), ("mãe", "mˈɐ̃j"), ("tempo", "tˈAmpʊ"),
    ("homem", "ˈomAŋ"), ("falam", "fˈalɐ̃ʊ̃"), ("canto", "kˈɐ̃ŋtʊ"), ("bom", "bˈoŋ"),
    ("amanhã", "ˌamɐ̃ɲˈɐ̃"),
  ])
  func vowelsAreNasalBeforeNasals(word: String, sounds: String) {
    #expect(
      spelled(word, by: .portuguese).decomposedStringWithCanonicalMapping
        == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("dia", "ʤˈiæ"), ("história", "istˈɔɾjæ"), ("país", "paˈis"), ("raiz", "xaˈis"),
    ("amor", "amˈoɾ"), ("avó", "avˈɔ"), ("nova", "nˈɔvæ"), ("novo", "nˈovʊ"),
    ("terra", "tˈɛxæ"), ("mesa", "mˈezæ"), ("os amigos", "ʊz amˈiɡʊs"),
  ])
  func stressAndOpennessAreKnown(word: String, sounds: String) {
    #expect(spelled(word, by: .portuguese) == sounds)
  }

  @Test(arguments: [
    ("deve", "dˈɛvy"), ("parece", "paɾˈɛsy"), ("recebem", "xesˈɛbAŋ"), ("sobre", "sˈobry"),
    ("parede", "paɾˈeʤy"), ("dele", "dˈely"), ("treze", "trˈezy"), ("sucesso", "susˈɛsʊ"),
    ("professora", "prˌofesˈoɾæ"), ("senhora", "seɲˈɔɾæ"), ("floresta", "floɾˈɛstæ"),
    ("famoso", "famˈozʊ"), ("famosos", "famˈɔzʊs"), ("mulheres", "muljˈɛɾys"),
    ("cores", "kˈoɾys"), ("quiserem", "kizˈɛɾAŋ"), ("tivesse", "ʧivˈɛsy"),
    ("vendesse", "vAŋdˈesy"), ("hoje", "ˈoʒy"), ("mesma", "mˈezmæ"),
  ])
  func endingsTellWhetherAnEOrOIsOpen(word: String, sounds: String) {
    #expect(spelled(word, by: .portuguese) == sounds)
  }

  @Test(arguments: [("bairro", "bˈIxʊ"), ("ruim", "xuˈiŋ"), ("rainha", "xaˈiɲæ")])
  func anIBeforeTwoRIsAGlide(word: String, sounds: String) {
    #expect(spelled(word, by: .portuguese) == sounds)
  }
}
