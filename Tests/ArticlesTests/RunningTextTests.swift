import Testing

@testable import Articles

/// What is read of a page: each test names a kind of line that is left out, and what stays beside it.
struct RunningTextTests {
  private static let paragraph = paragraph(0)
  private static let story = (1...4).map(paragraph).joined()

  /// Paragraphs differ, since a line that comes again and again is read once.
  private static func paragraph(_ number: Int) -> String {
    let sentence = """
      The harbour master closed gate \(number) at noon, because the tide had come in faster than anyone remembered.
      """
    return "<p>" + Array(repeating: sentence, count: 3).joined(separator: " ") + "</p>"
  }

  private func read(
    _ body: String, title: String = "Low tide", head: String = "", language: String = "en"
  ) throws -> [String] {
    let page = """
      <!doctype html><html lang=\(language)><head><title>\(title)</title>\(head)</head>
      <body><div id=content>\(body)</div></body></html>
      """
    let extractor = ArticleExtractor(address: WebAddress("https://news.example/a/low-tide.html"))
    let article = try #require(try extractor.extract(Array(page.utf8)).article)
    return article.text.split(separator: "\n").map(String.init)
  }

  /// The lines that are no paragraphs of the story.
  private func others(_ body: String, head: String = "") throws -> [String] {
    try read(body, head: head).filter { !$0.hasPrefix("The harbour master") }
  }

  @Test func captionsAreLeftOutWhereverTheirClassIs() throws {
    let captions = [
      #"<div class="caption"><p>Boats in the rain</p></div>"#,
      #"<div class="image-caption"><span>Boats in the rain</span> <span>A. Reed</span></div>"#,
      "<figure><img src=a.jpg><p>Boats in the rain</p></figure>",
      "<table><tr><td><img src=a.jpg></td></tr><tr><td>Boats in the rain</td></tr></table>",
    ]
    for caption in captions {
      #expect(try others("\(Self.paragraph)\(caption)\(Self.story)") == [])
    }
  }

  @Test func aLineThatSaysWhatThePictureBeforeItShowsIsItsCaption() throws {
    let picture = #"<p><img src=a.jpg alt="Three boats in the rain at the eastern gate"></p>"#
    let caption = "<p>Three boats in the rain at the eastern gate (Photo by A. Reed)</p>"
    #expect(try others("\(Self.paragraph)\(picture)\(caption)\(Self.story)") == [])
    #expect(try others("\(Self.paragraph)\(caption)\(Self.story)").count == 1)
  }

  @Test(arguments: [
    "12 Comments", "Comments (12)", "3 Kommentare", "Kommentar hinterlassen", "Leggi anche:",
    "Czytaj także", "Читайте также:", "Διαβάστε επίσης", "관련 기사", "Veja também:",
  ])
  func labelsAreLeftOutInManyLanguagesAndWithTheirCounts(label: String) throws {
    #expect(try others("\(Self.story)<p>\(label)</p>\(Self.paragraph)") == [])
    #expect(try others("\(Self.story)<p>\(label) am Hafen</p>\(Self.paragraph)").count == 1)
  }

  @Test func softHyphensAreNotRead() throws {
    let word = "<p>The Hafen\u{AD}kapi\u{AD}tän said so.\u{AD}</p>"
    #expect(try others("\(Self.paragraph)\(word)\(Self.story)") == ["The Hafenkapitän said so."])
  }

