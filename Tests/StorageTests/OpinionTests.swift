import Foundation
import ReadingModel
import SQLite
import Testing

@testable import Storage

/// Favourites, ratings, tags and states belong to a person.
struct OpinionTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  private func tags(_ names: String...) -> [TagName] { names.compactMap { TagName($0) } }

  @Test func whatIsNotNamedStays() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    var change = OpinionChange()
    change.isFavorite = true
    change.rating = .some(Rating(stars: 3.5))
    change.tags = tags("Summer", "classic")
    _ = try await shelf.changeOpinions(change, of: [book.id])
    change = OpinionChange()
    change.addedTags = tags("  to   lend ")
    change.removedTags = tags("SUMMER")
    let changed = try await shelf.changeOpinions(change, of: [book.id])
    let expected = Opinion(
      isFavorite: true, rating: Rating(halves: 7), tags: ["classic", "to lend"])
    #expect(changed.map(\.opinion) == [expected])
    #expect(try await library.open().book(book.id)?.opinion == expected)
    change = OpinionChange()
    change.rating = .some(nil)
    #expect(try await shelf.changeOpinions(change, of: [book.id])[0].opinion.rating == nil)
  }

  @Test func aBookInTheArchiveIsThereForWhoAsksForIt() async throws {
    let shelf = try await library.open()
    let (emma, kim) = (
      try await Shelf.add("Emma", to: shelf), try await Shelf.add("Kim", to: shelf)
    )
    let ben = try await addPerson()
    var change = OpinionChange()
    change.isArchived = true
    #expect(try await shelf.changeOpinions(change, of: [emma.id])[0].opinion.isArchived)
    var query = BookQuery()
    query.isArchived = true
    #expect(try await shelf.bookNumbers(matching: query) == [emma.id])
    #expect(try await shelf.bookNumbers(matching: query, for: ben) == [])
    query.isArchived = false
    #expect(try await shelf.bookNumbers(matching: query) == [kim.id])
    query = BookQuery()
    query.rule = .condition(.archived, .flag(true))
    #expect(try await shelf.bookNumbers(matching: query) == [emma.id])
    query = BookQuery()
    query.words = "emma"
    #expect(try await shelf.bookNumbers(matching: query) == [emma.id])
    change.isArchived = false
    #expect(try await !shelf.changeOpinions(change, of: [emma.id])[0].opinion.isArchived)
  }

  @Test func twoPeopleHaveTheirOwn() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let ben = try await addPerson()
    var change = OpinionChange()
    change.isFavorite = true
    change.tags = tags("mine")
    _ = try await shelf.changeOpinions(change, of: [book.id])
    change.tags = tags("Mine", "other")
    change.isFavorite = false
    _ = try await shelf.changeOpinions(change, of: [book.id], for: ben)
    #expect(try await shelf.book(book.id)?.opinion == Opinion(isFavorite: true, tags: ["mine"]))
    #expect(try await shelf.book(book.id, for: ben)?.opinion.tags == ["Mine", "other"])
    #expect(try await shelf.tags().map(\.name) == ["mine"])
    #expect(try await shelf.tags(for: ben).map(\.name) == ["Mine", "other"])
  }

  @Test func givenUpLastsUntilOneReadsOn() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.setPosition(2, of: book.id, expecting: 0, device: "A")
    var change = OpinionChange()
    change.state = .givenUp
    let given = try await shelf.changeOpinions(change, of: [book.id])[0]
    #expect(given.position.state == .givenUp && given.position.offset == 2 && given.progress == 0.5)
    #expect(given.position.version == 2, "a device that does not know of it is told")
    _ = try await shelf.setPosition(3, of: book.id, expecting: 2, device: "A")
    #expect(try await shelf.book(book.id)?.position.state == .reading)
    change.state = .unread
    let unread = try await shelf.changeOpinions(change, of: [book.id])[0]
    #expect(unread.position.offset == 0 && unread.progress == 0)
  }

  @Test func aBookMarkedByHandKeepsTheTimeWhenItWasRead() async throws {
    let clock = TestClock()
    let shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.setPosition(2, of: book.id, expecting: 0, device: "A")
    let read = clock.now
    clock.advance(1000)
    var change = OpinionChange()
    change.state = .finished
    #expect(try await shelf.changeOpinions(change, of: [book.id])[0].lastRead == read)
  }

  @Test func aRenamedTagTakesOverTheBooksOfItsNamesake() async throws {
    let shelf = try await library.open()
    let (emma, kim) = (
      try await Shelf.add("Emma", to: shelf), try await Shelf.add("Kim", to: shelf)
    )
    var change = OpinionChange()
    change.tags = tags("SF", "good")
    _ = try await shelf.changeOpinions(change, of: [emma.id])
    change.tags = tags("Science fiction")
    _ = try await shelf.changeOpinions(change, of: [kim.id])
    let tag = try #require(try await shelf.tags().first { $0.name == "SF" })
    let name = try #require(TagName("Science Fiction"))
    #expect(try await shelf.renameTag(tag.id, name))
    let all = try await shelf.tags()
    #expect(all.map(\.name) == ["good", "Science Fiction"] && all.map(\.bookCount) == [1, 2])
    #expect(try await !shelf.renameTag(tag.id, name, for: PersonID(9)))
    #expect(try await shelf.deleteTag(tag.id))
    #expect(try await shelf.tags().map(\.name) == ["good"])
    #expect(try await shelf.book(kim.id)?.opinion.tags == [])
  }

  @Test func tooManyTagsChangeNothing() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    var change = OpinionChange()
    change.isFavorite = true
    change.addedTags = (0...TagName.bookLimit).compactMap { TagName("tag \($0)") }
    await #expect(throws: TagRefusal.tooManyOfBook) {
      try await shelf.changeOpinions(change, of: [book.id])
    }
    #expect(try await shelf.book(book.id)?.opinion == Opinion())
    #expect(try await shelf.tags().isEmpty)
  }

  @Test(arguments: ["", "  \n", String(repeating: "x", count: 101), "a\u{0}b"])
  func whatIsNoNameIsNoTag(text: String) { #expect(TagName(text) == nil) }

  @Test func anotherProcessLearnsOfAnOpinion() async throws {
    let (here, there) = (try await library.open(), try await library.open())
    let book = try await Shelf.add("Emma", to: here)
    _ = try await there.foreignChanges()
    var change = OpinionChange()
    change.isFavorite = true
    _ = try await here.changeOpinions(change, of: [book.id])
    #expect(try await there.foreignChanges().opinions == [.owner])
    #expect(try await there.foreignChanges().isEmpty)
  }

  private func addPerson() async throws -> PersonID {
    let database = try LibraryDatabase.open(library.home, patience: .seconds(5))
    let row = try database.change("INSERT INTO people DEFAULT VALUES RETURNING id").first
    return PersonID(try #require(row).integer(0))
  }
}
