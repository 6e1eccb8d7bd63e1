import Foundation
import Phonemes
import Testing

struct FrenchSpellingTests {
  private static func sounds(_ text: String) -> String {
    spelled(text, by: .french).decomposedStringWithCanonicalMapping
  }

  @Test(arguments: [
    ("chat", "ʃˈa"), ("eau", "ˈo"), ("bateaux", "batˈo"), ("soleil", "solˈɛj"), ("fille", "fˈij"),
    ("ville", "vˈil"), ("famille", "famˈij"), ("travailler", "tʁavajˈe"), ("montagne", "mɔ̃tˈaɲ"),
    ("quatre", "kˈatʁ"), ("guerre", "ɡˈɛʁ"), ("bourgeois", "buʁʒwˈa"), ("nation", "nasjˈɔ̃"),
    ("question", "kɛstjˈɔ̃"), ("rose", "ʁˈoz"), ("exemple", "ɛɡzˈɑ̃pl"), ("heureux", "øʁˈø"),
    ("femme", "fˈam"), ("monsieur", "məsjˈø"), ("lentement", "lɑ̃tmˈɑ̃"), ("mangea", "mɑ̃ʒˈa"),
    ("l’homme", "lˈɔm"), ("qu’il", "kil"), ("aujourd’hui", "oʒuʁdyˈi"),
    ("aiguë", "eɡˈy"), ("ciguë", "siɡˈy"), ("meunier", "mønjˈe"), ("vers", "vɛʁ"),
  ])
  func lettersSoundByTheirPlace(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("parlent", "pˈaʁl"), ("moment", "momˈɑ̃"), ("vent", "vˈɑ̃"), ("chantaient", "ʃɑ̃tˈɛ"),
    ("patient", "pasjˈɑ̃"), ("parler", "paʁlˈe"), ("hiver", "ivˈɛʁ"), ("projets", "pʁoʒˈɛ"),
    ("grands", "ɡʁˈɑ̃"), ("ouest", "wˈɛst"), ("récemment", "ʁesamˈɑ̃"),
  ])
  func endingsAreSilentWhereTheyAre(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("adolescent", "adolɛsˈɑ̃"), ("descendent", "dɛsˈɑ̃d"), ("déploient", "deplwˈa"),
    ("exact", "ɛɡzˈakt"), ("suspect", "syspˈɛ"), ("thorax", "toʁˈaks"), ("paix", "pˈɛ"),
    ("muséum", "myzeˈɔm"), ("parfum", "paʁfˈœ̃"), ("cactus", "kaktˈys"), ("reçus", "ʁəsˈy"),
    ("granit", "ɡʁanˈit"), ("petit", "pətˈi"), ("je parlai", "ʒə paʁlˈe"), ("balai", "balˈɛ"),
    ("répétai", "ʁepetˈe"), ("irrespect", "iʁɛspˈɛ"), ("prospects", "pʁɔspˈɛ"),
    ("sécrétions", "sekʁesjˈɔ̃"), ("concrétions", "kɔ̃kʁesjˈɔ̃"), ("étions", "etjˈɔ̃"),
  ])
  func endingsOfBorrowedWordsAndFirstPersonsAreHeard(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("satisfaisant", "satisfəzˈɑ̃"), ("faisceau", "fɛsˈo"), ("vraisemblable", "vʁɛsɑ̃blˈabl"),
    ("parasol", "paʁasˈɔl"), ("parasite", "paʁazˈit"), ("transition", "tʁɑ̃zisjˈɔ̃"),
    ("transi", "tʁɑ̃sˈi"), ("secondaire", "səɡɔ̃dˈɛʁ"), ("symptôme", "sɛ̃ptˈom"),
    ("compter", "kɔ̃tˈe"), ("baptisé", "batizˈe"), ("diagnostic", "djaɡnɔstˈik"),
    ("montagne", "mɔ̃tˈaɲ"), ("équateur", "ekwatˈœʁ"), ("quadrille", "kadʁˈij"),
    ("diplomatie", "diplomasˈi"), ("partie", "paʁtˈi"), ("osciller", "ɔsilˈe"),
    ("cheville", "ʃəvˈij"), ("surexcité", "syʁɛksitˈe"), ("wagon", "vaɡˈɔ̃"),
  ])
  func partsOfWordsKeepTheirSounds(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("les harengs", "le aʁˈɑ̃"), ("les hallucinations", "lez alysinasjˈɔ̃"),
    ("les hameçons", "lez amsˈɔ̃"), ("les hameaux", "le amˈo"),
  ])
  func anAspiratedHPreventsLiaison(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("les amis", "lez amˈi"), ("les chats", "le ʃˈa"), ("un ami", "œ̃n amˈi"),
    ("c’est un homme", "sɛt œ̃n ˈɔm"), ("les héros", "le eʁˈo"), ("grand homme", "ɡʁˈɑ̃t ˈɔm"),
    ("dit-il", "dˈitˈil"), ("six chats", "sˈi ʃˈa"), ("six ans", "sˈiz ˈɑ̃"),
    ("vous, avez", "vu, avˈe"),
  ])
  func finalConsonantsBindToVowels(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("les poules du couvent couvent", "le pˈul dy kuvˈɑ̃ kˈuv"),
    ("le président, ils président", "lə pʁezidˈɑ̃, il pʁezˈid"),
    ("il est content", "il ɛ kɔ̃tˈɑ̃"), ("les poules couvent", "le pˈul kˈuv"),
    ("très différent", "tʁɛ difeʁˈɑ̃"), ("nous portions les portions", "nu pɔʁtjˈɔ̃ le pɔʁsjˈɔ̃"),
  ])
  func wordsWrittenAlikeAreReadByTheirNeighbours(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("un homme grand avec elle", "œ̃n ˈɔm ɡʁˈɑ̃ avˌɛk ɛl"), ("deux et trois", "dˈø e tʁwˈa"),
    ("tout à coup", "tˈut a kˈu"), ("vingt et un", "vˈɛ̃t e œ̃"), ("pas être", "paz ˈɛtʁ"),
    ("as-tu vu", "atˈy vˈy"), ("plus grand", "ply ɡʁˈɑ̃"),
  ])
  func liaisonAndStressFollowThePhrase(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("tellement", "tɛlmˈɑ̃"), ("justement", "ʒystmˈɑ̃"), ("appeler", "aplˈe"), ("acheter", "aʃtˈe"),
    ("fixement", "fiksmˈɑ̃"), ("gaieté", "ɡɛtˈe"), ("dévouement", "devumˈɑ̃"), ("atelier", "atəljˈe"),
    ("appartement", "apaʁtəmˈɑ̃"), ("querelle", "kəʁˈɛl"),
  ])
  func anUnstressedEIsSilentAfterAVowelAndOneConsonant(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("odeur", "odˈœʁ"), ("fromage", "fʁomˈaʒ"), ("école", "ekˈɔl"), ("écoliers", "ekoljˈe"),
    ("colline", "kɔlˈin"), ("pommier", "pɔmjˈe"), ("rocher", "ʁoʃˈe"), ("modeste", "modˈɛst"),
    ("adopter", "adɔptˈe"), ("ordonna", "ɔʁdɔnˈa"), ("monotone", "monotˈɔn"),
    ("corriger", "koʁiʒˈe"), ("problème", "pʁɔblˈɛm"),
    ("erreur", "ɛʁˈœʁ"), ("ennemi", "ɛnmˈi"), ("effet", "efˈɛ"), ("essai", "esˈɛ"),
  ])
  func vowelsAreClosedInOpenSyllables(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("se tenait un homme", "sə tənˈɛt œ̃n ˈɔm"), ("ils parlaient ensemble", "il paʁlˈɛt ɑ̃sˈɑ̃bl"),
    ("ils coururent à", "il kuʁˈyʁt a"), ("il parlait et", "il paʁlˈɛ e"),
    ("le lait est", "lə lˈɛ ɛ"),
  ])
  func verbsInThePastBindToVowels(text: String, sounds: String) {
    #expect(Self.sounds(text) == sounds.decomposedStringWithCanonicalMapping)
  }

  @Test(arguments: [
    ("compta", "kɔ̃tˈa"), ("présomption", "pʁezɔ̃psjˈɔ̃"), ("condamnation", "kɔ̃danasjˈɔ̃"),
    ("plomb", "plˈɔ̃"), ("ennuyeuse", "ɑ̃nyijˈøz"), ("emmena", "ɑ̃mnˈa"), ("orgueil", "ɔʁɡˈœj"),
    ("distinguait", "distɛ̃ɡˈɛ"), ("doyen", "dwajˈɛ̃"), ("déshonneur", "dezɔnˈœʁ"),
    ("indiscrétion", "ɛ̃diskʁesjˈɔ̃"), ("eût", "ˈy"),
  ])
  func silentLettersAndPrefixesAreKnown(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds.decomposedStringWithCanonicalMapping)
  }
}
