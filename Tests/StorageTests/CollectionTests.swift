import Foundation
import ReadingModel
import SQLite
import Testing

@testable import Storage

/// Collections by hand, and smart shelves that rules fill.
struct CollectionTests {
  let library: Shelf
  private let ben = PersonID(2)

  init() throws { library = try Shelf() }

  private func open(now: @escaping @Sendable () -> Date = { Date() }) async throws -> Bookshelf {
    let shelf = try await library.open(now: now)
    let database = try LibraryDatabase.open(library.home, patience: .seconds(5))
    try database.change("INSERT OR IGNORE INTO people (id) VALUES (2)")
    return shelf
  }

  private func make(
    _ name: String, on shelf: Bookshelf, _ more: (inout CollectionChange) -> Void = { _ in }
  ) async throws -> BookCollection {
    var change = CollectionChange()
    change.name = name
    more(&change)
    return try await shelf.addCollection(change)
  }

  private func titles(
    _ collection: Int, _ shelf: Bookshelf, for person: PersonID = .owner
  ) async throws -> [String] {
    var query = BookQuery()
    query.collection = collection
    query.order = .place
    return try await shelf.books(matching: query, for: person).books.map(\.title)
  }

  @Test func booksStandInTheOrderThatTheyWereGiven() async throws {
    let shelf = try await open()
    var ids: [Int] = []
    for title in ["A", "B", "C", "D"] { ids.append(try await Shelf.add(title, to: shelf).id) }
    let made = try await make("Holidays", on: shelf) { $0.books = [ids[2], ids[0], ids[2]] }
    #expect(made.bookCount == 2)
    #expect(try await titles(made.id, shelf) == ["C", "A"])
    var change = CollectionChange()
    change.addedBooks = [ids[3], ids[0]]
    change.removedBooks = [ids[2]]
    #expect(try await shelf.changeCollection(made.id, change).bookCount == 2)
    #expect(try await titles(made.id, shelf) == ["A", "D"])
    change = CollectionChange()
    change.books = [ids[3], ids[1], ids[0]]
    _ = try await shelf.changeCollection(made.id, change)
    #expect(try await titles(made.id, shelf) == ["D", "B", "A"])
    _ = try await shelf.remove(ids[1])
    #expect(try await shelf.collections().map(\.bookCount) == [2])
  }

