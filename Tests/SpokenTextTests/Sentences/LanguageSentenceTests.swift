import SpokenText
import Testing

struct LanguageSentenceTests {
  @Test(arguments: [
    SentenceCase("Am 3. Mai kam Dr. Weiß, z. B. um 9.30 Uhr.| Er blieb bis zum 12. Juni.", "de"),
    SentenceCase(
      "„Komm!“, rief er.| „Gleich.“| Sie kam.| Sie nahm Äpfel, Birnen usw. | Dann ging sie.", "de"),
    SentenceCase("— Tu pars ?| — Oui.| M. Petit vit à St. Malo.| « Viens ! » dit-il.", "fr"),
    SentenceCase("¿Vas?| ¡Sí!| El Dr. Ruiz vive en la Av. Sol.| «Todo acaba.», dijo.", "es"),
    SentenceCase("Sono l'Avv. Rossi.| Che ore sono?| Costa 1.200,50 euro.", "it"),
    SentenceCase("Visse nel sec. XVIII a Roma.| Vide l'on. Moro, mons. Galli, ed. 1998.", "it"),
    SentenceCase("La Vda. de Ruiz llegó.| Leyó la ed. 1998.", "es"),
    SentenceCase("Le N.B. Petit, op. cit., ven. 5 mai.| Il partit.", "fr"),
    SentenceCase("Og i 5. klasse var der ca. 20 børn.| De sang.", "da"),
    SentenceCase(
      "Он родился в 1870 г. в с. Ивановка.| Умер А. П. Котов в 1937 г. | Он был стар.", "ru"),
    SentenceCase("Она спросила: «Где ты?».| Он молчал.", "ru"),
    SentenceCase("Kniha vyšla 7. Mája 2020.| Potom nič.", "sk"),
    SentenceCase("Πού είναι;| Δεν ξέρω.", "el"),
    SentenceCase("Ի՞նչ է սա:| Գիրք:", "hy"),
    SentenceCase("यह घर है।| वह पेड़ है।", "hi"),
    SentenceCase("डॉ. शर्मा आए॥| पृ. 12 देखो.| वह 5 कि.मी. दूर है.", "hi"),
    SentenceCase("هل أنت هنا؟| نعم.| أنا هنا.", "ar"),
    SentenceCase("ይህ ቤት ነው።| ያ ዛፍ ነው።", "am"),
  ])
  func everyLanguageHasItsStops(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase("他问：“你是谁？”|我没有回答。", "zh"),
    SentenceCase("“走吧。”他站起来。|天黑了。", "zh"),
    SentenceCase("“去哪儿？”她问，“回家吗？”", "zh"),
    SentenceCase("她喊：“救命！救命！”然后跑了。", "zh"),
    SentenceCase("他看过《你好！李焕英》吗？|看过！！", "zh"),
    SentenceCase("“走吧。”|“好。”", "zh"),
    SentenceCase("「行こう。」と彼は言った。|雨が止んだ。", "ja"),
    SentenceCase("「うん。」彼は答えた。|「もう寝る。」|雨が降った。", "ja"),
    SentenceCase("\"가자.\"라고 그가 말했다.| \"왜?\" 하고 물었다.", "ko"),
    SentenceCase("「もう行くよ。——」|雨だ。", "ja"),
    SentenceCase("「本当？」|「うん。」", "ja"),
    SentenceCase("気温は３．５度です。|寒い！|そうか？", "ja"),
  ])
  func quotationsInTextWithoutSpacesStayWhole(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase("»Kommst du?«, fragte sie.| »Nein«, sagte er.| »Ich bleibe.«", "de"),
    SentenceCase("Sie sah ihn an.| »Ich weiß es nicht …«| Er ging.| »… und dann?«", "de"),
    SentenceCase("Hier verblies sein Flötenhemd...| »Wie siehst du aus?«", "de"),
    SentenceCase("»Wer da? Halt!« schrie der Posten.| »Er rief: ›Komm!‹«| Sie ging.", "de"),
    SentenceCase("›Komm!‹, rief er.| ›Warum?‹ fragte sie.", "de"),
    SentenceCase("»Hvad?« spurgte han.| »Ja,« sagde hun.| »Kom.«| Han kom.", "da"),
    SentenceCase("« Où vas-tu ? » dit-il.| « À Paris. »| Elle sourit.", "fr"),
  ])
  func marksThatPointInwardsOpenQuotationsToo(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase("Er wohnt Goethestr. 5.| Sie lebt in der Bahnhofstr.| Dort ist es laut.", "de"),
    SentenceCase(
      "Am 3. 10. 1990 war es so weit.| Er wurde 3.| 1990 war er 2.| Ins Ziel kam er.", "de"),
    SentenceCase("Er sah z. B. 21 Frauen.| Es kamen ca. 300 Pers. zur Feier.", "de"),
    SentenceCase("Siehe Joh. 3,16 und 1. Mose 3.| Dort steht es, a. a. O., S. 12 f.", "de"),
    SentenceCase("Ch. Baudelaire et Ph. Soupault.| Voir t. II, p. 3 sqq. et ch. 5.", "fr"),
    SentenceCase(
      "Nació en el 50 a. C.| Después murió.| Son las 8 a. m.| Llegó a las 9 p. m.", "es"),
    SentenceCase("Las FF. AA. y los JJ. OO. de 1992.| Ntra. Sra. de los Dolores.", "es"),
    SentenceCase("No séc. XIX viveu o Gen. Costa.| Sto. António e Sta. Ana.", "pt"),
    SentenceCase("Vedi pp. 34 sgg. e il vol. II.| Nacque nel 50 a. C.| Poi morì.", "it"),
  ])
  func abbreviationsOfEachLanguageGoOn(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test func anUnknownLanguageIsSplitAllTheSame() {
    let item = SentenceCase("Ndaona Dr. Moyo.| Akaenda.", "sn")
    #expect(item.found == item.expected)
    #expect(SentenceSegmenter(language: nil).sentences(in: item.text).count == 2)
  }
}
