import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

struct ChapterRuleTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Watchs, which the program's own way does not know, each with a few paragraphs.
  static func log(watchs: Int = 20, heading: (Int) -> String = { "~ Watch \($0) ~" }) -> String {
    (1...watchs).map { number in
      let line = "The boat lay in the harbour, and nobody aboard had slept a single hour. "
      return heading(number) + "\n\n" + String(repeating: line + "\n\n", count: 12)
    }.joined()
  }

  private func open(_ text: String, by rule: String?) async throws -> Book {
    let file = try folder.makeFile("log.txt", Data(text.utf8))
    return try await BookParser.open(file, options: OpenOptions(chapterRule: rule))
  }

  @Test func aRuleDividesATextAtWhatItFinds() async throws {
    let text = Self.log()
    #expect(try await open(text, by: nil).spine.count == 1)
    let book = try await open(text, by: #"Watch \d+"#)
    #expect(book.spine.map(\.title) == (1...20).map { "Watch \($0)" })
    #expect(book.content.chapterRule == #"Watch \d+"#)
    #expect(try await book.content.chapter(at: 4).text.hasPrefix("~ Watch 5 ~"))
  }

  @Test func theTextIsTheSameWhateverTheRuleDivides() async throws {
    let text = Self.log()
    var letters: [String] = []
    for rule in [nil, #"^~ Watch \d+ ~$"#, "nobody", #"Watch 1\d"#] {
      let book = try await open(text, by: rule)
      var whole = ""
      for index in book.spine.indices { whole += try await book.content.chapter(at: index).text }
      letters.append(whole.filter { !$0.isWhitespace })
    }
    #expect(Set(letters).count == 1)
  }

  @Test func rulesOfLegadoFindTheirHeadings() async throws {
    let heading = { (number: Int) in "　　第\(number)幕 harbour" }
    // It wants white space before the heading, as some of Legado's rules do.
    let book = try await open(Self.log(heading: heading), by: #"(?<=[　\s])第\d+幕.{0,30}$"#)
    #expect(book.spine.count == 20 && book.spine[2].title == "第3幕 harbour")
  }

  @Test func volumesHoldTheirChapters() async throws {
    let book = try await open(
      Self.log { $0 % 5 == 1 ? "Book \($0 / 5 + 1)\n\nTale \($0)" : "Tale \($0)" },
      by: #"^(?:Book|Tale) \d+$"#)
    #expect(book.contents.count == 4)
    #expect(book.contents.allSatisfy { $0.children.count == 5 })
  }

  @Test(arguments: ["(", "", #"\p{Nothing}"#, String(repeating: "a", count: 2001)])
  func whatIsNoExpressionIsRefused(expression: String) async throws {
    #expect(!ChapterRuleList.isUsable(expression))
    let file = try folder.makeFile("log.txt", Data(Self.log().utf8))
    let previews = try await BookParser.chapterPreviews(of: file, by: [expression])
    #expect(previews == [.unusable])
  }

  @Test func anExpressionThatTakesTooLongIsGivenUpAndSaid() async throws {
    let line = String(repeating: "a", count: 60) + "!\n"
    let file = try folder.makeFile("lines.txt", Data(String(repeating: line, count: 3000).utf8))
    let rule = "^(a+)+$"
    let preview = try #require(try await BookParser.chapterPreviews(of: file, by: [rule])?.first)
    #expect(preview.gaveUp && preview.titles.isEmpty)
    let book = try await BookParser.open(file, options: OpenOptions(chapterRule: rule))
    #expect(book.findings.map(\.code) == [.chapterRule])
  }

  @Test func theIndexIsOfItsRuleAndEncoding() async throws {
    let file = try folder.makeFile("log.txt", Data(Self.log(watchs: 1500).utf8))
    let index = folder.url.appending(path: "indexes/log")
    func chapters(_ rule: String?, in encoding: String? = nil) async throws -> Int {
      let options = OpenOptions(
        encoding: encoding.flatMap { EncodingName($0) }, chapterRule: rule, index: index)
      let book = try await BookParser.open(file, options: options)
      if let encoding { #expect(book.content.encoding == encoding) }
      return book.spine.count
    }
    for rule in [nil, #"Watch \d+"#, #"Watch \d+0\b"#, nil] {
      let first = try await chapters(rule)
      #expect(try await chapters(rule) == first)
      #expect(first == (rule == nil ? 1 : rule == #"Watch \d+"# ? 1500 : 151), "\(rule ?? "")")
    }
    #expect(try await chapters(nil, in: "windows-1252") == 1)
  }

  @Test func theMostRegularRuleDividesANewText() async throws {
    let rules = ["the boat", #"Watch \d+ ~"#, #"Watch 1 ~|Watch 2 ~"#].enumerated().map {
      ChapterRule(id: $0.offset, name: "", expression: $0.element)
    }
    let watchs = try folder.makeFile("log.txt", Data(Self.log().utf8))
    #expect(try await BookParser.bestRule(among: rules, for: watchs) == rules[1])
    // The program's own way does as well.
    let chapters = try folder.makeFile(
      "novel.txt", Data(Self.log { "Chapter \($0)\n\n~ Watch \($0) ~" }.utf8))
    #expect(try await BookParser.bestRule(among: rules, for: chapters) == nil)
  }

  @Test func aListOfLegadoIsReadAndWritten() throws {
    let json = """
      [{"id": -2, "enable": true, "name": "二", "rule": "^第.{1,9}幕", "example": "第一幕", "serialNumber": 1},
       {"id": -1, "enable": false, "name": "一", "rule": "^\\\\d+、", "serialNumber": 0},
       {"name": "broken", "rule": "("}, {"name": "no rule"}]
      """
    let list = try #require(ChapterRuleList.read(Data(json.utf8)))
    #expect(list.rules.map(\.name) == ["一", "二"] && list.refused == [2, 3])
    #expect(list.rules.map(\.isEnabled) == [false, true])
    let again = try ImportedList.json(of: list.rules)
    #expect(ChapterRuleList.read(again)?.rules == list.rules)
    #expect(ChapterRuleList.read(Data("{}".utf8)) == nil)
  }

  @Test(arguments: ChapterRuleList.standard)
  func theProgramsRulesFindTheirExamples(rule: ChapterRule) async throws {
    let example = try #require(rule.example)
    let expression = try HeadingExpression(rule.expression)
    let found: String? =
      if case .heading(let mark) = expression.look(at: Array(example.utf16)) { mark.label } else {
        nil
      }
    #expect(found == example)
    let prose = "Nobody aboard had slept, and he said so, at some length. 老人把门打开，院子里的雪很深。"
    let isQuiet =
      if case .none = expression.look(at: Array(prose.utf16)) { true } else { false }
    #expect(isQuiet)
  }
}
