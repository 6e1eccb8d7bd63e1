import Testing

@testable import Articles

/// Names of sites behind titles and in the place of authors.
struct SiteNamesTests {
  @Test(
    arguments: [
      ("Kindersitz-Test 2018 | ADAC", nil, "www.adac.de", "Kindersitz-Test 2018"),
      ("Hackathon beim Camp | creativecommons", nil, "creativecommons.at", "Hackathon beim Camp"),
      (
        "Eine Wall für den Roomba « Hobbywerkstatt", nil, "hobby-werkstatt-blog.de",
        "Eine Wall für den Roomba"
      ),
      (
        "Jahresendrally ade?! - Tagesanalyse - Tagesausblick.de", nil, "www.tagesausblick.de",
        "Jahresendrally ade?! - Tagesanalyse"
      ),
      (
        "Unsere Projekte | Pferde für Kinder e.V.", "Pferde für Kinder", "pferde.example",
        "Unsere Projekte"
      ),
      ("日銀、金利を据え置き：日本経済新聞", "日本経済新聞", "www.nikkei.com", "日銀、金利を据え置き"),
      ("香港新界东北发展 - BBC中文网 - 两岸三地", nil, "www.bbc.co.uk", "香港新界东北发展"),
      ("教育新政策出台_新浪网", "新浪网", "news.sina.com.cn", "教育新政策出台"),
      ("www.Heimicke.de - Zahlen und Daten", nil, "www.heimicke.de", "Zahlen und Daten"),
      ("AI-based news - a survey", "Post", "a.example", "AI-based news - a survey"),
      ("The BBC - what next?", "The Guardian", "www.theguardian.com", "The BBC - what next?"),
      ("Spiegel: a novel", nil, "www.spiegel.de", "Spiegel: a novel"),
      (
        "Blog | Cloudflare | How we stopped an attack", nil, "blog.cloudflare.com",
        "How we stopped an attack"
      ),
      ("経済 | 日本経済新聞 | 日銀が金利を据え置きと発表", "日本経済新聞", "www.nikkei.com", "日銀が金利を据え置きと発表"),
      ("日銀が据え置き | 日本経済新聞 | 経済", "日本経済新聞", "www.nikkei.com", "日銀が据え置き"),
      ("Reviews - The Verge - Pixel 9", "The Verge", "www.theverge.com", "Pixel 9"),
      ("Apollo 11 | Wikipedia | The free encyclopedia", nil, "en.wikipedia.org", "Apollo 11"),
      ("The best lens – Photography", nil, "photographylife.com", "The best lens – Photography"),
      (
        "Der Nebel - Frankfurter Allgemeine", "Frankfurter Allgemeine Zeitung", "a.example",
        "Der Nebel"
      ),
      ("Wikipedia", "Wikipedia", "en.wikipedia.org", "Wikipedia"),
    ] as [(String, String?, String, String)])
  func aTitleEndsBeforeTheSite(title: String, site: String?, host: String, left: String) {
    let names = SiteNames(site: site, address: WebAddress("https://\(host)/a"))
    #expect(names.title(of: title) == left)
  }

  @Test(
    arguments: [
      ("by Ann Keeper", "Ann Keeper"), ("Von Ann Keeper", "Ann Keeper"), ("Autor: Ann", "Ann"),
      ("Byron Keeper", "Byron Keeper"), ("作者：王小明", "王小明"), ("BRIGITTE.de", nil), ("Brigitte", nil),
      ("/ Cory Keeper / 10:08 am Fri Jul 19, 2013", "Cory Keeper"), ("Published by", nil),
      ("June 5, 2019 by Ann Keeper", "Ann Keeper"),
      ("Ann Keeper, June 5, 2019", "Ann Keeper"), ("By Ann Keeper June 5, 2019", "Ann Keeper"),
      ("Ann Keeper on Monday, 5 June 2019", "Ann Keeper"),
      ("Ursula von der Leyen, 5. Juni 2019", "Ursula von der Leyen"),
      ("Ann Keeper -\nJanuary 10, 2020", "Ann Keeper"),
      ("2.03.2018von Ann Keeper", "Ann Keeper"),
      ("2.03.2018 von Ann Keeper | E-Mail", "Ann Keeper"), ("Name *", nil), ("Empfehlen:", nil),
      ("Super User", nil), ("admin", nil), ("Photo by Ann, public domain.", nil),
      ("Ann Keeper, BRIGITTE", "Ann Keeper, BRIGITTE"),
    ] as [(String, String?)]) func anAuthorIsNotTheSite(byline: String, author: String?)
  {
    let names = SiteNames(site: "BRIGITTE.de", address: WebAddress("https://www.brigitte.de/a"))
    #expect(names.byline(of: byline) == author)
  }

  @Test func aHeadingOfThePageSaysWhatIsTheTitle() {
    let names = SiteNames(site: "The Post", address: nil)
    let title = "Lamps at sea | The Post | Fog"
    #expect(names.title(of: title, headings: ["Fog", ""]) == "Fog")
    #expect(names.title(of: title, headings: [""]) == "Lamps at sea")
    #expect(names.title(of: "Lamps at sea | The Post", headings: [""]) == "Lamps at sea")
  }

  @Test(
    arguments: [
      ("Simon Willison", nil, "simonwillison.net", false, "Simon Willison"),
      ("Jeff Geerling", "Jeff Geerling's Blog", "www.jeffgeerling.com", false, "Jeff Geerling"),
      ("Julia Evans", "Julia Evans", "jvns.ca", true, "Julia Evans"),
      ("by Julia Evans", "Julia Evans", "jvns.ca", false, "Julia Evans"),
      ("Julia Evans", "Julia Evans", "jvns.ca", false, nil),
      ("By BBC News", "BBC News", "www.bbc.co.uk", false, nil),
      ("The Verge", "The Verge", "www.theverge.com", true, nil),
      ("golem", nil, "www.golem.de", false, nil),
    ] as [(String, String?, String, Bool, String?)])
  func aWeblogMayBearItsAuthorsName(
    byline: String, site: String?, host: String, isOfPerson: Bool, author: String?
  ) {
    let names = SiteNames(site: site, address: WebAddress("https://\(host)/a"))
    #expect(names.byline(of: byline, isOfPerson: isOfPerson) == author)
  }

  @Test(arguments: [
    ("Von Bülow", "Von Bülow"), ("von Hippel", "von Hippel"),
    ("Von der Leyen", "Von der Leyen"), ("von Ursula von der Leyen", "Ursula von der Leyen"),
    ("5. Juni 2019, Ursula von der Leyen", "Ursula von der Leyen"),
    ("5. Juni 2019, 10:15 Uhr von Ann Keeper", "Ann Keeper"),
    ("5 juin 2019 par Ann Keeper", "Ann Keeper"), ("par Marie", "Marie"),
    ("Von Bülow, Ernst", "Von Bülow, Ernst"), ("Von dpa", "dpa"), ("Von AFP", "AFP"),
    ("Von Redaktion", "Redaktion"), ("Par Marie", "Marie"), ("Por EFE", "EFE"),
  ]) func vonMayBeginAName(byline: String, author: String) {
    #expect(SiteNames(site: nil, address: nil).byline(of: byline) == author)
  }
}
