import Testing

@testable import Articles

/// The day of an article, where no meta data that Readability reads says it.
struct PublishedDayTests {
  @Test(arguments: [
    ("2019-07-13T18:28:00+0200", "2019-07-13"), ("Donnerstag, 15.2.2018, 19:51", "2018-02-15"),
    ("am Samstag, 3. Dezember 2011 um 12:10 Uhr", "2011-12-03"), ("June 20, 2019", "2019-06-20"),
    ("Posted by user5 on June 20, 2019", "2019-06-20"), ("2nd of May 2019", "2019-05-02"),
    ("le 1er mai 2019 à 10h", "2019-05-01"), ("24 de julio de 2017", "2017-07-24"),
    ("13 lipca 2019", "2019-07-13"), ("3. července 2019", "2019-07-03"),
    ("3. 7. 2019", "2019-07-03"), ("13 июля 2019, 10:00", "2019-07-13"),
    ("2019年7月13日 14:00", "2019-07-13"), ("2019년 7월 13일", "2019-07-13"),
    ("2019/07/13", "2019-07-13"), ("2019. július 3.", "2019-07-03"),
    ("2019. gada 3. jūlijs", "2019-07-03"), ("13 Temmuz 2019", "2019-07-13"),
    ("13 يوليو 2019", "2019-07-13"), ("٣ يوليو ٢٠١٩", "2019-07-03"),
    ("13 กรกฎาคม 2562", "2019-07-13"), ("13 जुलाई 2019", "2019-07-13"),
    ("13. juli 2019", "2019-07-13"), ("13. heinäkuuta 2019", "2019-07-13"),
    ("13 Ιουλίου 2019", "2019-07-13"), ("Mon May 20 16:15:53 EDT 2019", "2019-05-20"),
    ("Tue, 12 Mar 2019 10:00:00 -0700", "2019-03-12"), ("7/13/2019", "2019-07-13"),
    ("13-Jul-2019", "2019-07-13"), ("الأربعاء، 28 آب/اغسطس 2013", "2013-08-28"),
    ("4/7/2019", "2019-07-04"), ("20190713", ""), ("May I come in?", ""), ("10.11.12", ""),
    ("32.1.2019", ""), ("in the year 1815, on June 18, 1815", ""), ("5 years ago 2019", ""),
    ("version 4.10.2", ""), ("", ""), ("10 things you may have missed in 2023", ""),
    ("24 hours on Mars 2020", ""), ("2 may die in the 2020 crash", ""),
    ("1º de maio de 2019", "2019-05-01"), ("3 d’abril de 2019", "2019-04-03"),
    ("1° maggio 2019", "2019-05-01"), ("13 กรกฎาคม พ.ศ. 2562", "2019-07-13"),
    ("den 1:a maj 2019", "2019-05-01"), ("2019 m. liepos 13 d.", "2019-07-13"),
  ]) func daysAreReadInManyLanguages(text: String, day: String) {
    #expect(WrittenDay.iso(in: text) ?? "" == day)
  }

  @Test(arguments: [
    ("京京京京", ""), ("京123", ""), ("2019年京月京日", ""), ("京兆億万", ""), ("十十十十", ""),
    ("二〇一九年七月三日", "2019-07-03"), ("发布于二〇一九年七月十三日", "2019-07-13"),
    ("二〇一九年十月二十三日", "2019-10-23"), ("２０１９年７月１３日", "2019-07-13"),
    ("२०१९ जुलाई १३", "2019-07-13"),
  ]) func numeralsOfAnyScriptAreReadAndNoneIsTooLarge(text: String, day: String) {
    #expect(WrittenDay.iso(in: text) ?? "" == day)
  }

  @Test func theUnitedStatesWriteTheMonthFirst() {
    #expect(WrittenDay.iso(in: "4/7/2019", order: .monthFirst) == "2019-04-07")
    #expect(WrittenDay.iso(in: "4.7.2019", order: .monthFirst) == "2019-07-04")
  }

  private static let story = String(
    repeating: "<p>The keeper of the north light writes that fog came in from the sea.</p>",
    count: 9)

  private func day(
    _ body: String, head: String = "", at address: String = "https://post.example/a",
    language: String = "de"
  ) throws -> String? {
    let page =
      "<!doctype html><html lang=\(language)><head><title>Fog came in at night</title>\(head)</head><body>\(body)</body></html>"
    var extractor = ArticleExtractor(address: WebAddress(address))
    extractor.keepsMedia = true
    return try #require(try extractor.extract(Array(page.utf8)).article).publishedTime
  }

