import Testing

@testable import Articles

/// Sounds, videos and players of other sites in an article that keeps them.
struct MediaTests {
  private static let sentence =
    "The quick brown fox jumps over the lazy dog, and then, without any haste, it goes home to its den. "
  private static let story = String(
    repeating: "<p>" + String(repeating: sentence, count: 4) + "</p>", count: 4)

  private func extract(
    _ body: String, kept: [String: String] = [:], pictures: [String: String] = [:]
  ) throws -> Article {
    var extractor = ArticleExtractor(address: WebAddress("https://example.org/a/page"))
    extractor.keepsMedia = true
    extractor.media = kept
    extractor.pictures = pictures
    let page =
      "<!doctype html><title>Foxes in the evening</title><article>\(Self.story)\(body)\(Self.story)</article>"
    return try #require(try extractor.extract(Array(page.utf8)).article)
  }

  @Test func filesAreNamedWithTheirKindEachOnce() throws {
    let article = try extract(
      """
      <p><audio controls src="../sounds/fox.mp3">No sound.</audio></p>
      <div><video poster="den.jpg"><source src="fox.mov" type="video/quicktime">
      <source src="fox.webm" type="video/webm; codecs=vp9"></video></div>
      <figure><audio src="/sounds/fox.mp3"></audio></figure>
      """)
    #expect(
      article.media == [
        ArticleMedia(address: "https://example.org/sounds/fox.mp3", isVideo: false),
        ArticleMedia(address: "https://example.org/a/fox.webm", isVideo: true),
      ])
    #expect(article.pictures == ["https://example.org/a/den.jpg"])
  }

  @Test func filesThatComeByAScriptAreFoundWhereItFindsThem() throws {
    let article = try extract("<p><audio data-src=\"fox.ogg\"></audio></p>")
    #expect(article.media.map(\.address) == ["https://example.org/a/fox.ogg"])
  }

  @Test(arguments: [
    "blob:https://example.org/1", "fox.m3u8", "fox.mpd", "", "data:audio/mp3;base64,AA",
  ])
  func whatIsNoFileIsNotFetched(source: String) throws {
    #expect(try extract("<p><video src=\"\(source)\"></video></p>").media.isEmpty)
  }

  @Test func keptFilesArePlayedAndSayWhereTheyWere() throws {
    let article = try extract(
      "<p><video poster=\"den.jpg\"><source src=\"fox.mp4\"><track src=\"fox.vtt\"></video></p>",
      kept: ["https://example.org/a/fox.mp4": "media/1.mp4"],
      pictures: ["https://example.org/a/den.jpg": "pictures/1.jpg"])
    #expect(
      article.html.contains(
        "<video poster=\"pictures/1.jpg\" src=\"media/1.mp4\" data-address=\"https://example.org/a/fox.mp4\"></video>"
      ))
    #expect(article.media.isEmpty && !article.html.contains("track"))
  }

  @Test(arguments: [
    (
      "iframe src=\"https://www.youtube.com/embed/a-b_c?start=3\"",
      "https://www.youtube.com/watch?v=a-b_c"
    ),
    ("iframe src=\"//www.youtube-nocookie.com/embed/abc\"", "https://www.youtube.com/watch?v=abc"),
    ("iframe data-src=\"https://player.vimeo.com/video/7\"", "https://vimeo.com/7"),
    (
      "iframe src=\"https://www.dailymotion.com/embed/video/x8\"",
      "https://www.dailymotion.com/video/x8"
    ),
    ("iframe src=\"https://archive.org/embed/fox\"", "https://archive.org/details/fox"),
    ("iframe src=\"https://player.twitch.tv/?video=v1\"", "https://player.twitch.tv/?video=v1"),
    ("embed src=\"https://www.youtube.com/v/abc&hl=en\"", "https://www.youtube.com/watch?v=abc"),
  ])
  func aPlayerOfAnotherSiteLeadsToItsPage(player: String, page: String) throws {
    let article = try extract("<div><\(player)></\(player.prefix { $0 != " " })></div>")
    #expect(article.html.contains("<video src=\"\(page.replacing("&", with: "&amp;"))\"></video>"))
    #expect(article.media.isEmpty && !article.html.contains("<iframe"))
  }

  @Test func theStillPictureOfAPlayerIsOneOfTheArticle() throws {
    for still in [
      "data-poster=\"/stills/fox.jpg\"",
      "srcdoc=\"<a href=x><img class=still src='/stills/fox.jpg'></a>\"",
    ] {
      let article = try extract(
        "<div><iframe title=\"The fox\" \(still) src=\"https://www.youtube.com/embed/abc\"></iframe></div>"
      )
      #expect(article.pictures == ["https://example.org/stills/fox.jpg"])
      #expect(article.html.contains("title=\"The fox\""))
    }
  }

  @Test func playersOfUnknownSitesAreLeftOut() throws {
    let article = try extract("<div><iframe src=\"https://tracker.example/1\"></iframe></div>")
    #expect(!article.html.contains("tracker"))
  }

  @Test func nothingOfThemIsReadAloud() throws {
    let article = try extract(
      "<p><audio src=fox.mp3>Your browser plays no sound.</audio></p><p><video>Nor videos.</video></p>"
    )
    #expect(!article.text.contains("browser") && !article.text.contains("Nor"))
  }

  @Test func picturesOfOneDotAreNoPartOfAnArticle() throws {
    let text = String(
      repeating: "The boat had lain in the harbour for years, whoever owned it. ", count: 10)
    let page = """
      <html><head><title>A boat</title></head><body><article><p>\(text)</p><img src=/one.gif width=1 height=1 alt=Counted>
      <img src=/two.png width=300 height=200 alt=Boat><img src=/three.gif width=0 alt=Counted><p>\(text)</p></article></body></html>
      """
    var extractor = ArticleExtractor(address: WebAddress("https://a.example/one"))
    extractor.keepsMedia = true
    let article = try #require(try extractor.extract(Array(page.utf8)).article)
    #expect(article.pictures == ["https://a.example/two.png"])
    #expect(!article.html.contains("Counted") && article.html.contains("Boat"))
  }

  /// Pages of Next.js leave sizes to a style, and programs that load pictures late write the size of what stands there first.
  @Test(arguments: [
    "width=0 height=0 sizes=100vw srcset=\"/two.png 640w\" src=/two.png style=\"width:100%;height:auto\"",
    "width=1 height=1 data-src=/two.png class=lazy src=data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP",
    "width=1 height=1 data-original=/two.png src=/two.png", "width=600 height=0 src=/two.png",
    "width=1 height=400 src=/two.png",
  ]) func aPictureWhoseSizeStandsElsewhereIsShown(attributes: String) throws {
    let text = String(
      repeating: "The boat had lain in the harbour for years, whoever owned it. ", count: 10)
    let page = """
      <html><head><title>A boat</title></head><body><article><p>\(text)</p><figure><img \(attributes) alt=Boat></figure>\
      <p>\(text)</p></article></body></html>
      """
    var extractor = ArticleExtractor(address: WebAddress("https://a.example/one"))
    extractor.keepsMedia = true
    let article = try #require(try extractor.extract(Array(page.utf8)).article)
    #expect(article.pictures == ["https://a.example/two.png"] && article.html.contains("Boat"))
  }
}
