import Testing

@testable import ReadAloud

struct SpokenLanguageTests {
  private static func obstacle(_ text: String, _ tag: String?) -> UnspokenLanguage? {
    SpokenLanguage.obstacle(text, tag, voice: "en-US")
  }

  @Test(arguments: ["en", "en-GB", "EN_us", "und", "mul", "", "zxx-Latn", "eng", "English", nil])
  func englishAndTheUnnamedAreSpoken(tag: String?) {
    #expect(Self.obstacle("Hello there.", tag) == nil)
  }

  @Test(arguments: [("fr", "fr"), ("de-CH-1996", "de"), ("JA", "ja"), ("fra", "fr")])
  func anotherNamedLanguageIsNot(tag: String, named: String) {
    #expect(Self.obstacle("Hello there.", tag) == UnspokenLanguage(language: named))
  }

  @Test(arguments: [("fr", "French"), ("grc", "Ancient Greek"), ("qzz", "the language 'qzz'")])
  func theRefusalNamesTheLanguage(tag: String, name: String) {
    #expect(UnspokenLanguage(language: tag).description == "No installed voice speaks \(name).")
  }

  @Test(arguments: ["これは日本語です。", "Это предложение.", "هذه جملة.", "αὐτὸς ἔφα Plato", "第二章"])
  func mostlyForeignLettersAreAForeignSentence(text: String) {
    #expect(Self.obstacle(text, "en") == UnspokenLanguage(language: nil))
    #expect(Self.obstacle(text, nil) == UnspokenLanguage(language: nil))
  }

  @Test(arguments: [("これは日本語です。", "ja", true), ("Es war einmal.", "de", false)])
  func onlyLettersThatTheVoiceKnowsCanBeTried(text: String, tag: String, isOtherScript: Bool) {
    #expect(
      Self.obstacle(text, tag) == UnspokenLanguage(language: tag, isOtherScript: isOtherScript))
  }

  @Test(arguments: [
    "She wrote 漢字 on the wall.", "The angle α is small.", "“¿Qué?” naïve façade Žižek", "1984", "…",
    "", "😀", "ﬁne ﬂour", "the Ⅳth", "𝐛𝐨𝐥𝐝",
  ])
  func latinWithAFewForeignLettersIsSpoken(text: String) {
    #expect(Self.obstacle(text, "en") == nil)
  }

  @Test(arguments: [
    ("第二章", "zh", nil, true), ("第二章", "zh", "zh-Hant", true), ("他用iPhone。", "zh", "cmn", true),
    ("OK", "zh", nil, true), ("これは日本語です。", "zh", nil, false), ("第二章", "ja", nil, true),
    ("これは日本語です。", "ja", "ja", true), ("안녕하세요", "ja", nil, false), ("안녕하세요", "ko", nil, true),
    ("第二章", "zh", "ja", false),
    ("Это предложение.", "ru-RU", "ru", true), ("Это предложение.", "uk", nil, true),
    ("Αυτή είναι.", "el-GR", nil, true), ("هذه جملة.", "fa", nil, true), ("यह है।", "hi", nil, true),
    ("Это предложение.", "pl", nil, false), ("Det er bra.", "nb-NO", "no", true),
  ])
  func aVoiceKnowsTheScriptOfItsLanguage(
    text: String, voice: String, tag: String?, isSpoken: Bool
  ) {
    #expect((SpokenLanguage.obstacle(text, tag, voice: voice) == nil) == isSpoken)
  }
}
