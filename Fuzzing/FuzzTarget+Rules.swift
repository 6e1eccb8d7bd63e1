import Foundation
import ReadingModel

@testable import BookParser
@testable import ReadAloud
@testable import SpokenText
@testable import TextSearch

extension FuzzTarget {
  /// Lists of rules that people pass on, settings, and what people look for.
  static let ofRules = [
    FuzzTarget(name: "pronunciations") { input in
      let parts = InputParts.split(input, into: 2).map { String(decoding: $0, as: UTF8.self) }
      _ = try? RuleFile.pronunciations(in: parts[0])
      guard let rules = try? RuleFile.rules(in: parts[0]) else { return }
      let text = TextSentences(text: sample(parts[1]), language: "en", rules: rules)
      for sentence in text.sentences(inChapter: 0) {
        let count = sentence.text.utf16.count
        for change in text.prepared(sentence).changes {
          precondition(change.range.upperBound <= count, "a change is outside of its sentence")
        }
      }
    },
    FuzzTarget(name: "replacements") { input in
      let parts = InputParts.split(input, into: 2)
      guard let list = try? ReplacementFile.rules(in: Data(parts[0])) else { return }
      if let written = try? ReplacementFile.data(of: list.rules) {
        precondition(
          (try? ReplacementFile.rules(in: written))?.rules.count
            == list.rules.count { $0.conversion == nil },
          "a list is another one after it was written"
        )
      }
      show(sample(String(decoding: parts[1], as: UTF8.self)), by: Array(list.rules.prefix(10)))
    },
    FuzzTarget(name: "chapterrules") { input in
      let parts = InputParts.split(input, into: 2)
      guard let list = ChapterRuleList.read(Data(parts[0])) else { return }
      let text = sample(String(decoding: parts[1], as: UTF8.self))
      let file = FuzzFolder.write(Array(text.utf8), "book.txt")
      let rules = list.rules.prefix(4)
      _ = try? await BookParser.chapterPreviews(of: file, by: rules.map(\.expression))
      for rule in rules {
        let options = OpenOptions(chapterRule: rule.expression)
        if let book = try? await PlainTextParser.open(file, options) { await Promises.check(book) }
      }
    },
    FuzzTarget(name: "settings") { input in
      guard let values = try? JSONDecoder().decode([String: SettingValue].self, from: Data(input)),
        let written = try? JSONEncoder().encode(values)
      else { return }
      precondition(
        (try? JSONDecoder().decode([String: SettingValue].self, from: written)) == values,
        "settings are others after they were written")
    },
    FuzzTarget(name: "query") { input in
      let parts = InputParts.split(input, into: 2).map { String(decoding: $0, as: UTF8.self) }
      _ = try? LibraryQuery(parts[0])
      let units = Array(sample(parts[1]).utf16)
      var query = SearchQuery(parts[0])
      guard parts[0].utf16.count <= SearchQuery.unitLimit else { return }
      if var scanner = try? FoldedScanner(query) {
        scanner.begin(units)
        while let found = scanner.next() { check(found, in: units.count) }
      }
      query.isRegularExpression = true
      guard var scanner = try? PatternScanner(query), (try? scanner.begin(units)) != nil else {
        return
      }
      while let found = (try? scanner.next()) ?? nil { check(found, in: units.count) }
    },
  ]

  /// A text of a book, if an input has none.
  private static func sample(_ text: String) -> String {
    text.isEmpty
      ? "CHAPTER I.\n\nA man said 12 words, “so”, to Dr. Ünal.\n\n第二章 風\n\n　他說：「好。」\n\n\u{1F600} ok\n"
      : text
  }

  /// Makes the changes of rules in a text, and looks at what comes of it.
  private static func show(_ text: String, by rules: [ReplacementRule]) {
    let units = Array(text.utf16)
    let half = units.count / 2
    let blocks = [Block(.heading(level: 1), 0..<half), Block(.paragraph, half..<units.count)]
    let chapter = Chapter(index: 0, title: nil, text: text, html: "", blocks: blocks)
    let shown = ShownText(chapter, units: units, rules: Replacements(rules))
    var end = 0
    for edit in shown.edits {
      precondition(edit.range.lowerBound >= end && !edit.range.isEmpty, "edits overlap")
      end = edit.range.upperBound
    }
    precondition(end <= units.count, "an edit ends behind the text")
    Promises.check(MappedText(text, edits: shown.edits), of: units.count)
  }

  private static func check(_ found: [Range<Int>], in count: Int) {
    for range in found { precondition(range.upperBound <= count, "a match ends behind the text") }
  }
}
