import ReadingModel
import Testing

@testable import ReadAloud

struct RubyReadingsTests {
  private static let text = "彼は銀河鉄道に乗った。夜は長い。"

  private static func changes(
    _ readings: [(Range<Int>, String)], language: String? = "ja"
  ) -> [SpokenChange] {
    var chapter = Chapter(
      index: 0, title: nil, text: text, html: "<p>\(text)</p>", blocks: [Block(.paragraph, 0..<16)])
    chapter.readings = readings.map { RubyReading(range: $0.0, text: $0.1) }
    return RubyReadings(chapter).changes(
      in: Sentence(range: 2..<11, block: .paragraph, endsBlock: false, language: language))
  }

  @Test func kanaAboveCharactersAreSpokenInTheirPlace() {
    let found = Self.changes([
      (0..<1, "かれ"), (2..<4, "ぎんが"), (4..<6, "テツドー"), (7..<8, "の"), (11..<12, "よる"),
    ])
    #expect(
      found == [
        SpokenChange(range: 0..<2, spokenForm: .text("ぎんが")),
        SpokenChange(range: 2..<4, spokenForm: .text("テツドー")),
        SpokenChange(range: 5..<6, spokenForm: .text("の")),
      ])
  }

  @Test(arguments: ["・", "﹅", "galaxy", "銀の河", ""])
  func whatIsNoKanaIsNoReading(text: String) {
    #expect(Self.changes([(2..<4, text)]) == [])
  }

  @Test(arguments: ["zh", "en", nil])
  func otherLanguagesStayAsTheyAre(language: String?) {
    #expect(Self.changes([(2..<4, "ぎんが")], language: language) == [])
  }
}
