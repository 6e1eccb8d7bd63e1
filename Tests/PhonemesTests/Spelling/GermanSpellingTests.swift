import Phonemes
import Testing

struct GermanSpellingTests {
  private static func sounds(_ text: String) -> String { spelled(text, by: .german) }

  @Test(arguments: [
    ("Tag", "tˈaːk"), ("Tage", "tˈaːɡə"), ("Hund", "hˈʊnt"), ("Kind", "kˈɪnt"), ("ich", "ɪç"),
    ("Nacht", "nˈaxt"), ("Licht", "lˈɪçt"), ("sechs", "zˈɛks"), ("Stein", "ʃtˈIn"),
    ("Spiel", "ʃpˈiːl"),
    ("Haus", "hˈWs"), ("Häuser", "hˈYzɐ"), ("Straße", "ʃtrˈaːsə"), ("Katze", "kˈaʦə"),
    ("Deutsch", "dˈYʧ"), ("Quelle", "kvˈɛlə"), ("jung", "jˈʊŋ"), ("danken", "dˈaŋkən"),
    ("König", "kˈøːnɪç"), ("Könige", "kˈøːnɪɡə"), ("Vogel", "fˈoːɡəl"), ("Vase", "vˈaːzə"),
    ("hören", "hˈøːrən"), ("hört", "hˈøːɐt"), ("Uhr", "ˈuːɐ"), ("Mutter", "mˈʊtɐ"),
    ("Pferd", "pfˈeːɐt"), ("Buch", "bˈuːx"), ("Sprache", "ʃprˈaːxə"), ("lebt", "lˈeːpt"),
  ])
  func lettersSoundByTheirPlace(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("Besuch", "bəzˈuːx"), ("gesagt", "ɡəzˈaːkt"), ("verstehen", "fɛɐʃtˈeːən"),
    ("Entscheidung", "ɛntʃˈIdʊŋ"), ("aufstehen", "ˈWfʃtˌeːən"), ("angekommen", "ˈanɡəkˌɔmən"),
    ("geben", "ɡˈeːbən"), ("Geist", "ɡˈIst"), ("Berg", "bˈɛrk"), ("andere", "ˈandərə"),
    ("darauf", "darˈWf"), ("hinein", "hɪnˈIn"), ("zurück", "ʦurˈyk"),
  ])
  func prefixesDecideTheStress(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("freundlich", "frˈYntlɪç"), ("Freiheit", "frˈIhIt"), ("Wohnung", "vˈoːnʊŋ"),
    ("Mädchen", "mˈɛːtçən"), ("Nation", "naʦjˈoːn"), ("studieren", "ʃtudˈiːrən"),
    ("Universität", "univɛrzitˈɛːt"), ("Musik", "muzˈiːk"), ("Soldat", "zɔldˈaːt"),
    ("Minute", "minˈuːtə"), ("Student", "ʃtudˈɛnt"), ("Auto", "ˈWto"), ("Professor", "profˈɛsoɐ"),
    ("Bäckerei", "bɛkərˈI"), ("Freundin", "frˈYndɪn"), ("Familie", "famˈiːljə"),
  ])
  func endingsDecideTheStress(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("Haustür", "hˈWstˌyːɐ"), ("Leuchtturm", "lˈYçttˌʊrm"), ("Abendessen", "ˈaːbəntˌɛsən"),
    ("Apfelbaum", "ˈapfəlbˌWm"), ("Eisenbahn", "ˈIzənbˌaːn"),
    ("einundzwanzig", "ˈInʊntʦvˌanʦɪç"),
  ])
  func compoundsAreReadByTheirParts(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("„Wer da?“", "“veːɐ daː?“"), ("BMW", "bˈeː ˈɛm vˈeː"), ("7", "zˈiːbən"),
    ("die Zeit", "diː ʦˈIt"), ("rot-weiß", "rˈoːt vˈIs"),
  ])
  func marksLettersAndDigitsAreRead(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds)
  }
}
