import Testing

@testable import Articles

/// Lines below an article that are none of its own.
struct TailTests {
  private static let story = (1...8).map { number in
    "<p>In the night of the year \(number) the keeper of the north light wrote that fog had come in from the sea.</p>"
  }.joined()

  private func lastLine(_ tail: String) throws -> Substring? {
    let page =
      "<!doctype html><html><head><title>Fog came in at night</title></head><body><article>\(Self.story)\(tail)</article></body></html>"
    let article = try ArticleExtractor().extract(Array(page.utf8)).article
    return try #require(article).text.split(separator: "\n").last
  }

  @Test(arguments: [
    "<p>Mehr zum Nebel an der Nordsee:</p>", "<p>阅读下一篇：</p>",
    "<p>Gespeichert von Ann am 24. Juli 2017 - 18:55</p>", "<p>Erstellt am 09.08.2013, 06:00</p>",
    "<p>Iezīmējiet tekstu un spiediet Ctrl+Enter, lai nosūtītu labojamo teksta fragmentu redaktoram!</p>",
    "<p>Нашли ошибку? Выделите её и нажмите Ctrl + Enter.</p><p>Теги:</p>",
  ]) func leftoversAreDropped(tail: String) throws {
    #expect(try lastLine(tail)?.hasPrefix("In the night of the year 8") == true)
  }

  @Test(arguments: [
    "<p>It ended on June 20, 2019, when the lamp was lit again.</p>", "<p>He said: no.</p>",
    "<p>Everybody on the coast was confused by the fog and wrote so:</p>",
    "<p>Update, 13 July 2019: the lamp is lit again.</p>",
  ]) func sentencesStay(tail: String) throws {
    #expect(try lastLine(tail)?.hasPrefix("In the night of the year 8") == false)
  }
}