  @Test func rowsOfLabelsAreLeftOut() throws {
    let rows = [
      "Comment feed | Comments are closed | Trackback URL",
      "Kommentarfeed | Kommentare geschlossen", "Lade weitere Inhalte ...",
    ]
    for row in rows { #expect(try others("\(Self.story)<p>\(row)</p>\(Self.paragraph)") == []) }
    let sentence = "Comments are closed | so is the harbour"
    #expect(try others("\(Self.paragraph)<p>\(sentence)</p>\(Self.story)") == [sentence])
  }

  @Test func anAddressOfMailInTheMiddleIsRead() throws {
    let address = #"<p><a href="mailto:gate@tide.example">gate@tide.example</a></p>"#
    #expect(try others("\(Self.paragraph)\(address)\(Self.story)") == ["gate@tide.example"])
    let network = #"<p><a href="https://net.example/tide">Follow @tide</a></p>"#
    #expect(try others("\(Self.paragraph)\(network)\(Self.story)") == [])
  }

  @Test func creditsAndCountersOfPicturesAreLeftOut() throws {
    let show = (1...3).map {
      "<div><p>Image \($0) of 3</p><p><img src=\($0).jpg></p><p>(Image: A. Reed)</p></div>"
    }
    #expect(try others("\(Self.paragraph)\(show.joined())\(Self.story)") == [])
  }

  @Test func numbersThatAreNoCountersStay() throws {
    let numbers = ["5.8", "12,500", "Palm Bay 70-44", "Palm Bay 70-44"]
    let lines = numbers.map { "<p>\($0)</p>" }.joined()
    #expect(try others("\(Self.paragraph)\(lines)\(Self.story)") == numbers)
  }

  @Test func namesOfAuthorsAreLeftOutAndNamesInQuotationsStay() throws {
    let head = "<meta name=author content='Ada Reed'>"
    let lines = """
      <div class=byline-section><span>Ada Reed</span> <span>The Coast Office</span></div>
      \(Self.paragraph)<p>By Ada Reed</p><div class="author-links">More of her</div>
      <blockquote><p>It was wet.</p><div class=quote-author>Ben Rudd</div></blockquote>\(Self.story)
      """
    #expect(try others(lines, head: head) == ["It was wet.", "Ben Rudd"])
  }

  @Test func whatTheAuthorSaysOfHerselfBelowTheStoryIsLeftOut() throws {
    let head = "<meta name=author content='Ada Reed'>"
    let note = "<p>Ada Reed is a reporter in the harbour. Write to ada@news.example.</p>"
    #expect(try others("\(Self.story)\(note)", head: head) == [])
    let inside = "<p>Ada Reed is a reporter in the harbour.</p>"
    #expect(try others("\(inside)\(Self.story)", head: head).count == 1)
  }

  @Test func whatASiteSaysOfItselfBelowTheLastRuleIsLeftOut() throws {
    let head = "<meta property=og:site_name content='Northern Harbours'>"
    let imprint = "<p>Northern Harbours keeps forty gates and employs ninety people.</p>"
    #expect(try others("\(Self.story)<hr>\(imprint)", head: head) == [])
    #expect(try others("\(Self.story)\(imprint)", head: head).count == 1)
    #expect(try others("\(Self.story)<hr><p>The gate opened again.</p>", head: head).count == 1)
  }

  @Test func theAddressOfThePageAndHowToCiteItAreLeftOut() throws {
    let address = "<p>https://news.example/a/low-tide.html</p>"
    let citation = """
      <p>Citation: Low tide, found on 3 May at https://news.example/a/low-tide.html</p>
      <p>No part may be printed elsewhere.</p>
      """
    #expect(try others("\(address)\(Self.story)\(citation)") == [])
    #expect(try others("\(Self.story)<p>See www.other.example.</p>").count == 1)
  }

  @Test func headlinesOfAnotherWordingAreLeftOutAndSectionsStay() throws {
    let headline = "<h1>Gate shut as the sea comes in</h1>"
    #expect(try others("\(headline)\(Self.story)") == [])
    let sections = "\(headline)\(Self.story)<h1>What follows</h1>\(Self.paragraph)"
    #expect(try others(sections) == ["Gate shut as the sea comes in", "What follows"])
  }

  @Test func linesBelowAHeadingAreNoStamps() throws {
    let scores = "<h2>Girls</h2><p>Palm Bay 70</p><p>Rockledge 44</p>"
    #expect(try others("\(scores)\(Self.story)") == ["Girls", "Palm Bay 70", "Rockledge 44"])
    #expect(try others("<p>3.409 views</p><p>19 Nov 2019</p>\(Self.story)") == [])
  }

  @Test func manyLinksToOtherSitesAreWhatTheArticleIsAbout() throws {
    func wares(_ host: String) -> String {
      (1...6).map { "<p>A toy</p><p><a href=https://\(host)/\($0)>Toy number \($0)</a></p>" }
        .joined()
    }
    #expect(try others("\(Self.paragraph)\(wares("shop.example"))\(Self.story)").count == 12)
    #expect(try others("\(Self.paragraph)\(wares("news.example"))\(Self.story)").count == 6)
  }

  @Test func whatIsForPrintersAndForCookiesIsLeftOut() throws {
    let classes = ["d-none d-print-block", "cookie-notice", "sr-only"]
    for name in classes {
      let part = "<div class='\(name)'><div>We keep what you read.</div></div>"
      #expect(try others("\(Self.paragraph)\(part)\(Self.story)") == [], "\(name)")
    }
  }

  @Test func headingsWhoseIdsAreTheirWordsStay() throws {
    let section =
      "<h3 id=recommendations>Recommendations</h3>\(Self.paragraph)<h3 id=cookies>Cookies</h3>"
    #expect(
      try others("\(Self.paragraph)\(section)\(Self.story)") == ["Recommendations", "Cookies"])
    let box = "<h3 class=recommendations>Recommendations</h3>"
    #expect(try others("\(Self.paragraph)\(box)\(Self.story)") == [])
  }

