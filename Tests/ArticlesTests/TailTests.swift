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

  /// Lines that are no sentences, as the entries of a chronology are none.
  @Test(arguments: [
    "<p>3 May 2019 – the light is lit</p><p>4 May 2019 – fog comes in</p><p>5 May 2019 – a boat is lost</p><p>6 May 2019 – it is found</p>",
    "<p>2019-05-03: the light of the north is lit again by its keeper</p>",
    "<p>3. Mai 2019: Der Leuchtturm im Norden brennt seitdem wieder</p>",
    "<p>The light of the north is lit again: 3 May 2019</p>",
    "<p>Ann, 3 May 2019</p><p>Bert, 4 May 2019</p><p>Carl, 5 May 2019</p><p>Dora, 6 May 2019</p>",
  ]) func datedEntriesStay(tail: String) throws {
    let lines = tail.split(separator: "<p>")
    let last = try #require(try lastLine(tail))
    #expect(lines.last == "\(last)</p>")
  }

  @Test(arguments: [
    "<p>Ann Keeper, 3 May 2019</p>", "<p>13.7.2019 18:55 | Ann Keeper</p>", "<p>2019年7月13日</p>",
    "<p>Published by Ann Keeper on Monday, May 3, 2019 at 6:55 pm</p>", "<p>Stand: 3.5.2019</p>",
    "<p>Опубликовано 24 июля 2017</p>", "<p>Publié le 3 mai 2019 à 18h55</p>",
  ]) func aLineThatSaysWhenTheTextWasPublishedIsDropped(tail: String) throws {
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
