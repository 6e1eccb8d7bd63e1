import Testing

@testable import SpokenText

struct SpeakerTests {
  @Test(arguments: [
    ("“Yes,” said Emma.", ["Emma"]), ("“Yes,” Emma said.", ["Emma"]),
    ("“Yes,” Emma quietly said.", ["Emma"]), ("Emma said, “Yes.”", ["Emma"]),
    ("Then Emma turned and said to her friend: “Yes.”", ["-"]),
    ("Suddenly Emma cried: “Yes!”", ["Emma"]),
    ("“Yes,” replied Mr. Knightley; “no.”", ["Mr. Knightley", "Mr. Knightley"]),
    ("“Yes,” said Lady Catherine de Bourgh to Elizabeth.", ["Lady Catherine de Bourgh"]),
    ("“Yes,” said Elizabeth--“no.”", ["Elizabeth", "Elizabeth"]), ("“Yes,” said she.", ["-"]),
    ("“Yes,” she said, looking at Emma.", ["-"]),
    ("“Yes,” said Emma’s father.", ["-"]), ("“Yes.” Emma said nothing.", ["-"]),
    ("“Yes,” said the old man.", ["-"]), ("“Yes.” Emma smiled. “No.”", ["-", "-"]),
    ("“Yes,” said Emma. Then Harriet asked, “Why?”", ["Emma", "Harriet"]),
    ("“Yes.” She turned. “No,” said Emma.", ["Emma", "Emma"]),
  ])
  func `an English attribution names the speaker of its paragraph`(
    text: String, speakers: [String]
  ) { #expect(SaidText(text).speakers == speakers) }

  @Test(arguments: [
    ("de", "„Ja“, sagte Emma leise.", ["Emma"]),
    ("de", "Da rief Herr Müller: „Ja!“", ["Herr Müller"]),
    ("de", "„Ja“, sagte die Frau.", ["-"]), ("de", "Die Mutter fragte: „Ja?“", ["Mutter"]),
    ("fr", "« Oui », dit Emma.", ["Emma"]),
    ("fr", "« Oui, s’écria M. Bovary, je viens ! »", ["M. Bovary", "M. Bovary"]),
    ("fr", "— Oui, dit-il.", ["-"]), ("fr", "— Oui, répondit Charles.", ["Charles"]),
    ("es", "—Sí —respondió don Quijote—. Vamos.", ["don Quijote", "don Quijote"]),
    ("es", "«Sí», dijo ella.", ["-"]), ("it", "«Sì», disse Emma.", ["-"]),
  ])
  func `attributions of other languages name speakers by the verbs of their lists`(
    language: String, text: String, speakers: [String]
  ) { #expect(SaidText(text, language).speakers == speakers) }

  @Test func `who speaks in turn is not guessed`() {
    #expect(
      SaidText("“Yes?” said Emma.\n“No,” said Harriet.\n“Yes.”").speakers == [
        "Emma", "Harriet", "-",
      ])
  }
}
