/// Words at the start of headings.
enum HeadingWords {
  /// Words before or after a number, in lower case, with the level of the division.
  static let divisions: [String: Int] = {
    let levels = [
      // Books, parts and volumes.
      "book part volume vol tome partie livre libro parte tomo buch teil band theil liber boek deel"
        + " bok del книга часть том частина частини част дял kniha díl księga część tom könyv rész"
        + " kötet cilt kısım quyển phần kirja osa βιβλιο μεροσ βιβλίο μέρος section βιβλίον القسم الجزء الباب"
        + " ภาคที่ เล่มที่",
      // Chapters and similar divisions.
      "chapter chap chapitre capítulo capitulo capitolo kapitel hoofdstuk kapittel luku caput cap"
        + " глава розділ раздел rozdział kapitola fejezet bölüm chương hồi κεφάλαιο κεφαλαιο κεφ poglavlje"
        + " poglavje capitolul peatükk nodaļa skyrius canto chant carmen letter lettre carta brief letzter"
        + " adventure stave episode lecture act acte acto akt atto lesson fable fabel tale story day"
        + " episodio эпизод письмо действие день песнь rhapsody الفصل פרק"
        + " บทที่ ตอนที่",
      // Divisions below chapters.
      "scene scène escena szene scena явление сцена",
    ]
    var words: [String: Int] = [:]
    for (level, row) in levels.enumerated() {
      for word in row.split(separator: " ") { words[String(word)] = level }
    }
    return words
  }()

  /// Words that are headings by themselves.
  static let named: Set<String> = Set(
    """
    prologue prolog epilogue epilog preface foreword introduction afterword postscript appendix
    conclusion interlude finale prólogo epílogo prefacio introducción prefácio prologo epilogo
    prefazione introduzione préface épilogue avant-propos postface vorwort nachwort einleitung
    voorwoord inleiding epiloog proloog förord inledning пролог эпилог предисловие введение послесловие
    заключение епілог передмова вступ przedmowa wstęp zakończenie předmluva doslov előszó utószó
    önsöz giriş sonsöz proemium prooemium praefatio argumentum dedication
    序 序章 序言 序文 前言 楔子 引子 引言 尾声 尾聲 终章 終章 后记 後記 跋 番外 外传 外傳 附录 附錄 自序 题记
    序曲 はじめに おわりに あとがき まえがき プロローグ エピローグ 프롤로그 에필로그 머리말 서문 후기
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The counters of divisions in Chinese and Japanese, with their level.
  static let counters: [Character: Int] = [
    "卷": 0, "部": 0, "集": 0, "册": 0, "冊": 0, "编": 0, "編": 0, "篇": 0, "季": 0,
    "章": 1, "回": 1, "节": 1, "節": 1, "幕": 1, "折": 1, "话": 1, "話": 1, "囘": 1, "夜": 1,
    "장": 1, "화": 1, "회": 1, "부": 0, "권": 0, "편": 0,
  ]

  /// The first characters of headings besides those of the words, in any language.
  static let starters = "第卷巻章回序正番外终終尾后後前引楔附上中下一二三四五六七八九十百零〇【〔［《（(「『其その제１２３４５６７８９０"
}
