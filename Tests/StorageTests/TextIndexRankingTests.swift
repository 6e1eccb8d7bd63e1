import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import Storage

/// Searches of an index in which more passages fit than are scored.
struct TextIndexRankingTests {
  /// Books with four passages each, and then books of one passage.
  private static let (long, short) = (1...1400, 1401...1700)

  private let folder: TemporaryFolder
  private let index: TextIndex

  init() async throws {
    folder = try TemporaryFolder()
    index = TextIndex(folder.url.appending(path: "search.sqlite"))
    var chapters: [NewChapters] = []
    for id in [Array(Self.long), Array(Self.short)].joined() {
      let names = IndexedNames(title: "book \(id)", author: "", tag: "", lang: "")
      try await index.note([NotedBook(id: id, revision: 1, edition: "e\(id)", names: names)])
      let passages = (0..<(Self.long.contains(id) ? 4 : 1)).map { passage in
        Self.passage(
          passage, tokens: "the tale \(id) \(passage)" + (id == 777 ? " the the the" : ""))
      }
      let book = IndexedBook(id: id, revision: 1, edition: "e\(id)", next: 0, isDone: false)
      chapters.append(NewChapters(of: book, passages: passages, next: 1, isDone: true))
    }
    #expect(try await index.add(chapters).count == Self.long.count + Self.short.count)
  }

  private static func passage(_ number: Int, tokens: String) -> NewPassage {
    NewPassage(
      chapter: number, heading: nil, start: number * 100, length: 100, text: [], tokens: tokens)
  }

  private func find(
    _ expression: String, of books: [Int]? = nil, named: [Int] = [], offset: Int = 0,
    limit: Int = 10
  ) async throws -> [FoundBook] {
    try await index.books(
      fitting: expression, of: books ?? Array(Self.long) + Array(Self.short), named: named,
      offset: offset, limit: limit, passageLimit: 3)
  }

  @Test func aWordOfEveryPassageIsFoundInEveryBookOnce() async throws {
    #expect(Self.long.count * 4 + Self.short.count > TextIndex.scoredCount)
    var found: [FoundBook] = []
    while true {
      let page = try await find("\"the\"", offset: found.count, limit: 300)
      found += page
      guard page.count == 300 else { break }
    }
    #expect(found.map(\.id).sorted() == Array(Self.long) + Array(Self.short))
    for book in found {
      #expect(book.edition == "e\(book.id)")
      #expect(book.passages.count == (Self.long.contains(book.id) ? 3 : 1))
      #expect(Set(book.passages.map(\.start)).count == book.passages.count)
      #expect(book.hasMore == Self.long.contains(book.id))
    }
  }

  @Test func theBestBookOfASampleComesFirst() async throws {
    #expect(try await find("\"the\"").first?.id == 777)
  }

  @Test func aTitleGoesBeforeTheTextWhetherOrNotItIsInTheSample() async throws {
    let named = [1501, 1502, 1503]
    let found = try await find("\"the\"", named: named).map(\.id)
    #expect(Set(found.prefix(3)) == Set(named))
    #expect(found.count == 10)
  }

  @Test func aRareWordIsFoundInItsPassage() async throws {
    let found = try await find("\"1234\"")
    #expect(found.map(\.id) == [1234])
    #expect(found.first?.passages.count == 3)
    #expect(found.first?.hasMore == true)
  }

  @Test func ofFewBooksAllPassagesAreScored() async throws {
    let found = try await find("\"the\"", of: [700, 777, 1600, 1601])
    #expect(found.map(\.id).first == 777)
    #expect(Set(found.map(\.id)) == [700, 777, 1600, 1601])
  }
}
