import BookParser
import Foundation
import ReadAloud
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// A text is the same to the byte and to the offset, however its lines are shown.
struct TextCleaningTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  /// Every choice that there is.
  private static let choices = TextCleaning.Lines.allCases.flatMap { lines in
    (0..<16).map { bits in
      var cleaning = TextCleaning.automatic
      cleaning.lines = lines
      cleaning.dropIndents = bits & 1 == 0
      cleaning.collapseBlankLines = bits & 2 == 0
      cleaning.hideLicence = bits & 4 != 0
      cleaning.hideBoilerplate = bits & 8 != 0
      return cleaning
    }
  }

  private static let words = [
    "harbour", "lamp", "night", "rope", "tide", "灯火", "夜", "корабль", "🍵", "<b>", "a&b", "well-",
  ]
  private static let strays = [
    "（本章完）", "求推荐票，求收藏！", "Translator: Somebody", "Chapter 7", "第八章 风雪",
  ]

  /// Hard-wrapped paragraphs, verse, indents of both kinds, blank lines, and lines of sites.
  private func text(_ random: inout SeededGenerator, bytes: Int) -> String {
    var text = "*** START OF THE PROJECT GUTENBERG EBOOK TIDE ***\n\nProduced by Somebody\n\n"
    while text.utf8.count < bytes {
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let indent = ["", "", "  ", "　　", "\t"].randomElement(using: &random) ?? ""
        let count = Int.random(in: 1...14, using: &random)
        text += indent
        text += (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
          .joined(separator: Bool.random(using: &random) ? " " : "")
        text += [".", "", "。", "-"].randomElement(using: &random) ?? ""
        text += ["\n", "\r\n"].randomElement(using: &random) ?? ""
      }
      text += String(repeating: "\n", count: Int.random(in: 0...3, using: &random))
      if Int.random(in: 0..<9, using: &random) == 0 {
        text += (Self.strays.randomElement(using: &random) ?? "") + "\n\n"
      }
    }
    return text + "\n*** END OF THE PROJECT GUTENBERG EBOOK TIDE ***\n\nLicence\n"
  }

  /// The text of a fragment with every piece that is shown otherwise put back.
  ///
  /// By Foundation's expressions, since those of Swift take seconds for the megabytes.
  private func source(_ html: String) -> String {
    let shownOtherwise = #"<span data-source="([^"]*)">[^<]*</span>"#
    return html.replacingOccurrences(of: shownOtherwise, with: "$1", options: .regularExpression)
      .replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }

  // The second is read in blocks, by an index.
  @Test(arguments: [(UInt64(1), 6_000), (2, 6_000), (3, 6_000), (4, 6_000), (5, 3 << 20)])
  func offsetsAndBytesStayWhateverIsChosen(seed: UInt64, bytes: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let data = Data(text(&random, bytes: bytes).utf8)
    let file = try folder.makeFile("tide.txt", data)
    let book = try await library.add(file, name: "tide.txt")
    let outline = try await library.outlineWithEdition(of: book.id)
    let opened = try await library.open(book.id)
    // Of the large text some chapters, of the small ones all.
    let chapters = outline.0.chapters.indices.filter { bytes < 1 << 20 || $0 % 9 == 0 }
    for index in chapters {
      let chapter = try await opened.content.chapter(at: index)
      let choices =
        bytes < 1 << 20 ? Self.choices : Array(Self.choices.shuffled(using: &random)[..<3])
      for choice in choices {
        let rules = KeyedReplacements([], cleaning: choice)
        let shown = await library.kit.chapters.shown(chapter, in: opened, under: rules)
        let html = shown.markup.replacing(shown.edits).textWithPaths
        #expect(source(html) == chapter.text, "\(choice)")
        #expect(source(shown.markup.textWithPaths) == chapter.text)
        for (one, next) in zip(shown.edits, shown.edits.dropFirst()) {
          #expect(one.range.upperBound <= next.range.lowerBound)
        }
        let ends = shown.sentences.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        #expect(ends == ends.sorted() && (ends.last ?? 0) <= chapter.text.utf16.count)
      }
    }
    for choice in Self.choices.shuffled(using: &random).prefix(2) {
      try await library.setCleaning(choice, of: book.id)
      #expect(try await library.cleaning(of: book.id) == choice)
      let now = try await library.outlineWithEdition(of: book.id)
      #expect(now.0 == outline.0 && now.1 == outline.1)
    }
    #expect(try Data(contentsOf: try await library.file(of: book.id)) == data)
  }

  @Test func marksAndPlacesStayAndSpeechFollowsTheChoice() async throws {
    let text = "The lamp\nhad gone\nout.\n\n　　求推荐票，求收藏！\n\nNobody came.\n"
    let file = try folder.makeFile("lamp.txt", Data(text.utf8))
    let book = try await library.add(file, name: "lamp.txt")
    let length = book.length
    _ = try await library.setMark(
      MarkDraft(kind: .highlight, range: 4..<8), id: "mark-number-1", in: book.id, expecting: 0)
    _ = try await library.setPosition(9, of: book.id, expecting: 0, device: nil)
    var choice = TextCleaning.automatic
    (choice.lines, choice.hideBoilerplate) = (.join, true)
    let before = try await library.speechRules(of: book.id).key
    try await library.setCleaning(choice, of: book.id)
    let rules = try await library.speechRules(of: book.id)
    #expect(rules.key != before && rules.rules.cleaning == choice)
    let marks = try await library.marks(in: book.id)
    #expect(marks.first?.range == 4..<8 && marks.first?.quote.exact == "lamp")
    let now = try await library.book(book.id)
    #expect(now.position.offset == 9 && now.length == length)
    let sentences = try await BookSentences(try await library.open(book.id), rules: rules)
      .sentences(inChapter: 0)
    #expect(sentences.count == 2)
    #expect(sentences.first?.changes.map(\.spokenForm) == [.text(" "), .text(" ")])
    // Another person sees the text as the program shows it.
    #expect(try await library.cleaning(of: book.id, for: PersonID(7)) == .automatic)
  }

  @Test func aPassageIsShownAsItIsChosen() async throws {
    let text = "ab\ncd\n\n　　（本章完）\n"
    let file = try folder.makeFile("short.txt", Data(text.utf8))
    let book = try await library.add(file, name: "short.txt")
    var choice = TextCleaning.automatic
    (choice.lines, choice.hideBoilerplate) = (.join, true)
    let preview = try await library.preview(of: choice, in: book.id)
    #expect(preview?.hiddenCount == 1)
    #expect(preview?.html.hasPrefix("<p>ab<span data-source=\"\n\"> </span>cd</p>") == true)
    let own = try await library.preview(of: .automatic, in: book.id)
    #expect(own?.html == "<p>ab</p>\n<p>cd</p>\n<p>（本章完）</p>")
  }
}
