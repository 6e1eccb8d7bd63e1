import Foundation
import ReadAloud
import ReadingModel
import TestSupport
import TextSearch
import Testing

@testable import Storage
@testable import VorleserKit

/// The search of the whole library, on a library with real files and a real index.
struct LibrarySearchTests {
  let folder: TemporaryFolder
  let kit: VorleserKit
  let library: Library
  let search: LibrarySearch

  init() async throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    library = try await Library(kit: kit)
    search = LibrarySearch(library)
  }

  private func add(
    _ name: String, _ text: String, to place: ShelfPlace = .shared
  ) async throws -> Int {
    let url = folder.url.appending(path: name)
    try Data(text.utf8).write(to: url)
    return try await library.add(url, name: name, to: place).id
  }

  private func books(_ query: String, for person: PersonID = .owner) async throws -> [Int] {
    try await search.find(query, for: person, limit: 50).books.map(\.id)
  }

  // MARK: Queries

  @Test func wordsAreFoundAcrossTheCutOfTwoPassages() async throws {
    let word = { (number: Int) in "w" + String(number, radix: 36) }
    let id = try await add("long.txt", (0..<20_000).map(word).joined(separator: " "))
    try await search.update()
    let text = try await kit.chapters.text(ofChapter: 0, of: try await library.open(id))
    for cut in Passages.ranges(of: text).dropLast().map(\.upperBound) {
      let before = String(decoding: text[(cut - 20)..<cut], as: UTF16.self).split(separator: " ")
        .suffix(2)
      let after = String(decoding: text[cut..<(cut + 20)], as: UTF16.self).split(separator: " ")
        .prefix(2)
      let phrase = (before + after).joined(separator: " ")
      let matches = try await search.find("\"\(phrase)\"").books.first?.matches
      #expect(matches?.map(\.text) == [phrase])
    }
  }

  @Test func wordsPhrasesPrefixesAndOperatorsFind() async throws {
    let whale = try await add("whale.txt", "The white whale swam past the harbour at night.")
    let boat = try await add("boat.txt", "A white boat lay in the harbour. No whale was seen.")
    try await search.update()
    #expect(try await Set(books("white whale")) == [whale, boat])
    #expect(try await books("\"white whale\"") == [whale])
    #expect(try await Set(books("harb*")) == [whale, boat])
    #expect(try await books("boat OR night NOT swam") == [boat])
    #expect(try await books("NEAR(boat harbour, 3)") == [boat])
    #expect(try await books("NEAR(boat seen, 3)") == [])
    #expect(try await books("harb") == [])
  }

  @Test func aTagOfThePersonChoosesBooks() async throws {
    let whale = try await add("whale.txt", "The white whale swam past the harbour at night.")
    _ = try await add("boat.txt", "A white boat lay in the harbour. No whale was seen.")
    try await search.update()
    var change = OpinionChange()
    change.tags = ["Große Tiere"].compactMap { TagName($0) }
    _ = try await library.changeOpinions(change, of: [whale])
    #expect(try await books("whale tag:tiere") == [whale])
    #expect(try await search.find("tag:\"grosse tiere\"").named == [whale])
    #expect(try await books("whale tag:tiere", for: PersonID(9)) == [])
  }

  @Test func aCollectionChoosesBooks() async throws {
    let whale = try await add("whale.txt", "The white whale swam past the harbour at night.")
    _ = try await add("boat.txt", "A white boat lay in the harbour. No whale was seen.")
    try await search.update()
    var change = CollectionChange()
    change.name = "Große Reise"
    change.books = [whale]
    _ = try await library.addCollection(change)
    #expect(try await books("whale in:reise") == [whale])
    #expect(try await search.find("in:\"grosse reise\"").named == [whale])
    #expect(try await books("whale in:reise", for: PersonID(9)) == [])
    #expect(try await books("whale in:nowhere") == [])
  }

  @Test func theTitleGoesBeforeTheText() async throws {
    let often = try await add("other.txt", String(repeating: "Lantern. ", count: 50))
    let named = try await add(
      "The lantern.txt", "It was dark, and one lantern burned among many other things.")
    try await search.update()
    let found = try await search.find("lantern")
    #expect(found.named == [named])
    #expect(found.books.map(\.id) == [named, often])
  }

  @Test(arguments: [
    "\"", "'", "a\"b\"c*", "(((", "NEAR(", "NEAR(a b, 99999999999999999999)", "NOT NOT NOT",
    "AND OR", "a:b:c", "title:",
    "author:\"", "^a", "{a b}: c", "-a", "a + b", "rowid:1", "tokens:a", "a*b*", "\u{0}a\u{0}",
    "%%%a", "😀 a", "a;DROP TABLE words",
  ]) func aHostileQueryIsWordsOrOneSentence(query: String) async throws {
    _ = try await add("a.txt", "a b c and some words of a text")
    try await search.update()
    do {
      _ = try await search.find(query)
    } catch let error as SearchError {
      #expect(error == .emptyQuery)
    }
  }

  @Test func resultsComeInPagesByBook() async throws {
    for number in 1...7 { _ = try await add("\(number).txt", "One anchor, number \(number).") }
    try await search.update()
    var seen: [Int] = []
    var from: Int? = 0
    while let start = from {
      let page = try await search.find("anchor", from: start, limit: 3)
      seen += page.books.map(\.id)
      from = page.next
    }
    #expect(seen.sorted() == Array(1...7))
  }

  // MARK: Changes

  @Test func whatIsRemovedIsNotFoundAndComesBack() async throws {
    let id = try await add("whale.txt", "The white whale.")
    try await search.update()
    _ = try await library.remove(id)
    // At once, before the index knows.
    #expect(try await books("whale") == [])
    try await search.update()
    #expect(try await books("whale") == [])
    _ = try await library.restore(id)
    #expect(try await books("whale") == [id])
  }

  @Test func nothingIsLeftOfABookThatIsGone() async throws {
    let id = try await add("whale.txt", "The white whale.")
    let other = try await add("boat.txt", "A boat.")
    try await search.update()
    _ = try await library.remove(id)
    try await library.deleteForGood(id)
    try await search.update()
    let index = TextIndex(kit.data.librarySearchIndex)
    #expect(try await Set(index.books().keys) == [other])
    #expect(try await index.passages(of: id, limit: 1).isEmpty)
    // The number of a purged book is not used again, but what it held must not stay in the file.
    let left = try await index.books(
      fitting: "\"whale\"", of: [id, other], named: [], offset: 0, limit: 1, passageLimit: 1)
    #expect(left.isEmpty)
  }

  @Test func anEditionTakesThePlaceOfTheFormerText() async throws {
    let id = try await add("book.txt", "The white whale.")
    try await search.update()
    let received = try await library.receive("book.txt")
    try await received.write(Array("The black boat.".utf8))
    _ = try await library.replace(received, of: id)
    #expect(try await books("whale") == [])
    try await search.update()
    #expect(try await books("whale") == [])
    #expect(try await books("boat") == [id])
  }

  @Test func twoPeopleFindOnlyWhatTheyMaySee() async throws {
    let (anna, ben) = (PersonID.owner, PersonID(8))
    let shared = try await add("shared.txt", "A common whale.")
    let hers = try await add("hers.txt", "A secret whale.", to: ShelfPlace(anna, isPrivate: true))
    try await search.update()
    #expect(try await Set(books("whale", for: anna)) == [shared, hers])
    #expect(try await books("whale", for: ben) == [shared])
    #expect(try await search.find("hers", for: ben).named == [])
    #expect(try await search.progress(for: ben) == IndexProgress(books: 1, indexed: 1))
    _ = try await library.move(hers, to: .shared)
    #expect(try await Set(books("whale", for: ben)) == [shared, hers])
  }

  @Test func aCorrectedLanguageCounts() async throws {
    let id = try await add(
      "book.txt", "The white whale swam away from the old harbour in the night.")
    try await search.update()
    #expect(try await books("whale lang:de") == [])
    _ = try await library.setLanguage("de-AT", of: id)
    try await search.update()
    #expect(try await books("whale lang:de") == [id])
  }

  // MARK: Building

  @Test func aBuildThatWasStoppedGoesOn() async throws {
    // Chapters of a million units each are written one by one.
    let chapter = String(repeating: "All the words of a long chapter are here. ", count: 26_000)
    let text = (1...3).map { "Chapter \($0)\n\n\(chapter)\n\nEnd \($0)." }.joined(
      separator: "\n\n\n")
    let id = try await add("long.txt", text)
    let index = TextIndex(kit.data.librarySearchIndex)
    let task = Task { try await search.update() }
    try await eventually { (try? await index.books()[id]?.next ?? 0) ?? 0 > 0 }
    task.cancel()
    _ = try? await task.value
    let state = try #require(try await index.books()[id])
    #expect(!state.isDone)
    let written = try await index.passages(of: id, limit: 1000).map(\.id)
    let other = LibrarySearch(library)
    #expect(try await !other.progress().isComplete)
    try await other.update()
    #expect(try await other.progress().isComplete)
    let all = try await index.passages(of: id, limit: 1000)
    #expect(all.map(\.id).starts(with: written) && all.count > written.count)
    #expect(Set(all.map(\.start)).count == all.count)
    #expect(try await search.find("\"End 3\"").books.map(\.id) == [id])
  }

  @Test func twoUpdatesAtOnceAddEachBookOnce() async throws {
    var books: [Int] = []
    for number in 1...30 { books.append(try await add("whale \(number).txt", "Whale \(number).")) }
    let other = LibrarySearch(library)
    async let first: Void = search.update()
    async let second: Void = other.update()
    _ = try await (first, second)
    let index = TextIndex(kit.data.librarySearchIndex)
    for book in books { #expect(try await index.passages(of: book, limit: 9).count == 1) }
    #expect(try await search.progress() == IndexProgress(books: 30, indexed: 30))
    #expect(try await search.find("whale", limit: 40).books.count == 30)
  }

  @Test func aDamagedIndexIsMadeAgain() async throws {
    let id = try await add("whale.txt", "The white whale.")
    let file = kit.data.librarySearchIndex
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 0x5A, count: 10_000).write(to: file)
    #expect(try await books("whale").isEmpty)
    try await search.update()
    #expect(try await books("whale") == [id])
  }

  @Test func anIndexThatIsDeletedWhileTheProgramRunsIsMadeAgain() async throws {
    let id = try await add("whale.txt", "The white whale.")
    try await search.update()
    try FileManager.default.removeItem(at: kit.data.librarySearchIndex.deletingLastPathComponent())
    #expect(try await books("whale") == [])
    try await search.update()
    #expect(try await books("whale") == [id])
  }

  @Test func anIndexThatOutlivedItsLibraryFindsNothingOfIt() async throws {
    _ = try await add("old.txt", "The old library had a zeppelin.")
    try await search.update()
    await library.close()
    for name in try FileManager.default.contentsOfDirectory(atPath: kit.data.url.path)
    where name != "cache" {
      try FileManager.default.removeItem(at: kit.data.url.appending(path: name))
    }
    let restored = try await Library(kit: kit.withoutLiveStreams())
    let url = folder.url.appending(path: "new.txt")
    try Data("The new library has a submarine.".utf8).write(to: url)
    let id = try await restored.add(url, name: "new.txt").id
    let search = LibrarySearch(restored)
    try await search.update()
    #expect(try await search.find("zeppelin").books.isEmpty)
    #expect(try await search.find("submarine").books.map(\.id) == [id])
  }

  @Test func aBookWithoutItsFileIsReadWhenTheFileIsBack() async throws {
    let id = try await add("whale.txt", "The white whale.")
    let file = try await library.file(of: id)
    let kept = folder.url.appending(path: "kept.txt")
    try FileManager.default.moveItem(at: file, to: kept)
    try await search.update()
    #expect(try await search.progress().isComplete)
    #expect(try await books("whale") == [])
    _ = try await library.putBack(kept, for: id)
    try await search.update()
    #expect(try await books("whale") == [id])
  }
}
