import Foundation
import ReadingModel
import StreamCompression
import TestSupport
import Testing

@testable import Storage
@testable import VorleserKit

/// A passage whose tokens can't be told again does not stay in the index of the library.
struct UnreadablePassageTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let search: LibrarySearch

  init() async throws {
    folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    library = try await Library(kit: kit)
    search = LibrarySearch(library)
  }

  private func add(_ name: String, _ text: String) async throws -> Int {
    let url = folder.url.appending(path: name)
    try Data(text.utf8).write(to: url)
    return try await library.add(url, name: name).id
  }

  private func books(_ query: String) async throws -> [Int] {
    try await search.find(query).books.map(\.id)
  }

  /// What an earlier build stored: it cut no text among marks, so that a passage could have any length; or what a disk has made of it.
  private static func stored(isLong: Bool) throws -> [UInt8] {
    try isLong ? Gzip.compress([UInt8](repeating: 0x61, count: (1 << 20) + 1)) : Array("?".utf8)
  }

  @Test(arguments: [true, false])
  func `a book whose text can't be taken out is replaced, and the others are found`(
    isLong: Bool
  ) async throws {
    let other = try await add("other.txt", "An old harbour.")
    let id = try await add("book.txt", "The white whale.")
    try await search.update()
    let state = try #require(try await search.building.book(id))
    let names = IndexedNames(title: "", author: "", tag: "", lang: "")
    // As an earlier build has left it: another edition of the text, with such a passage.
    try await search.clear(id)
    try await search.building.note([
      NotedBook(id: id, revision: 0, edition: "former", names: names)
    ])
    let former = try #require(try await search.building.book(id))
    let passage = try NewPassage(
      chapter: 0, heading: nil, start: 0, length: 9, text: Self.stored(isLong: isLong),
      tokens: "zeppelin")
    let chapters = NewChapters(of: former, passages: [passage], next: 1, isDone: true)
    #expect(try await search.building.add([chapters]) == [id])

    try await search.update()
    #expect(try await search.building.book(id) == state)
    #expect(try await search.progress().isComplete)
    #expect(try await books("whale") == [id])
    #expect(try await books("harbour") == [other])
    let left = try await search.building.books(
      fitting: "\"zeppelin\"", of: [id, other], named: [], offset: 0, limit: 1, passageLimit: 1)
    #expect(left.isEmpty)
  }
}
