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

  /// What a voice reads of a line of Aozora Bunko.
  private static func spoken(_ line: String, language: String = "ja") -> String {
    let units = Array(line.utf16)
    let chapter = Chapter(
      index: 0, title: nil, text: line, html: "", blocks: [Block(.paragraph, units.indices)])
    let changes = RubyReadings(chapter).changes(
      in: Sentence(range: units.indices, block: .paragraph, endsBlock: true, language: language))
    var (rest, spoken) = (0, "")
    for change in changes {
      spoken += String(decoding: units[rest..<change.range.lowerBound], as: UTF16.self)
      if case .text(let reading) = change.spokenForm { spoken += reading }
      rest = change.range.upperBound
    }
    return spoken + String(decoding: units[rest...], as: UTF16.self)
  }

  @Test(arguments: [
    ("一人の下人《げにん》が、羅生門《らしょうもん》の下で", "一人のげにんが、らしょうもんの下で"),
    ("これは｜朱雀大路《すざくおおじ》です", "これはすざくおおじです"), ("｜ＮＨＫ《エヌエイチケー》を", "エヌエイチケーを"),
    ("佐々木《ささき》と𠮷野《よしの》", "ささきとよしの"),
    ("［＃７字下げ］一［＃「一」は中見出し］", "一"), ("［＃改ページ］", ""),
    ("下人《げにん》［＃「下人」に傍点］は", "げにんは"), ("下人《げにん》《げす》", "げにん《げす》"),
  ])
  func readingsAndNotesWrittenIntoATextAreNotReadBesideIt(line: String, spoken: String) {
    #expect(Self.spoken(line) == spoken)
  }

  @Test(arguments: [
    "『それ』と《これ》", "新聞《タイムズ紙》", "下人《げにん", "下人《げ\nにん》", "《げにん》", "｜《げにん》", "［＃改", "［改］",
  ])
  func whatIsNoReadingStays(line: String) { #expect(Self.spoken(line) == line) }

  @Test func titlesOfChineseTextsAreRead() {
    #expect(Self.spoken("下人《げにん》", language: "zh") == "下人《げにん》")
  }

  @Test(.timeLimit(.minutes(1))) func readingsThatNeverEndTakeLinearTime() {
    let line = String(repeating: "人《", count: 50_000) + String(repeating: "［＃", count: 50_000)
    #expect(Self.spoken(line) == line)
  }
}