  @Test func countsOfCommentsBehindTheLastParagraphAreLeftOut() throws {
    let scraps = "<h3>Tell us what you think</h3><p>comments</p>"
    #expect(try others("\(Self.story)\(scraps)") == [])
    let list = "<ul><li>one gate</li><li>two boats</li></ul>"
    #expect(try others("\(Self.story)\(list)").count == 2)
  }

  @Test(arguments: [
    "Update July 3rd, 10:30AM ET: Added the explanation of the lock.",
    "Updated: The lock was opened at one.", "Korrektur: Das Tor wurde um zwölf Uhr geschlossen.",
    "訂正：門は正午に閉められた。",
  ])
  func whatWasAddedOrPutRightIsReadThoughItIsInItalics(_ note: String) throws {
    #expect(try others("\(Self.story)<p><em>\(note)</em></p>") == [note])
    #expect(try others("\(Self.story)<p><em>Updates are on our page of locks.</em></p>") == [])
  }

  @Test func teasersOfOtherArticlesAreLeftOut() throws {
    let teaser =
      "<div>The lock master has a new boat, and he likes it. See it now! <a href=/boat>Read more »</a></div>"
    #expect(try others("\(Self.story)\(teaser)\(Self.story)") == [])
    let told = "<p>Those who have <a href=/tides>tables of tides</a> read more.</p>"
    #expect(try others("\(Self.story)\(told)\(Self.story)").count == 1)
  }

  @Test func aParagraphThatLeadsToAnotherSiteIsRead() throws {
    let link = "<p><a href='https://tides.example/today'>This is where today's tides are</a></p>"
    #expect(try others("\(Self.story)\(link)\(Self.story)").count == 1)
    let own = "<p><a href='/boat'>This is where the new boat is</a></p>"
    #expect(try others("\(Self.story)\(own)\(Self.story)") == [])
  }

  @Test func factsInATableAboveTheStoryAreRead() throws {
    let table =
      "<table><thead><tr><th>Gate<th>Year</tr></thead><tr><td>North<td>1852<tr><td>South<td>1901</table>"
    #expect(try others("\(table)\(Self.story)").contains("1852"))
  }

  @Test func twoParagraphsInItalicsAreAnAppendix() throws {
    let note = "<p><em>This story was told at the gate.</em></p>"
    #expect(try others("\(Self.story)\(note)") == [])
    #expect(try others("\(Self.story)\(note)\(note)").count == 2)
  }

  @Test(arguments: [
    "Advertisement", "— Anzeige —", "PUBLICITÉ", "Leer más", "関連記事", "【广告】", "Lesen Sie auch:",
    "À lire aussi :",
  ])
  func namesOfBoxesAreLeftOut(_ label: String) throws {
    #expect(try others("\(Self.paragraph)<p>\(label)</p>\(Self.story)") == [])
    #expect(try others("\(Self.paragraph)<p>\(label) is a word</p>\(Self.story)").count == 1)
  }

  // MARK: Other scripts

  @Test func shortParagraphsOfChineseAreProse() throws {
    let paragraphs = (1...12).map {
      "<p>港口管理员在中午关闭了第\($0)号门，因为潮水涨得比镇上任何人记忆中的都快，一艘船也没有离开港口。</p>"
    }
    let lines = try read(
      "<h1>退潮时的港口</h1><p>一个平静的早晨</p><p>2026年5月3日</p>" + paragraphs.joined(),
      title: "退潮时的港口", language: "zh")
    #expect(lines.first == "一个平静的早晨")
    #expect(lines.count == 13)
  }

  @Test(arguments: [
    ("ja", "港の管理人は正午に東の門を閉めた。町の誰もが覚えているよりも速く潮が満ちてきたからである。", "引き潮の港", "アダ・リード"),
    (
      "ru",
      "Смотритель порта закрыл восточные ворота в полдень, потому что вода поднялась быстрее обычного. ",
      "Отлив в порту", "Ада Рид"
    ),
    (
      "ar",
      "أغلق مدير الميناء البوابة الشرقية عند الظهر لأن المد ارتفع أسرع مما يتذكره أي شخص في المدينة. ",
      "الجزر في الميناء", "آدا ريد"
    ),
    (
      "el",
      "Ο λιμενάρχης έκλεισε την ανατολική πύλη το μεσημέρι, γιατί η παλίρροια ανέβηκε πολύ γρήγορα. ",
      "Άμπωτη στο λιμάνι", "Άντα Ριντ"
    ),
  ])
  func titleAndAuthorAreTheSameInAllScripts(
    _ language: String, _ sentence: String, _ title: String, _ author: String
  ) throws {
    let paragraphs = (1...6).map { "<p>\($0). " + String(repeating: sentence, count: 3) + "</p>" }
    let lines = try read(
      "<h2>\(title)</h2><p>\(author)</p>" + paragraphs.joined(),
      title: title, head: "<meta name=author content='\(author)'>", language: language)
    #expect(lines.count == 6)
  }
}