  @Test func onlySharedOnesAreSeenByOthersAndNobodyElseChangesThem() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("A", to: shelf)
    let made = try await make("Mine", on: shelf) { $0.books = [book.id] }
    #expect(try await shelf.collections(for: ben).isEmpty)
    await #expect(throws: CollectionRefusal.noSuchCollection) {
      try await titles(made.id, shelf, for: ben)
    }
    var change = CollectionChange()
    change.isShared = true
    _ = try await shelf.changeCollection(made.id, change)
    #expect(try await titles(made.id, shelf, for: ben) == ["A"])
    await #expect(throws: CollectionRefusal.notYours) {
      try await shelf.changeCollection(made.id, change, for: ben)
    }
    await #expect(throws: CollectionRefusal.notYours) {
      try await shelf.setRemoved(ofCollection: made.id, true, for: ben)
    }
    _ = try await shelf.setOwner(of: book.id, .owner)
    #expect(try await titles(made.id, shelf, for: ben) == [], "a private book stays private")
    #expect(try await shelf.collections(for: ben).map(\.bookCount) == [0])
  }

  @Test func nestingIsOneDeep() async throws {
    let shelf = try await open()
    let top = try await make("Top", on: shelf)
    let inner = try await make("Inner", on: shelf) { $0.parent = .some(top.id) }
    #expect(inner.parent == top.id)
    for (id, parent) in [(top.id, inner.id), (inner.id, inner.id), (inner.id, 99)] {
      var change = CollectionChange()
      change.parent = .some(parent)
      await #expect(throws: CollectionRefusal.badParent) {
        try await shelf.changeCollection(id, change)
      }
    }
    await #expect(throws: CollectionRefusal.badParent) {
      try await make("Deep", on: shelf) { $0.parent = .some(inner.id) }
    }
    #expect(try await shelf.collections().count == 2, "what was refused has left nothing")
    _ = try await shelf.setRemoved(ofCollection: top.id, true)
    #expect(try await shelf.collections().map(\.parent) == [nil])
    _ = try await shelf.setRemoved(ofCollection: top.id, false)
    #expect(try await shelf.collection(inner.id)?.parent == top.id)
  }

  @Test(arguments: ["", " \n ", String(repeating: "x", count: 201)])
  func whatIsNoNameIsRefused(name: String) async throws {
    let shelf = try await open()
    await #expect(throws: CollectionRefusal.badName) { try await make(name, on: shelf) }
  }

  @Test func aSmartShelfHasNoBooksOfItsOwnAndACollectionNoRule() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("A", to: shelf)
    let rule = ShelfRule.condition(.tag, .missing)
    let smart = try await make("Smart", on: shelf) { $0.rule = rule }
    #expect(smart.rule == rule && smart.bookCount == 1)
    #expect(try await titles(smart.id, shelf) == ["A"])
    let plain = try await make("Plain", on: shelf)
    var change = CollectionChange()
    change.addedBooks = [book.id]
    await #expect(throws: CollectionRefusal.otherKind) {
      try await shelf.changeCollection(smart.id, change)
    }
    change = CollectionChange()
    change.rule = rule
    await #expect(throws: CollectionRefusal.otherKind) {
      try await shelf.changeCollection(plain.id, change)
    }
  }

  @Test func everyTestOfARuleFindsWhatItSays() async throws {
    let clock = TestClock()
    let shelf = try await open(now: { clock.now })
    let old = try await Shelf.add("The Old Sea", to: shelf)
    clock.advance(40 * 86_400)
    let new = try await Shelf.add("A new book", to: shelf)
    var opinion = OpinionChange()
    opinion.isFavorite = true
    opinion.rating = .some(Rating(stars: 4))
    opinion.tags = [TagName("Été")].compactMap(\.self)
    _ = try await shelf.changeOpinions(opinion, of: [old.id])
    _ = try await shelf.setPosition(5, of: new.id, expecting: 0, device: nil)
    let plain = try await make("Plain", on: shelf) { $0.books = [new.id] }
    let both = ["A new book", "The Old Sea"]
    let (newer, older) = (["A new book"], ["The Old Sea"])
    let cases: [(ShelfRule, [String])] = [
      (.condition(.title, .equals("the old SEA")), older),
      (.condition(.title, .contains("book")), newer),
      (.condition(.file, .contains(".txt")), both),
      (.condition(.author, .equals("somebody")), both), (.condition(.author, .missing), []),
      (.condition(.series, .missing), both), (.condition(.tag, .equals("ete")), older),
      (.condition(.tag, .missing), newer), (.condition(.format, .equals("text")), both),
      (.condition(.language, .equals("en")), []),
      (.condition(.state, .state(.reading)), newer), (.condition(.favorite, .flag(false)), newer),
      (.condition(.rating, .atLeast(4)), older), (.condition(.rating, .atMost(3.5)), []),
      (.condition(.rating, .missing), newer), (.condition(.progress, .atLeast(50)), newer),
      (.condition(.length, .atMost(10)), newer), (.condition(.added, .within(30)), newer),
      (.condition(.added, .before("2027-02-01")), older),
      (.condition(.added, .since("2027-02-01")), newer),
      (.condition(.read, .missing), older), (.condition(.read, .within(1)), newer),
      (.not(.condition(.read, .within(1))), older),
      (.condition(.collection, .member(plain.id)), newer),
      (.any([.condition(.rating, .atLeast(4)), .condition(.added, .within(1))]), both),
      (.all([.condition(.rating, .atLeast(4)), .not(.condition(.favorite, .flag(true)))]), []),
    ]
    for (rule, expected) in cases {
      var query = BookQuery()
      query.order = .title
      query.rule = rule
      let found = try await shelf.books(matching: query).books.map(\.title)
      #expect(found.sorted() == expected, "\(rule.value)")
      #expect(try await shelf.bookCount(matching: query) == expected.count)
    }
  }

  @Test func aRemovedCollectionIsKeptForAMonth() async throws {
    let clock = TestClock()
    var shelf = try await open(now: { clock.now })
    let made = try await make("Holidays", on: shelf)
    _ = try await shelf.setRemoved(ofCollection: made.id, true)
    #expect(try await shelf.collections().isEmpty)
    for days in [0.0, 29, 31] {
      await shelf.close()
      clock.advance(days * 86_400)
      shelf = try await library.open(now: { clock.now })
    }
    await #expect(throws: CollectionRefusal.noSuchCollection) {
      try await shelf.setRemoved(ofCollection: made.id, false)
    }
  }

  @Test func authorsAreListedByFamilyNameWithTheirBooks() async throws {
    let shelf = try await open()
    for (title, author) in [("A", "Virginia Woolf"), ("B", "Jane Austen"), ("C", "JANE AUSTEN")] {
      var book = try await Shelf.book(title, on: shelf)
      book.metadata.contributors = [Contributor(name: author)]
      _ = try await shelf.add(book, asCopy: false)
    }
    let (values, count) = try await shelf.facetValues(.author, limit: 10)
    #expect(count == 2 && values.map(\.bookCount) == [2, 1])
    #expect(values.map { $0.name.lowercased() } == ["jane austen", "virginia woolf"])
    let narrowed = try await shelf.facetValues(.author, words: "wool", limit: 10)
    #expect(narrowed.values.map(\.name) == ["Virginia Woolf"] && narrowed.count == 1)
    #expect(try await shelf.facetValues(.author, offset: 1, limit: 1).values.count == 1)
  }
}