  @Test(arguments: [
    "<h1>Fog</h1><time datetime=2019-07-13>Saturday</time>STORY",
    "<h1>Fog</h1><span class=entry-date>13. Juli 2019</span>STORY",
    "<div class=post-meta>Von Ann am 13.07.2019</div><h1>Fog</h1>STORY",
    "<h1>Fog</h1><p>13.07.2019, 10:22 von Ann</p>STORY",
    "<h1>Fog</h1><p>(13.07.2019) The keeper of the north light has seen fog that came in from the sea, and he says that it is the thickest fog of the whole year so far.</p>STORY",
    "<div id=sidebar><h1>Fog came in</h1><time class=entry-date datetime=2019-07-13>Sa</time>STORY</div>",
    "<h1>The Post</h1><ul><li>1</li><li>2</li><li>3</li><li>4</li><li>5</li><li>6</li><li>7</li><li>8</li><li>9</li></ul><h1>Fog came in</h1><div><span class=day>13. Juli 2019 10:01 <i>Harbour</i></span></div>STORY",
    "<h1>Fog</h1>STORY<p>Erstellt am 13. Juli 2019</p>",
    "<h1>Fog</h1>STORY<p>Gespeichert von Ann am 13. Juli 2019 - 18:55</p>",
    "<abbr class=published title=2019-07-13T10:00>today</abbr><h1>Fog</h1>STORY",
    "<aside><time datetime=2020-01-01>1.1.</time></aside><h1>Fog</h1><div itemprop=datePublished>13.7.2019</div>STORY",
    "<h1>Fog</h1>STORY<div id=comments><p class=date>1.1.2020</p></div><p class=date>13.7.2019</p>",
    "<script type=\"application/ld+json\">{\"@type\":\"WebPage\",\"datePublished\":\"2019-07-13\"}</script><h1>Fog</h1>STORY",
    "<script type=\"application/ld+json\">{\"@type\":\"NewsArticle\",\"comment\":[{\"@type\":\"Comment\",\"datePublished\":\"2020-01-01\"}], broken \"datePublished\" : \"2019-07-13\"}</script><h1>Fog</h1>STORY",
    "<script type=\"application/ld+json\">{\"@type\":\"HowTo\",\"datePublished\":\"2019-07-13\"}</script><h1>Fog</h1>STORY",
    "<script type=\"application/ld+json\">{\"@type\":\"VideoObject\",\"datePublished\":\"2019-07-13\"}</script><h1>Fog</h1>STORY",
    "<h1>10 things you may have missed in 2023</h1><p>13.07.2019</p>STORY",
    "<h1>Fog</h1>STORY<p>2019年7月13日 10:00 公開</p>",
  ]) func pagesSayItInTheirText(body: String) throws {
    #expect(try day(body.replacing("STORY", with: Self.story)) == "2019-07-13")
  }

  @Test func headAndAddressSayIt() throws {
    let body = "<h1>Fog</h1>" + Self.story
    for name in ["date", "DC.date.issued", "citation_publication_date", "pubdate"] {
      #expect(try day(body, head: "<meta name=\(name) content=\"2019/07/13\">") == "2019-07-13")
    }
    #expect(try day(body, at: "https://post.example/2019/07/13/fog") == "2019-07-13")
    #expect(try day(body, at: "https://post.example/2019-07-13-fog.html") == "2019-07-13")
  }

  @Test(arguments: [
    "<h1>Fog</h1>STORY", "<h1>Fog</h1>STORY<footer>1.1.2020</footer>",
    "<h1>10 things you may have missed in 2023</h1>STORY",
    "<h1>Fog</h1>STORY<p>First published 12 May 1998 in Nature</p>",
    "<h1>Fog</h1>STORY<p>The keeper says that a book which his father published in his youth speaks much of 3 May 2004</p>",
    "<script type=\"application/ld+json\">{\"@type\":\"Product\",\"review\":{\"@type\":\"Review\",\"datePublished\":\"2020-01-01\"}}</script><h1>Fog</h1>STORY",
    "<script type=\"application/ld+json\">{\"@type\":\"Article\",\"about\":{\"@type\":\"Book\",\"datePublished\":\"2004-01-01\"}}</script><h1>Fog</h1>STORY",
    "<h1>京京京京</h1><p>京123 京京京京</p>STORY",
    "<h1>Fog</h1>STORY<p>In the night of 3 May 2004 nobody saw the light.</p>STORY",
    "<h1>Fog</h1>STORY<div class=\"related-posts\"><time datetime=2020-01-01>1.1.</time></div>",
  ]) func anotherDayIsNotTheArticles(body: String) throws {
    #expect(try day(body.replacing("STORY", with: Self.story)) == nil)
  }

  @Test func whenTheServerMadeThePageIsNotTheDay() throws {
    let head = "<meta http-equiv=Date content=\"2020-01-01\">"
    #expect(try day("<h1>Fog</h1>" + Self.story, head: head) == nil)
  }

  @Test(
    arguments: [
      ("en-US", "04/07/2019", "2019-04-07"), ("en-GB", "04/07/2019", "2019-07-04"),
      ("en", "04/07/2019", nil), ("en", "13/07/2019", "2019-07-13"),
      ("en", "04.07.2019", "2019-07-04"), ("de", "04/07/2019", "2019-07-04"),
    ] as [(String, String, String?)])
  func numbersThatMayMeanTwoDaysAreNone(language: String, written: String, expected: String?) throws
  {
    let body = "<h1>Fog</h1><p class=date>\(written)</p>" + Self.story
    #expect(try day(body, language: language) == expected)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func longNamesAndLanguagesAreReadOnce(isLanguage: Bool) throws {
    let long = String(repeating: "a ", count: 500_000)
    let times = String(repeating: "<time>1</time>", count: 20_000)
    let body = isLanguage ? times : "<div class=\"\(long)\">\(times)</div>"
    #expect(try day(body + Self.story, language: isLanguage ? "\"\(long)\"" : "de") == nil)
  }
}
