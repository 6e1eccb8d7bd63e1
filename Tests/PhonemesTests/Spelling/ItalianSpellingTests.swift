import Phonemes
import Testing

struct ItalianSpellingTests {
  @Test(arguments: [
    ("ciao", "ʧˈao"), ("chiesa", "kjˈɛza"), ("ghiaccio", "ɡjˈaʧːo"), ("giorno", "ʤˈorno"),
    ("famiglia", "famˈiʎa"), ("scena", "ʃˈɛna"), ("pesce", "pˈɛʃe"), ("pizza", "pˈiʦːa"),
    ("mezzo", "mˈɛʣːo"), ("gatto", "ɡˈatːo"), ("acqua", "ˈakːwa"), ("sbaglio", "zbˈaʎo"),
    ("essere", "ˈɛSere"), ("uomo", "wˈɔmo"), ("zio", "ʦˈio"), ("gnocchi", "ɲˈɔkːɪ"),
    ("l’amico", "lamˈiko"),
  ])
  func lettersSoundByTheirPlace(word: String, sounds: String) {
    #expect(spelled(word, by: .italian) == sounds)
  }

  @Test(arguments: [
    ("città", "ʧitːˈa"), ("macchina", "mˈakːina"), ("macchine", "mˈakːine"),
    ("popolo", "pˈɔpolo"), ("parlano", "pˈarlano"), ("italiano", "italjˈano"),
    ("avere", "avˈere"), ("prendere", "prˈɛndere"), ("facile", "fˈaʧile"),
    ("bellissimo", "bellˈiSimo"), ("geografia", "ʤeoɡrafˈia"), ("storia", "stˈɔrja"),
    ("nell’epoca", "nellˈɛpoka"), ("telefono", "telˈɛfono"),
  ])
  func theStressIsKnownFromAccentEndingOrList(word: String, sounds: String) {
    #expect(spelled(word, by: .italian) == sounds)
  }
}
