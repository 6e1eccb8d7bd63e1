import BookParser
import Foundation
import ReadingModel
import Synchronization
import TestSupport
import Testing

@testable import TextSearch

/// Looking for something in a book.
struct BookSearchTests {
  struct Found {
    var steps: [BookSearch.Step] = []
    var outcome = BookSearch.Outcome(count: 0, next: nil)

    var matches: [TextMatch] {
      steps.flatMap { step -> [TextMatch] in
        if case .found(_, let matches) = step { matches } else { [] }
      }
    }
    var texts: [String] { matches.map(\.text) }
    var counts: [Int: Int] {
      var counts: [Int: Int] = [:]
      for case .counted(let chapter, let count) in steps { counts[chapter] = count }
      return counts
    }
  }

  private func search(
    _ query: SearchQuery, _ texts: [String], from: Int = 0, limit: Int = 1000,
    store: any ChapterTextSource = DirectTexts()
  ) async throws -> Found {
    let content = FakeContent(texts: texts)
    let steps = Mutex<[BookSearch.Step]>([])
    let search = try BookSearch(query, texts: store)
    let outcome = try await search.run(
      in: content.book(), starts: content.starts, from: from, limit: limit
    ) { step in steps.withLock { $0.append(step) } }
    return Found(steps: steps.withLock { $0 }, outcome: outcome)
  }

  private func query(_ text: String, _ set: (inout SearchQuery) -> Void = { _ in }) -> SearchQuery {
    var query = SearchQuery(text)
    set(&query)
    return query
  }

  @Test func matchesComeInOrderWithTheirPlacesAndWhatStandsAround() async throws {
    let found = try await search(
      query("fox"), ["The quick brown fox.\nNo.", "", "A Fox, a fox's den. foxes"])
    #expect(found.texts == ["fox", "Fox", "fox", "fox"])
    #expect(found.matches.map(\.range.lowerBound) == [16, 26, 33, 44])
    #expect(found.matches[0].before == "The quick brown " && found.matches[0].after == ".")
    #expect(found.counts == [0: 1, 2: 3])
    #expect(found.outcome == .init(count: 4, next: nil))
  }

  @Test func whatIsNotListedIsCountedAndCanBeAskedFor() async throws {
    let texts = ["a b a b a", "b a a"]
    let first = try await search(query("a"), texts, limit: 2)
    #expect(first.outcome == .init(count: 5, next: 8) && first.matches.count == 2)
    #expect(first.counts == [0: 3, 1: 2])
    let second = try await search(query("a"), texts, from: 8, limit: 2)
    #expect(second.matches.map(\.range.lowerBound) == [8, 11])
    #expect(second.outcome == .init(count: 3, next: 13))
    let none = try await search(query("a"), texts, limit: 0)
    #expect(none.outcome == .init(count: 5, next: 0) && none.matches.isEmpty)
  }

  @Test func matchesCoverWhatTheReaderSees() async throws {
    let text = "Straße, STRASSE, co\u{AD}operate, nai\u{308}ve and one\n  two"
    #expect(try await search(query("strasse"), [text]).texts == ["Straße", "STRASSE"])
    #expect(try await search(query("cooperate"), [text]).texts == ["co\u{AD}operate"])
    #expect(try await search(query("naive"), [text]).texts == ["nai\u{308}ve"])
    #expect(try await search(query(" one two "), [text]).matches.map(\.range.count) == [9])
    let accents = query("naive") { $0.isAccentSensitive = true }
    #expect(try await search(accents, [text]).texts.isEmpty)
    let capital = query("STRASSE") { $0.isCaseSensitive = true }
    #expect(try await search(capital, [text]).texts == ["STRASSE"])
  }

  @Test func halfALetterIsNoMatch() async throws {
    let exact = query("e") { $0.isAccentSensitive = true }
    #expect(try await search(exact, ["e\u{301}é e"]).matches.map(\.range.lowerBound) == [4])
    #expect(try await search(query("하"), ["한 하"]).texts == ["하"])
    #expect(try await search(query("か"), ["が か"]).texts == ["か"])
  }

  @Test func wholeWordsBeginAndEndWhereWordsDo() async throws {
    let whole = query("cat") { $0.isWholeWords = true }
    let text = "cat concatenate cats Cat's cat’s (cat) wild-cat bobcat cat1 cät"
    let found = try await search(whole, [text])
    #expect(found.texts == ["cat", "cat", "cat", "cät"])
    let chinese = query("中国") { $0.isWholeWords = true }
    #expect(try await search(chinese, ["我爱中国。"]).texts == ["中国"])
    let signs = query("C++") { $0.isWholeWords = true }
    #expect(try await search(signs, ["C++ and c++x"]).texts.first == "C++")
  }

