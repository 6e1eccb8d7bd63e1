import ReadingModel
import Testing

@testable import SpokenText

struct QuotationTests {
  @Test(arguments: [
    ("“Yes,” said Emma. “I will.”", ["“Yes,”", "“I will.”"]),
    ("\"Yes,\" said Emma. \"I will.\"", ["\"Yes,\"", "\"I will.\""]),
    ("He was 6\" tall. \"Yes,\" he said.", ["\"Yes,\""]),
    ("‘It’s the boys’ dog,’ said Emma. ‘I’m sure.’", ["‘It’s the boys’ dog,’", "‘I’m sure.’"]),
    ("'It's mine,' said Emma. 'Don't.'", ["'It's mine,'", "'Don't.'"]),
    ("“He said ‘come here’ to me.”", ["“He said ‘come here’ to me.”"]),
    ("‘He said “come here” to me.’", ["‘He said “come here” to me.’"]),
    ("The dogs’ owner didn’t see ’em.", []),
  ])
  func `English marks hold what is said, and apostrophes hold nothing`(
    text: String, pieces: [String]
  ) { #expect(SaidText(text).pieces == pieces) }

  @Test(arguments: [
    ("de", "„Ja“, sagte Emma. „Ich komme.“", ["„Ja“", "„Ich komme.“"]),
    (
      "de", "»Ja«, sagte Emma. »Er rief ›Halt!‹ und ging.«",
      ["»Ja«", "»Er rief ›Halt!‹ und ging.«"]
    ),
    ("de", "«Ja», sagte Emma. «Ich komme.»", ["«Ja»", "«Ich komme.»"]),
    ("fr", "« Oui, dit Emma, je viens. »", ["« Oui, ", " je viens. »"]),
    ("fr", "— Oui, répondit M. Bovary. Je viens.", ["— Oui, ", " Je viens."]),
    ("fr", "— Quoi ! s’écria-t-il.", ["— Quoi ! "]),
    ("fr", "« On dit, je crois, la vérité. »", ["« On dit, je crois, la vérité. »"]),
    ("fr", "— Je viens. Il y a 2–3 places.", ["— Je viens. Il y a 2–3 places."]),
    ("es", "«Sí», dijo Emma.", ["«Sí»"]),
    ("es", "—Hola —dijo Emma—. ¿Cómo estás?", ["—Hola", "¿Cómo estás?"]),
    ("ru", "— Привет, — сказала Эмма. — Как дела?", ["— Привет,", "Как дела?"]),
    ("sv", "”Ja”, sade Emma. ”Jag kommer.”", ["”Ja”", "”Jag kommer.”"]),
    ("zh", "他说：“你好。”她笑了：「再见！」", ["“你好。”", "「再见！」"]),
    ("ja", "「はい」と言った。", ["「はい」"]),
    ("ja", "彼は「『さようなら』と書け」と言った。", ["「『さようなら』と書け」"]),
  ])
  func `each language has its marks`(language: String, text: String, pieces: [String]) {
    #expect(SaidText(text, language).pieces == pieces)
  }

  @Test(arguments: [
    ("en", "She read “Emma” and the so-called “classics” of her time."),
    ("en", "A “word” begins no paragraph."), ("en", "It was —she knew— late."),
    ("de", "Das „Haus“ war alt."), ("ja", "彼は「本」を読んだ。"), ("en", "A ‘word’ in single marks."),
  ])
  func `a title or a word in marks is not said`(language: String, text: String) {
    #expect(SaidText(text, language).pieces == [])
  }

  @Test func `speech of several paragraphs goes on where each begins with a mark`() {
    let said = SaidText("“One.\n“Two ‘and’ a half.\n“Three,” said Emma.\nFour.\n“Five.”")
    #expect(said.pieces == ["“One.", "“Two ‘and’ a half.", "“Three,”", "“Five.”"])
    #expect(said.quotations.map(\.isContinued) == [false, true, true, false])
    #expect(said.speakers == ["Emma", "Emma", "Emma", "-"])
  }

  @Test func `a French paragraph in which speech goes on may begin with the closing mark`() {
    let said = SaidText("« Un.\n» Deux.\n» Trois. »", "fr")
    #expect(said.pieces == ["« Un.", "» Deux.", "» Trois. »"])
  }

  @Test func `a French turn without its end is said where the next one begins with a dash`() {
    #expect(SaidText("« Un.\n— Deux. »", "fr").pieces == ["« Un.", "— Deux. »"])
    #expect(SaidText("Il dit : « Un.\n— Deux. »", "fr").pieces == ["« Un.", "— Deux. »"])
    #expect(SaidText("Il lut « Un.\n— Deux.", "fr").pieces == ["— Deux."])
    #expect(SaidText("« Un.\nDeux.", "fr").pieces == [])
    #expect(SaidText("„Eins.\n— Zwei.", "de").pieces == [])
  }

  @Test func `a mark that nothing closes holds nothing, and what is closed behind it counts`() {
    #expect(SaidText("“One.\nTwo.").pieces == [])
    #expect(SaidText("“One. “Two,” said Emma.\nThree.").pieces == ["“Two,”"])
    #expect(SaidText("“One.").pieces == [])
  }

  @Test func `headings and code hold no speech`() {
    let units = Array("“Yes,” said Emma.".utf16)
    for kind in [Block.Kind.heading(level: 1), .code, .caption] {
      let blocks = [Block(kind, 0..<units.count)]
      #expect(Dialogue.quotations(in: units, blocks: blocks, language: "en").isEmpty)
    }
  }
}
