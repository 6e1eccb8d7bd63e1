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

  @Test(arguments: [
    ("polizia", "poliʦˈia"), ("tuttavia", "tʊtːavˈia"), ("Maria", "marˈia"),
    ("Mario", "mˈarjo"), ("bugie", "bʊʤˈie"), ("poesia", "poezˈia"), ("addio", "adːˈio"),
    ("strategia", "strateʤˈia"), ("ciliegia", "ʧiljˈɛʤa"), ("chiesa", "kjˈɛza"),
    ("Asia", "ˈazja"), ("mormorio", "mormorˈio"), ("vittoria", "vitːˈɔrja"),
    ("teoria", "teorˈia"),
  ])
  func theIBeforeTheLastVowelIsStressedInWordsOfItsKind(word: String, sounds: String) {
    #expect(spelled(word, by: .italian) == sounds)
  }

  @Test(arguments: [
    ("prendersi", "prˈɛndersɪ"), ("arrenderci", "arɾˈɛnderʧɪ"), ("metterlo", "mˈɛtːerlo"),
    ("vederla", "vedˈerla"), ("crederci", "krˈɛderʧɪ"), ("moderne", "modˈɛrne"),
    ("diversi", "divˈɛrsɪ"), ("lanterne", "lantˈɛrne"), ("aperti", "apˈɛrtɪ"),
    ("ditemi", "dˈitemɪ"), ("leggere", "lˈɛʤːere"),
  ])
  func verbsKeepTheirStressBeforePronouns(word: String, sounds: String) {
    #expect(spelled(word, by: .italian) == sounds)
  }

  @Test(arguments: [
    ("avevamo", "avevˈamo"), ("mangiano", "mˈanʤano"), ("cominciano", "komˈinʧano"),
    ("artigiano", "artiʤˈano"), ("contadini", "kontadˈinɪ"), ("ordini", "ˈɔrdinɪ"),
    ("orologi", "orolˈɔʤɪ"), ("tenere", "tenˈere"), ("costui", "kostˈuɪ"),
  ])
  func endingsOfVerbsAndNounsTellTheirStress(word: String, sounds: String) {
    #expect(spelled(word, by: .italian) == sounds)
  }
}
