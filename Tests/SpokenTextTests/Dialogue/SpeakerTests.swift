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

  @Test(arguments: [
    ("– Ja », répondit Hans. Mon oncle frappa du pied.", ["– Ja »"]),
    ("– Bien, répondit M. Dupont, qui eut la bonté de sourire.", ["– Bien,"]),
    ("– Mais, dit Hans, qui est là ?", ["– Mais,", "qui est là ?"]),
    (
      "– Et puis, dit-il, qui sait ? Viens demain.", ["– Et puis,", "qui sait ? Viens demain."]
    ),
    ("– Mais, dit-elle, qui fait ce bruit ?", ["– Mais,", "qui fait ce bruit ?"]),
    ("– Mais, dit-elle, qui était là ?", ["– Mais,", "qui était là ?"]),
    ("– Un ami, dit-il, qui te suit.", ["– Un ami,", "qui te suit."]),
    ("– Un ami, dit-il, qui t’écrit.", ["– Un ami,", "qui t’écrit."]),
    ("– Un homme, dit-il, qui peut tout.", ["– Un homme,", "qui peut tout."]),
    ("– Celui, dit-il, qui voit la mer.", ["– Celui,", "qui voit la mer."]),
    ("– Celui, dit-il, qui peint la mer.", ["– Celui,", "qui peint la mer."]),
    ("– Celui, dit-il, qui construit des ponts.", ["– Celui,", "qui construit des ponts."]),
    ("– Ceux, dit-il, qui pleurent ici.", ["– Ceux,", "qui pleurent ici."]),
    ("– Ceux, dit-il, qui entrent ici.", ["– Ceux,", "qui entrent ici."]),
    ("– Bien, dit Emma, qui eut peur.", ["– Bien,"]),
    ("– Bien, dit Emma, qui s’enfuit.", ["– Bien,"]),
    ("– Bien, dit Emma, qui se tint là.", ["– Bien,"]),
    ("– Bien, dit Emma, qui revint à lui.", ["– Bien,"]),
    ("– Bien, dit Emma, qui s’assit.", ["– Bien,"]),
    ("– Bien, dit Emma, qui se taisait.", ["– Bien,"]),
  ])
  func `French speech ends at its mark, and a clause behind the speaker is narration`(
    text: String, pieces: [String]
  ) {
    let found = SaidText(text, "fr").pieces.map { $0.trimmingPrefix { $0 == " " } }
    #expect(found.map { $0.hasSuffix(" ") ? String($0.dropLast()) : String($0) } == pieces)
  }

  @Test(arguments: [
    ("“你好。”王明说。", ["王明"]), ("“你好，”王明笑着说道，“请坐。”", ["王明", "王明"]),
    ("王明说：“你好。”", ["王明"]), ("林黛玉冷笑道：“好！”", ["林黛玉"]),
    ("王明站起来，低声说：“走吧。”", ["王明"]), ("“你来了？”老师问。", ["老师"]),
    ("“好。”小红对她说。", ["小红"]), ("爱玛·伍德豪斯回答：“是的。”", ["爱玛·伍德豪斯"]),
    ("“好。”妈妈答。“走吧。”王明叫道。", ["妈妈", "王明"]),
    ("“你好。”他说。", ["-"]), ("“你好。”他的母亲说。", ["-"]), ("“你好。”王明知道。", ["-"]),
    ("“你好。”王明没有说。", ["-"]), ("“你好。”王明笑了。", ["-"]), ("忽然有人喊：“救命！”", ["-"]),
    ("“你好。”王明在院子里走来走去。“好。”她说。", ["-", "-"]),
  ])
  func `a Chinese attribution names the speaker without spaces and capitals`(
    text: String, speakers: [String]
  ) { #expect(SaidText(text, "zh-Hans").speakers == speakers) }

  @Test(arguments: [
    ("「はい」と花子は言った。", ["花子"]), ("「はい」と、山田さんが答えた。", ["山田さん"]),
    ("花子は「はい」と言った。", ["花子"]), ("エマは静かに、「はい」と言って笑った。", ["エマ"]),
    ("花子は言った。「はい」", ["花子"]), ("「はい」花子は小さく答えた。「行きます」", ["花子", "花子"]),
    ("「はい」と花子が言うと、太郎は笑った。", ["花子"]), ("そのとき、母が言った。「はい」", ["母"]),
    ("すると母が言った。「はい」", ["母"]),
    ("「はい」とさくらは言った。", ["さくら"]), ("はなこは「はい」と言った。", ["はなこ"]),
    ("「はい」とおばあさんが答えた。", ["おばあさん"]), ("「はい」とさくらちゃんも言った。", ["さくらちゃん"]),
    ("「はい」とかのじょは言った。", ["-"]), ("「はい」とわたしは言った。", ["-"]),
    ("「はい」とふたりが叫んだ。", ["-"]), ("「はい」とみなさんが言った。", ["-"]),
    ("じつは父がそう言った。「はい」", ["-"]), ("あるいは父が言った。「はい」", ["-"]),
    ("または母が言った。「はい」", ["-"]), ("さっきは父が言った。「はい」", ["-"]),
    ("さきほどは父が言った。「はい」", ["-"]), ("いつかは父が言った。「はい」", ["-"]),
    ("まずは父が言った。「はい」", ["-"]), ("むかしは父が言った。「はい」", ["-"]),
    ("ふだんは父が言った。「はい」", ["-"]), ("「はい」というのは父が言った。", ["-"]),
    ("「はい」としずかに言った。", ["-"]), ("「はい」とこえが言った。", ["-"]),
    ("「はい」と彼女は言った。", ["-"]), ("「はい」と言った。", ["-"]), ("「はい」花子は立ち上がった。", ["-"]),
    ("「本」という題の本を花子は読んだ。", ["-"]), ("「はい」と隣の男は言った。", ["-"]),
    ("「はい」と花子は言った。「なぜ？」と太郎が尋ねた。", ["花子", "太郎"]),
  ])
  func `a Japanese attribution names the subject of a verb of speech`(
    text: String, speakers: [String]
  ) { #expect(SaidText(text, "ja").speakers == speakers) }

  @Test func `who speaks in turn is not guessed`() {
    #expect(
      SaidText("“Yes?” said Emma.\n“No,” said Harriet.\n“Yes.”").speakers == [
        "Emma", "Harriet", "-",
      ])
  }
}
