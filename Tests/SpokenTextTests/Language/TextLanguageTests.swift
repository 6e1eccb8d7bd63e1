import Testing

@testable import SpokenText

struct TextLanguageTests {
  private static let samples: [(String, String)] = [
    (
      "en",
      "It was the best of times, and he had not seen her for many years when she came to the door."
    ),
    (
      "de",
      "Als er am Morgen erwachte, lag noch Schnee auf den Feldern, und niemand war zu sehen, der ihm hätte helfen können."
    ),
    (
      "fr",
      "Quand elle est arrivée dans la ville, il ne restait plus que les murs de la maison où son père avait vécu."
    ),
    (
      "es",
      "En el pueblo no había nadie que supiera por qué los hombres se fueron, pero todos hablaban de ello."
    ),
    (
      "it",
      "Non era ancora giorno quando il vecchio uscì di casa con il cane e prese la strada che porta al mare."
    ),
    (
      "pt",
      "Não havia ninguém na rua quando ele saiu de casa, e o vento da noite trazia um cheiro de mar para a cidade."
    ),
    (
      "nl",
      "Het was al laat toen hij de deur van het huis opende en zag dat er niemand meer in de kamer was."
    ),
    (
      "sv",
      "Det var redan sent när han kom till huset, och det fanns ingen som kunde säga var hon hade tagit vägen."
    ),
    (
      "da",
      "Han havde ikke set hende i mange år, og nu stod hun der og vidste ikke, hvad hun skulle sige til ham efter den nat."
    ),
    (
      "fi",
      "Hän ei ollut vielä nähnyt merta, mutta hän tiesi että se oli suuri ja että sen takana on toinen maa."
    ),
    (
      "pl",
      "Nie było już nikogo, kto by wiedział, co się stało z tym domem i dlaczego nie ma go na mapie."
    ),
    (
      "cs",
      "Když jsem přišel domů, nebylo tam už nic než starý stůl a na něm ležel dopis, který jsem nečekal."
    ),
    (
      "hu",
      "Már nem volt ott senki, és az öreg azt mondta, hogy ez a ház is csak egy ház, de ő nem megy el."
    ),
    (
      "tr",
      "Bu ev çok eski ama ben onun kadar güzel bir yer görmedim, ne de olsa her şey için bir zaman var."
    ),
    (
      "la",
      "Non est autem quod quisquam ex hac causa me accuset, sed ut omnes qui in foro sunt audiant et per se iudicent."
    ),
    (
      "ru",
      "Он не знал, что она была там, но когда они вышли из дома, всё уже было так, как он хотел."
    ),
    (
      "uk",
      "Він не знав, що вона була там, але коли вони вийшли з дому, все вже було так, як він хотів."
    ),
    ("el", "Ήταν αργά όταν έφτασε στο χωριό και κανείς δεν τον περίμενε."),
    ("zh", "他推开门的时候，天已经黑了，街上一个人也没有。"),
    ("ja", "彼が戸を開けたとき、外はもう暗くなっていて、通りには誰もいなかった。"),
    ("ko", "그가 문을 열었을 때 이미 밖은 어두웠고 거리에는 아무도 없었다."),
    ("ar", "لم يكن في البيت أحد عندما وصل إلى الباب وقد كان الليل على المدينة كلها من كل جانب"),
    ("he", "כשהגיע אל הבית לא היה שם איש והלילה כבר ירד על העיר"),
  ]

  @Test(arguments: samples)
  func aSentenceOrTwoIsEnough(language: String, text: String) {
    #expect(TextLanguage.language(of: text) == language)
  }

  @Test(arguments: [
    "", "1984", "* * *", "Anna Karenina",
    "Smith, Jones, Miller, Baker, Taylor, Cook, Potter, Mason",
    "x = y + 2; foo(bar)", "😀 😀 😀",
    "Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar",
  ])
  func whatIsNoProseTellsNothing(text: String) {
    #expect(TextLanguage.language(of: text) == nil)
  }

  @Test func quotationsDoNotMakeALanguage() {
    let english = Self.samples[0].1
    for (language, text) in Self.samples where language != "en" {
      let quoting = String(repeating: english + " ", count: 5) + text
      #expect(TextLanguage.language(of: quoting) == "en", "with \(language)")
    }
  }
}
