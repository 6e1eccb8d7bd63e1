import Phonemes
import Testing

/// The phonemes of a sentence as the voices see them.
func spelled(_ text: String, by phonemizer: RulePhonemizer) -> String {
  phonemizer.phonemes(of: text).map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined()
}

struct SpanishSpellingTests {
  private static func sounds(_ text: String) -> String { spelled(text, by: .spanish) }

  @Test(arguments: [
    ("casa", "kˈasa"), ("cielo", "θjˈelo"), ("queso", "kˈeso"), ("guitarra", "ɡitˈara"),
    ("pingüino", "piŋɡwˈino"), ("gente", "xˈɛnte"), ("niño", "nˈiɲo"), ("calle", "kˈaʎe"),
    ("muchacho", "muʧˈaʧo"), ("rosa", "rˈosa"), ("pero", "pˌeɾo"), ("perro", "pˈero"),
    ("honrado", "onrˈaðo"), ("hueso", "wˈeso"), ("rey", "rˈA"), ("yo", "ʝˈo"),
    ("Europa", "eʊɾˈopa"), ("causa", "kˈWsa"), ("aire", "ˈIɾe"), ("México", "mˈɛxiko"),
    ("acción", "akθjˈon"), ("viuda", "bjˈuða"), ("muy", "mˈuj"), ("lobo", "lˈoβo"),
  ])
  func lettersSoundByTheirPlace(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("árbol", "ˈaɾβol"), ("ciudad", "θjuðˈad"), ("jóvenes", "xˈoβenes"), ("país", "paˈis"),
    ("teléfono", "telˈefono"), ("cantaban", "kantˈaβan"), ("universidad", "ˌuniβeɾsiðˈad"),
    ("rápidamente", "rˈapiðamˈente"),
  ])
  func theStressFollowsAccentOrEnding(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("la vaca", "la βˈaka"), ("un beso", "ˈum bˈeso"), ("un gato", "ˈuŋ ɡˈato"),
    ("con pan", "kom pˈan"), ("Dedo, dedo", "dˈeðo, dˈeðo"),
  ])
  func neighboursChangeEachOther(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds)
  }

  @Test(arguments: [
    ("«¿Qué?» —dijo.", "“kˈe?” —dˈixo."), ("DVD", "dˈe ˈuβe ðˈe"), ("y 7", "i sjˈete"),
    ("franco-alemán", "fɾˈanko ˌalemˈan"),
  ])
  func marksLettersAndDigitsAreRead(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds)
  }
}