  @Test func regularExpressionsFindNothingEmpty() async throws {
    let years = query("\\b1[89]\\d\\d\\b") { $0.isRegularExpression = true }
    #expect(try await search(years, ["In 1851 and 1914, not 18511."]).texts == ["1851", "1914"])
    let nothing = query("x*") { $0.isRegularExpression = true }
    #expect(try await search(nothing, ["abc xx d"]).texts == ["xx"])
    let lines = query("^the") { $0.isRegularExpression = true }
    #expect(try await search(lines, ["The a\nthe b the"]).texts == ["The", "the"])
    let emoji = query(".") { $0.isRegularExpression = true }
    #expect(try await search(emoji, ["😀é"]).texts == ["😀", "é"])
  }

  @Test(arguments: [
    ("(a", 2), ("[a-", 3), ("*a", 0), ("a{3,1}", 6), ("\\", 1), ("a(?<n>b)\\k<m>", 13),
    ("[z-a]", 4),
  ])
  func aPatternThatIsNoneIsRefusedWithThePlace(pattern: String, offset: Int) {
    let query = query(pattern) { $0.isRegularExpression = true }
    do {
      _ = try BookSearch(query, texts: DirectTexts())
      Issue.record("taken: \(pattern)")
    } catch {
      guard case .pattern(let reason, let place) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.isEmpty && (0...pattern.utf16.count).contains(place))
      #expect(abs(place - offset) <= 2, "\(pattern): \(place)")
    }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["(a+)+$", "(a|aa)+b", "(a*)*b", "(?:a?){60}a{60}b", "(.*)*x\\1"])
  func aPatternWithoutEndIsGivenUp(pattern: String) async throws {
    let query = query(pattern) { $0.isRegularExpression = true }
    let text = String(repeating: "a", count: 5000) + "!"
    // It is given up, or turns out to be quick; it never hangs.
    do { _ = try await search(query, [text]) } catch let error as SearchError {
      #expect(error == .tooSlow)
    }
  }

  @Test func aSearchThatNobodyWaitsForEnds() async throws {
    let query = query("(a+)+$") { $0.isRegularExpression = true }
    let task = Task {
      try await search(query, [String(repeating: "a", count: 100_000) + "!"])
    }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }

  @Test(arguments: ["", "   ", "\u{AD}"])
  func nothingCanNotBeLookedFor(text: String) {
    #expect(throws: SearchError.emptyQuery) { try BookSearch(query(text), texts: DirectTexts()) }
  }

  @Test func tooMuchCanNotBeLookedFor() {
    let long = String(repeating: "x", count: SearchQuery.unitLimit + 1)
    #expect(throws: SearchError.tooLong(limit: SearchQuery.unitLimit)) {
      try BookSearch(query(long), texts: DirectTexts())
    }
  }

  /// Against the plain way: folding the whole text at once and comparing at every place.
  @Test func aLongTextIsSearchedAsIfItWereFoldedAtOnce() async throws {
    var random = SeededGenerator(seed: 11)
    let part = FoldingTests.text(&random, length: 3000)
    let text = String(repeating: part, count: 30) + "the end"
    for needle in ["e", "ss", "fi", "ガ", "a b", "й", "the end", "中", "e\u{302}"] {
      let query = query(needle)
      var folder = TextFolder(query.folding)
      let wanted = folder.folded(needle)
      var whole = FoldedText()
      let units = Array(text.utf16)
      folder.fold(units, 0..<units.count, onto: &whole)
      var expected: [Range<Int>] = []
      var place = 0
      while let start = UnitFinder(wanted).first(in: whole.units, from: place) {
        place = start + 1
        let end = start + wanted.count
        if CharacterFoldingProbe.parts(whole.units, start, end) { continue }
        let source = whole.source(of: start..<end)
        if source.lowerBound < expected.last?.upperBound ?? 0 { continue }
        expected.append(source)
        place = end
      }
      let found = try await search(query, [text], limit: 1_000_000)
      #expect(found.matches.map(\.range) == expected, "\(needle)")
    }
  }

  @Test(.enabled(if: Places.corpus != nil, "no corpus beside the checkout"))
  func realBooksGiveTheTextThatStandsThere() async throws {
    let corpus = try #require(Places.corpus)
    let files =
      FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "epub" }
      .sorted { $0.path < $1.path }.prefix(40) ?? []
    var searched = 0
    for file in files {
      guard let book = try? await BookParser.open(file) else { continue }
      let lengths = try await book.content.chapterLengths()
      let starts = lengths.indices.map { lengths[..<$0].reduce(0, +) }
      let steps = Mutex<[BookSearch.Step]>([])
      _ = try await BookSearch(query("e"), texts: DirectTexts()).run(
        in: book, starts: starts, limit: 2000
      ) { step in steps.withLock { $0.append(step) } }
      for case .found(let index, let matches) in steps.withLock({ $0 }) {
        let units = Array(try await book.content.chapter(at: index).text.utf16)
        for match in matches {
          let range =
            match.range.lowerBound - starts[index]..<match.range.upperBound - starts[index]
          #expect(String(decoding: units[range], as: UTF16.self) == match.text)
          searched += 1
        }
      }
    }
    #expect(searched > 1000)
  }
}
