import ReadingModel
import SpokenText
import Testing

/// Numbers of everyday text with what is written around them, and texts that only look like it.
struct EverydayNumberTests {
  private static func spoken(_ text: String, _ language: String) -> String {
    switch language {
    case "de": GermanNormalizer().spoken(text).text
    case "es": RomanceNormalizer.spanish.spoken(text).text
    case "fr": RomanceNormalizer.french.spoken(text).text
    case "it": RomanceNormalizer.italian.spoken(text).text
    default: RomanceNormalizer.portuguese.spoken(text).text
    }
  }

  @Test(arguments: [
    ("de", #"ein 15,6" Bildschirm"#, "ein fünfzehn Komma sechs Zoll Bildschirm"),
    ("de", #"er ist 6'2" groß"#, "er ist sechs Fuß zwei Zoll groß"),
    ("de", #"nach 3'45" war es aus"#, "nach drei Minuten fünfundvierzig Sekunden war es aus"),
    ("es", #"un tornillo de 1/2" largo"#, "un tornillo de media pulgada largo"),
    ("es", #"3/4″"#, "tres cuartos de pulgada"),
    ("fr", #"un écran de 27" neuf"#, "un écran de vingt-sept pouces neuf"),
    ("it", #"è alto 6'2" e magro"#, "è alto sei piedi due pollici e magro"),
    ("pt", #"uma TV de 50" nova"#, "uma TV de cinquenta polegadas nova"),
  ])
  func inchesAndFeetHaveTheirNames(language: String, written: String, spoken: String) {
    #expect(Self.spoken(written, language) == spoken)
  }

  @Test(arguments: [
    ("es", "máx. 30 alumnos, mín. 5", "máximo treinta alumnos, mínimo cinco"),
    (
      "es", "cuesta $3,500.75 al mes",
      "cuesta tres mil quinientos dólares setenta y cinco centavos al mes"
    ),
    ("es", "el máx. y el mín. de hoy", "el máximo y el mínimo de hoy"),
    ("pt", "máx. 30 alunos, mín. 5", "máximo trinta alunos, mínimo cinco"),
    ("it", "IVA incl. e bollo escl. da noi", "IVA incluso e bollo escluso da noi"),
    ("it", "a piè di pag. si legge", "a piè di pagina si legge"),
    ("it", "a pag. 5 e pag 6", "a pagina cinque e pagina sei"),
    ("fr", "les nos 7 et 8 sont pris", "les numéros sept et huit sont pris"),
    ("fr", "aux nos 12 à 14 de la rue", "aux numéros douze à quatorze de la rue"),
    ("fr", "nos 7 enfants", "nos sept enfants"), ("fr", "de nos 3 amis", "de nos trois amis"),
    ("fr", "Chanel no 5", "Chanel numéro cinq"),
    ("fr", "au XIXe s. déjà", "au dix-neuvième siècle déjà"),
    ("fr", "le XIXᵉ s., puis le XXe s.", "le dix-neuvième siècle, puis le vingtième siècle."),
    ("de", "im Krieg 1914/18 fiel er", "im Krieg neunzehnhundertvierzehn achtzehn fiel er"),
    ("de", "im Jahr 2019/20 war es", "im Jahr zweitausend neunzehn zwanzig war es"),
    ("de", "1999/2000 war es", "neunzehnhundertneunundneunzig zweitausend war es"),
    ("de", "der Winter 1708/09 war kalt", "der Winter siebzehnhundertacht neun war kalt"),
    ("de", "die 2. Aufl. von 1905", "die zweite Auflage von neunzehnhundertfünf"),
    ("de", "im 3. Bd. steht es", "im dritten Band steht es"),
    ("de", "Bd. III und Bd. 4", "Band drei und Band vier"),
    (
      "de", "auf S. 12 f. und S. 30 ff. nach",
      "auf Seite zwölf folgende und Seite dreißig folgende nach"
    ),
    (
      "de", "auf S. 12f. und S. 30ff. nach",
      "auf Seite zwölf folgende und Seite dreißig folgende nach"
    ),
  ])
  func shortFormsOfBooksAreWords(language: String, written: String, spoken: String) {
    #expect(Self.spoken(written, language) == spoken)
  }

  @Test(arguments: [
    (#"He stood 5'10" tall"#, "He stood five feet ten inches tall"),
    ("He is 5'10 and thin", "He is five feet ten and thin"),
    ("He is 6' tall", "He is six feet tall"), ("6′ of rope", "six feet of rope"),
    (#"It is 12" by 8" wide"#, "It is twelve inches by eight inches wide"),
    (#""About 12" he said"#, #""About twelve" he said"#),
    ("'It was 6' he said", "'It was six' he said"),
  ])
  func feetAndInchesHaveTheirNamesInEnglish(written: String, spoken: String) {
    #expect(EnglishNormalizer(dialect: .american).spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("de", #"Er las "Band 5" laut."#), ("de", #"Er las „Band 5" laut."#),
    ("de", #"Das war Seite 5", sagte sie."#), ("es", #"Leyó «el tomo 5" y nada más»."#),
    ("fr", #"C'était le 5"."#), ("it", #"Era il "numero 5" di Milano."#),
  ])
  func closingQuotesBehindNumbersAreNoInches(language: String, written: String) {
    let marks = written.filter { $0 == "\"" }.count
    #expect(Self.spoken(written, language).filter { $0 == "\"" }.count == marks)
  }

  @Test(arguments: [
    (
      "es", "cuesta $3,500.75 hoy",
      "cuesta tres mil quinientos dólares setenta y cinco centavos hoy"
    ),
    ("es", "US$ 1,200", "mil doscientos dólares"),
    ("it", "$3,500", "tremila cinquecento dollari"),
    ("de", "$3,500", "dreitausend fünfhundert Dollar"),
    ("es", "$1,5", "un dólar cincuenta centavos"),
    ("es", "pesa 1,250 kg", "pesa uno coma veinticinco cero kilogramos"),
    ("es", "1.500 €/mes", "mil quinientos euros al mes"),
    ("fr", "12 €/heure", "douze euros par heure"), ("it", "9 €/ora", "nove euro all’ora"),
    ("pt", "R$ 900/mês", "novecentos reais por mês"),
    ("de", "900 €/Monat", "neunhundert Euro pro Monat"),
  ])
  func amountsAreReadWithWhatTheyAreCountedBy(language: String, written: String, spoken: String) {
    #expect(Self.spoken(written, language) == spoken)
  }

  @Test(arguments: [
    ("fr", "le 14/07 on danse", "le quatorze juillet on danse"),
    ("it", "il 25/12 è festa", "il venticinque dicembre è festa"),
    ("es", "el día 03/02", "el día tres de febrero"),
    ("pt", "dia 25/12", "dia vinte e cinco de dezembro"),
    ("fr", "les 2/3 du pain", "les deux tiers du pain"),
    ("es", "el 1/3 restante", "el un tercio restante"),
    ("it", "per il 3/4 del tempo", "per il tre quarti del tempo"),
    ("fr", "noté 9,5/20", "noté neuf virgule cinq sur vingt"),
    ("fr", "il a eu 15/20", "il a eu quinze sur vingt"),
    ("de", "9,5/10", "neun Komma fünf von zehn"),
    ("it", "via Roma 12/A", "via Roma dodici A"),
    ("fr", "il fait 1m75", "il fait un mètre soixante-quinze"),
    ("it", "3-1 alla fine", "tre a uno alla fine"),
  ])
  func daysMarksAndHousesAreNoFractions(language: String, written: String, spoken: String) {
    #expect(Self.spoken(written, language) == spoken)
  }

  @Test(arguments: [
    ("fr", "un écran au 16/9 large", "un écran au seize neuvièmes large"),
    ("fr", "le 4/3 des écrans", "le quatre tiers des écrans"),
    ("pt", "aberto em 24/7 sempre", "aberto em vinte e quatro sétimos sempre"),
    ("fr", "le 04/03 on part", "le quatre mars on part"),
    ("fr", "le 16/8 on part", "le seize août on part"),
    ("fr", "du 4/3 au 8/3 on part", "du quatre mars au huit mars on part"),
    ("fr", "du 2/1 au 4/3 on part", "du deux janvier au quatre mars on part"),
    ("it", "dal 4/3 al 15/8 sempre", "dal quattro marzo al quindici agosto sempre"),
    ("fr", "le passage du 16/9 au 4/3 net", "le passage du seize neuvièmes au quatre tiers net"),
    ("fr", "le 4/3 au cinéma", "le quatre tiers au cinéma"),
    ("fr", "1/20 de seconde", "un vingtième de seconde"),
    ("fr", "3/20 du total", "trois vingtièmes du total"),
    ("fr", "3/20 des voix", "trois vingtièmes des voix"),
    ("fr", "3/20 d’un litre", "trois vingtièmes d’un litre"),
    ("fr", "soit 25/20 en tout", "soit vingt-cinq vingtièmes en tout"),
    ("fr", "il a 15/20 de moyenne", "il a quinze sur vingt de moyenne"),
  ])
  func formatsAndPartsAreNeitherDaysNorMarks(language: String, written: String, spoken: String) {
    #expect(Self.spoken(written, language) == spoken)
  }

  @Test(arguments: [
    ("it", "al n. 12/A abita", "al numero dodici A abita"),
    ("it", "in via Roma, 12/A abita", "in via Roma, dodici A abita"),
    ("it", "n. 12/A", "numero dodici A"),
    ("fr", "soit 1/T la fréquence", "soit un barre oblique T la fréquence"),
    ("fr", "Donc 1/R baisse", "Donc un barre oblique R baisse"),
  ])
  func lettersBehindASlashAreHousesOnlyInAddresses(
    language: String, written: String, spoken: String
  ) { #expect(Self.spoken(written, language) == spoken) }

  @Test(arguments: [
    ("fr", "au XIXe s. déjà", "au dix-neuvième siècle déjà"),
    ("fr", "100 m en 9 s net", "cent mètres en neuf secondes net"),
    ("fr", "un livre de 350 p. relié", "un livre de trois cent cinquante pages relié"),
    ("fr", "voir p. 350", "voir page trois cent cinquante"),
    ("fr", "avec Me Lefort", "avec Maître Lefort"), ("fr", "tu Me vois", "tu Me vois"),
    ("fr", "il chante Call Me Maybe", "il chante Call Me Maybe"),
    ("fr", "le bd Voltaire, les BD Tintin", "le boulevard Voltaire, les BD Tintin"),
    ("es", "pág. 23 y ss. del libro", "página veintitrés y siguientes del libro"),
    ("es", "los ss. XIX", "los siglos diecinueve"),
    ("es", "21 págs. más", "veintiuna páginas más"),
    ("it", "la 2ª ed. uscì", "la seconda edizione uscì"),
    ("it", "nel XIX sec. finì", "nel diciannovesimo secolo finì"),
    ("pt", "os nºs 7 e 8", "os números sete e oito"),
    ("pt", "21 págs. lidas", "vinte e uma páginas lidas"),
    ("de", "die 2. Aufl. von 1999", "die zweite Auflage von neunzehnhundertneunundneunzig"),
    ("de", "in der 2. Aufl. steht es", "in der zweiten Auflage steht es"),
    ("de", "hat 350 S. und Bilder", "hat dreihundertfünfzig Seiten und Bilder"),
    ("de", "s. S. 3", "siehe Seite drei"),
    ("de", "im Jahr 1914 S. Fischer", "im Jahr neunzehnhundertvierzehn S. Fischer"),
    ("de", "i. J. 1848", "im Jahre achtzehnhundertachtundvierzig"),
  ])
  func shortenedNounsBehindNumbersAreWhole(language: String, written: String, spoken: String) {
    #expect(Self.spoken(written, language) == spoken)
  }

  @Test(arguments: [
    ("es", "quedan 2 h 30 min", "quedan dos horas y treinta minutos"),
    ("es", "a las 2 h 30", "a las dos y media"),
    ("it", "dura 1 h 30 min", "dura un’ora e trenta minuti"),
    ("de", "um 7 h 30 los", "um sieben Uhr dreißig los"),
    ("de", "dauert 7 h 30 min", "dauert sieben Stunden dreißig Minuten"),
    ("de", "Mo-Fr 9-18 Uhr", "Montag bis Freitag neun bis achtzehn Uhr"),
    ("de", "mit ½ l Milch", "mit einem halben Liter Milch"),
    ("de", "1¼ Tassen", "eineinviertel Tassen"),
    ("fr", "¼ l de lait", "un quart de litre de lait"), ("fr", "1/4 h", "un quart d’heure"),
    ("es", "llame al 912 345 678", "llame al nueve uno dos tres cuatro cinco seis siete ocho"),
    (
      "es", "hay 912 345 678 euros",
      "hay novecientos doce millones trescientos cuarenta y cinco mil seiscientos setenta y ocho euros"
    ),
  ])
  func durationsPartsAndTelephonesAreReadWhole(language: String, written: String, spoken: String) {
    #expect(Self.spoken(written, language) == spoken)
  }
}
