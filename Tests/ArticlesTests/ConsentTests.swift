import Testing

@testable import Articles

/// Pages that ask for consent to cookies before they show anything.
struct ConsentTests {
  private func extract(_ head: String = "", _ body: String) throws -> PageExtraction {
    var extractor = ArticleExtractor(address: WebAddress("https://post.example/a/light"))
    extractor.keepsMedia = true
    let page = "<!doctype html><html><head>\(head)</head><body>\(body)</body></html>"
    return try extractor.extract(Array(page.utf8))
  }

  /// Walls as they stand in the wild, in ten languages.
  static let walls = [
    """
    <h1>post.example mit Werbung</h1><p>Besuchen Sie post.example wie gewohnt mit Werbung und Tracking. Details zum Tracking \
    finden Sie in der Datenschutzerklärung und im Privacy Center.</p><button>Einwilligen und weiter</button><h2>Pur-Abo für \
    4,99 Euro</h2><p>Nutzen Sie post.example ganz ohne Werbetracking und nahezu werbefrei.</p><p>Zur Finanzierung unseres \
    Angebots arbeiten wir mit Drittanbietern zusammen. Wir und unsere Partner speichern Informationen auf Ihrem Gerät und \
    erheben personenbezogene Daten. Ihre Einwilligung können Sie jederzeit widerrufen. Die Einwilligung gilt nur für dieses \
    Angebot und umfasst die Verarbeitung in Drittstaaten.</p>
    """,
    """
    <form method=post><h1>The Post is part of the Post family of brands</h1><p>When you use our sites and apps, we use \
    cookies to provide our sites and apps to you, authenticate users, apply security measures, and prevent spam and abuse.</p>\
    <p>If you click 'Accept all', we and our partners, including 238 who are part of the IAB Transparency and Consent \
    Framework, will also store and/or access information on a device (in other words, use cookies) and use precise \
    geolocation data for personalised advertising and content.</p><p>You can change your choices at any time by clicking on \
    the 'Privacy dashboard' links on our sites and apps. Find out more about how we use your personal data in our privacy \
    policy and cookie policy.</p><button name=agree>Accept all</button><button name=reject>Reject all</button></form>
    """,
    """
    <div><h2>Nous respectons votre vie privée</h2><p>Avec votre consentement, nous et nos partenaires utilisons des cookies \
    ou technologies similaires pour stocker et accéder à des données personnelles comme votre visite sur ce site.</p><p>Vos \
    choix s'appliquent à ce site uniquement. Vous pouvez retirer votre consentement ou vous opposer aux traitements à tout \
    moment.</p><a href=/oui>Accepter et continuer</a> <a href=/non>Continuer sans accepter</a></div>
    """,
    """
    <main><p>Si quieres seguir navegando de forma gratuita, acepta las cookies: nosotros y nuestros socios almacenamos \
    información en tu dispositivo y tratamos datos personales para publicidad personalizada.</p><p>Puedes retirar tu \
    consentimiento en cualquier momento desde la política de cookies.</p><button>Aceptar y continuar</button></main>
    """,
    """
    <main><p>Con il tuo consenso, noi e i nostri partner usiamo cookie o tecnologie simili per conservare e accedere ai dati \
    personali come la tua visita a questo sito.</p><p>Puoi revocare il consenso in qualsiasi momento.</p>\
    <button>Accetta</button></main>
    """,
    """
    <main><p>Wij en onze partners gebruiken cookies om informatie op je apparaat op te slaan, ook voor gepersonaliseerde \
    advertenties.</p><p>Je kunt je toestemming altijd intrekken in het cookiebeleid.</p><button>Alles accepteren</button>
    """,
    """
    <main><p>Nasi partnerzy i my przechowujemy informacje na twoim urządzeniu i używamy plików cookie do przetwarzania \
    danych osobowych.</p><p>Potrzebujemy na to twojej zgody.</p><button>Akceptuję i przechodzę do serwisu</button>
    """,
    """
    <main><p>Nós e os nossos parceiros usamos cookies para guardar informações no seu dispositivo e tratar dados \
    pessoais.</p><p>Pode retirar o seu consentimento a qualquer momento.</p><button>Aceitar tudo</button></main>
    """,
    """
    <main><p>Мы используем файлы cookie, а наши партнёры хранят данные на вашем устройстве.</p><p>Нажимая «Принять», вы даёте \
    согласие на обработку персональных данных.</p><button>Принять</button></main>
    """,
    """
    <main><p>当サイトと広告パートナーはCookieを使用し、お客様のデータを処理します。お客様の同意はいつでも撤回できます。</p>\
    <p>プライバシーポリシーとクッキーの設定をご覧ください。</p><button>同意する</button></main>
    """,
  ]

  @Test(arguments: walls) func wallsAreNoArticles(body: String) throws {
    #expect(try extract("<title>Consent</title>", body).asksForConsent)
  }

  private static let story = (1...4).map { number in
    "<p>\(number). "
      + String(repeating: "The keeper wrote in his log that fog had come in. ", count: 4) + "</p>"
  }.joined()

  @Test func anArticleBesideAFormIsTheArticle() throws {
    let form =
      "<div id=onetrust-consent-sdk><div class=ot-sdk-row><p>We and our partners use cookies to store and access personal data on your device, such as browsing data, for personalised ads.</p><button>Accept All</button></div></div>"
    let found = try extract("", form + "<article><h1>Fog</h1>\(Self.story)</article>" + form)
    let article = try #require(found.article)
    #expect(!found.asksForConsent && article.text.contains("4. The keeper"))
    #expect(!article.html.contains("partners"))
  }

  @Test func aFormWithoutAnArticleAsksForConsent() throws {
    let form =
      "<div class=\"cky-consent-container cky-bar\"><p>We value your privacy, and we use cookies.</p><button>Accept</button></div>"
    #expect(try extract("", form + "<p>The Post</p><nav><a href=/>Home</a></nav>").asksForConsent)
    #expect(try extract("", form).asksForConsent)
  }

  @Test func articlesAboutCookiesAreArticles() throws {
    let text = """
      <p>“We use cookies” stands on nearly every site, and few readers know what “accept all” does to their data.</p>
      <p>A study now shows how consent to cookies is won: the button that says no is grey, and three clicks away.</p>
      <p>The authority for data protection wants to forbid such tracking. Consent, it says, is no trick.</p>
      """
    let banner = "<div id=x><p>Cookies!</p><button>Accept</button></div>"
    let dated = "<meta property=\"article:published_time\" content=\"2024-03-01\">"
    #expect(try !extract(dated, "<article>\(text)</article>" + banner).asksForConsent)
    #expect(try !extract("", "<article>\(text)</article>").asksForConsent)
    #expect(try !extract("", "<article>\(text)\(Self.story)</article>" + banner).asksForConsent)
  }

  @Test func aChapterAboutCookieFormsStays() throws {
    let chapter =
      "<section id=cookie-consent><h2>Cookie forms</h2><p>The module draws a form and keeps what was answered for a year.</p></section>"
    let html = try #require(try extract("", "<article>\(Self.story)\(chapter)</article>").article)
      .html
    #expect(html.contains("The module draws a form"))
  }
}
