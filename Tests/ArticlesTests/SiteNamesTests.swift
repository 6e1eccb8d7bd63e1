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
}
