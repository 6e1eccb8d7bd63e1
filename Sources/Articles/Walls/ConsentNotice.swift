/// Tells a notice about cookies and tracking from an article, by its words.
///
/// Some sites answer with nothing but such a notice until somebody agrees to it.
enum ConsentNotice {
  /// A longer text is an article or a site's rules, and no notice, in UTF-16 units.
  private static let longest = 6_000
  /// How much of a notice is about consent.
  private static let share = 0.6
  /// An article about cookies says one or another of the phrases that a notice is made of.
  private static let leastPhrases = 2
  /// What is written on a button is no longer, in UTF-16 units.
  private static let longestLabel = 60

  /// What sites say to their readers in such notices, in lower case.
  private static let phrases = [
    "we use cookies", "use of cookies", "uses cookies", "we and our", "our partners",
    "your consent", "your choices", "accept all", "reject all", "on your device",
    "information on a device", "your personal data",
    "wir verwenden cookies", "wir nutzen cookies", "verwendung von cookies", "wir und unsere",
    "unsere partner", "unseren partnern", "ihre einwilligung", "ihre zustimmung", "stimmen sie",
    "alle akzeptieren", "ihrem gerät", "ihrem endgerät", "mit werbung", "deine einwilligung",
    "nos partenaires", "votre consentement", "utilisons des cookies", "tout accepter",
    "tout refuser", "sans accepter", "votre appareil", "vos choix",
    "nuestros socios", "su consentimiento", "tu consentimiento", "aceptar todo",
    "rechazar todo", "tu dispositivo", "su dispositivo", "utilizamos cookies", "usamos cookies",
    "nostri partner", "tuo consenso", "accetta tutt", "tuo dispositivo", "utilizziamo cookie",
    "onze partners", "je toestemming", "uw toestemming", "alles accepteren", "je apparaat",
    "uw apparaat",
    "nossos parceiros", "seu consentimento", "aceitar tudo", "seu dispositivo",
    "nasi partnerzy", "naszymi partnerami", "naszych partnerów", "twoją zgodę", "twojej zgody",
    "używamy plików cookie", "twoim urządzeniu",
    "våra partner", "ditt samtycke", "godkänn alla", "din enhet", "använder cookies",
    "мы используем файлы cookie", "наши партн", "ваше согласие", "вашем устройстве",
    "cookieを使用", "クッキーを使用", "お客様の同意", "パートナー", "我们使用 cookie", "我们使用cookie",
    "合作伙伴", "您的同意", "您的设备",
  ]
  private static let finder = PhraseFinder(phrases)
  /// What such notices are about, in lower case.
  private static let topics = [
    "cookie", "tracking", "consent", "personalised ad", "personalized ad", "legitimate interest",
    "privacy", "einwillig", "zustimm", "datenschutz", "drittanbieter", "werbefrei",
    "personalisierte", "consentement", "données personnelles", "consentimiento",
    "datos personales", "consenso", "dati personali", "toestemming", "persoonsgegevens",
    "consentimento", "dados pessoais", "zgod", "danych osobowych", "samtycke",
    "personuppgifter", "согласи", "персональных данных", "クッキー", "同意", "隐私",
  ]
  /// What is written on the way to agree, in lower case.
  private static let agreements = [
    "accept", "agree", "consent", "allow all", "got it", "akzeptier", "zustimm", "einwillig",
    "einverstanden", "acepto", "aceptar", "accett", "akkoord", "akceptuj", "zgadzam", "aceito",
    "aceitar", "concordo", "godkänn", "принять", "согласен", "同意", "接受", "許可", "允许",
  ]

  /// Whether a text is a notice that asks for consent.
  static func isOne(_ text: String) -> Bool {
    // A code unit is at most three bytes.
    guard text.utf8.count <= longest * 3, text.utf16.count <= longest else { return false }
    let lower = text.lowercased()
    // Few articles say any of it.
    guard finder.count(in: lower) >= leastPhrases else { return false }
    var said: Set<Int> = []
    var about = 0
    var all = 0
    for line in lower.split(whereSeparator: \.isNewline).map(String.init) {
      let found = phrases.indices.filter { line.holds(phrases[$0]) }
      said.formUnion(found)
      all += line.utf16.count
      if !found.isEmpty || topics.contains(where: line.holds) { about += line.utf16.count }
    }
    return said.count >= leastPhrases && Double(about) >= share * Double(all)
  }

  /// Whether a part of a page offers to agree, on a button, a link or a field of a form.
  static func isOffered(in part: PageTree.Node, of page: PageTree) -> Bool {
    page.descendants(part, [.button, .a, .input]).contains { node in
      let value = page.attributes(of: node).first { page.spelling($0) == "value" }
      let label = value.map { page.string($0.value) } ?? page.text(node).trimmed
      guard label.utf16.count <= longestLabel else { return false }
      let plain = label.lowercased()
      return agreements.contains(where: plain.holds)
    }
  }
}
