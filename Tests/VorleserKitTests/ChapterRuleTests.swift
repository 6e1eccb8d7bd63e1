import BookParser
import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// A text is divided into other chapters, and what people have stored stays where it is in the file.
struct LibraryChapterRuleTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  /// Watchs of random paragraphs; some lines look like other headings, too.
  private func log(_ generator: inout SeededGenerator) -> Data {
    let words = ["harbour", "lamp", "灯火", "night", "корабль", "rope", "🍵", "tide"]
    var text = ""
    for watch in 1...30 {
      text += watch % 4 == 0 ? "\n\n\nWatch \(watch)\n\n" : "Watch \(watch)\n"
      for _ in 0..<Int.random(in: 3...9, using: &generator) {
        let line = (0..<Int.random(in: 2...30, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }
        text += line.joined(separator: " ") + ".\n\n"
      }
    }
    return Data(text.utf8)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func marksAndPlacesStayAtTheirBytes(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let file = try folder.makeFile("log.txt", log(&generator))
    let book = try await library.add(file, name: "log.txt")
    for number in 0..<12 {
      let start = Int.random(in: 0..<book.length - 40, using: &generator)
      let range = start..<start + Int.random(in: 1...30, using: &generator)
      _ = try await library.setMark(
        MarkDraft(kind: .highlight, range: range, note: "n\(number)"), id: "mark-number-\(number)",
        in: book.id, expecting: 0)
    }
    let place = Int.random(in: 0..<book.length - 1, using: &generator)
    _ = try await library.setPosition(place, of: book.id, expecting: 0, device: nil)
    let quotes = try await library.marks(in: book.id).map {
      $0.quote.exact.filter { !$0.isWhitespace }
    }
    let first = try #require(try await library.open(book.id).content as? any EncodedContent)
    let bytes = try await first.bytes(of: [place..<place])[0].lowerBound
    var edition = try await library.outlineWithEdition(of: book.id).1
    for rule in [#"^Watch \d+$"#, #"^Watch \d*[05]$"#, nil] {
      let divided = try await library.setChapterRule(rule, of: book.id)
      #expect(divided.chapterRule == rule)
      let outline = try await library.outlineWithEdition(of: book.id)
      #expect(outline.1 != edition)
      edition = outline.1
      if rule == #"^Watch \d+$"# { #expect(outline.0.chapters.count == 30) }
      let marks = try await library.marks(in: book.id)
      #expect(marks.allSatisfy { $0.isPlaced })
      #expect(marks.map { $0.quote.exact.filter { !$0.isWhitespace } } == quotes, "\(rule ?? "-")")
      let content = try #require(try await library.open(book.id).content as? any EncodedContent)
      let now = try await library.book(book.id).position.offset
      #expect(try await content.bytes(of: [now..<now])[0].lowerBound == bytes)
    }
  }

  @Test func aRuleThatIsOnDividesNewTextsWhereItFitsBetter() async throws {
    var generator = SeededGenerator(seed: 9)
    var rules = try await library.chapterRules()
    #expect(rules.version == 0 && rules.rules == ChapterRuleList.standard)
    rules.rules.append(ChapterRule(id: 7, name: "Watchs", expression: #"^Watch \d+$"#))
    let stored = try await library.setChapterRules(rules.rules, expecting: 0)
    #expect(stored.version == 1)
    await #expect(throws: LibraryError.choicesConflict(version: 1)) {
      try await library.setChapterRules([], expecting: 0)
    }
    await #expect(throws: ChapterRuleError.malformed(index: 1)) {
      try await library.setChapterRules(
        [rules.rules[0], ChapterRule(id: 8, name: "", expression: "[")], expecting: 1)
    }
    let file = try folder.makeFile("log.txt", log(&generator))
    let book = try await library.add(file, name: "log.txt")
    #expect(book.chapterRule == #"^Watch \d+$"#)
    let known = try #require(try await library.chapterRules(of: book.id))
    #expect(known.chosen == book.chapterRule && known.candidates[0].rule == nil)
    #expect(known.candidates.last?.preview.titles.count == 30)
    // A rule that is taken out of the list stays the book's, for a longer edition, too.
    _ = try await library.setChapterRules([], expecting: 1)
    #expect(try await library.outline(of: book.id).chapters.count == 30)
    var longer = try Data(contentsOf: file)
    longer += Data("Watch 31\n\nNobody slept.\n".utf8)
    let edition = try await library.receive("log.txt")
    try await edition.write([UInt8](longer))
    let replaced = try await library.replace(edition, of: book.id)
    #expect(replaced.chapterRule == book.chapterRule)
    #expect(try await library.outline(of: book.id).chapters.count == 31)
  }
}
