import Foundation
import Phonemes
import Testing

struct FrenchSpellingTests {
  private static func sounds(_ text: String) -> String {
    spelled(text, by: .french).decomposedStringWithCanonicalMapping
  }

  @Test(arguments: [
    ("chat", "ʃˈa"), ("eau", "ˈo"), ("bateaux", "batˈo"), ("soleil", "sɔlˈɛj"), ("fille", "fˈij"),
    ("ville", "vˈil"), ("famille", "famˈij"), ("travailler", "tʁavajˈe"), ("montagne", "mɔ̃tˈaɲ"),
    ("quatre", "kˈatʁ"), ("guerre", "ɡˈɛʁ"), ("bourgeois", "buʁʒwˈa"), ("nation", "nasjˈɔ̃"),
    ("question", "kɛstjˈɔ̃"), ("rose", "ʁˈoz"), ("exemple", "ɛɡzˈɑ̃pl"), ("heureux", "øʁˈø"),
    ("femme", "fˈam"), ("monsieur", "məsjˈø"), ("lentement", "lɑ̃tmˈɑ̃"), ("mangea", "mɑ̃ʒˈa"),
    ("l’homme", "lˈɔm"), ("qu’il", "kil"), ("aujourd’hui", "oʒuʁdyˈi"),
  ])
  func lettersSoundByTheirPlace(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("parlent", "pˈaʁl"), ("moment", "mɔmˈɑ̃"), ("vent", "vˈɑ̃"), ("chantaient", "ʃɑ̃tˈɛ"),
    ("patient", "pasjˈɑ̃"), ("parler", "paʁlˈe"), ("hiver", "ivˈɛʁ"), ("projets", "pʁɔʒˈɛ"),
    ("grands", "ɡʁˈɑ̃"), ("ouest", "wˈɛst"), ("récemment", "ʁesamˈɑ̃"),
  ])
  func endingsAreSilentWhereTheyAre(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("les amis", "lez amˈi"), ("les chats", "le ʃˈa"), ("un ami", "œ̃n amˈi"),
    ("c’est un homme", "sɛt œ̃n ˈɔm"), ("les héros", "le eʁˈo"), ("grand homme", "ɡʁˈɑ̃t ˈɔm"),
    ("dit-il", "dˈitil"), ("six chats", "sˈi ʃˈa"), ("six ans", "sˈiz ˈɑ̃"),
    ("vous, avez", "vu, avˈe"),
  ])
  func finalConsonantsBindToVowels(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds.decomposedStringWithCanonicalMapping)
  }
}
