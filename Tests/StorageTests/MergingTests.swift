import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

/// Two books become one, and nothing that people have stored of either is lost.
struct MergingTests {
  let library: Shelf
  let clock = TestClock()

  init() throws { library = try Shelf() }

  private func open() async throws -> Bookshelf {
    let clock = clock
    return try await library.open(now: { clock.now })
  }

  private func mark(
    _ id: String, in book: Int, at offset: Int, note: String = "", color: Mark.Color = .yellow
  ) -> Mark {
    Mark(
      id: id, book: book, kind: .highlight, range: offset..<offset + 2, color: color, note: note,
      quote: TextQuote(exact: "Em"), created: clock.now)
  }

  /// A change that leaves everything at its offset.
  private func unmoved(_ book: Int, on shelf: Bookshelf) async throws -> TextChange {
    var change = TextChange(
      marks: [], places: [:], revision: try await shelf.marksRevision(in: book))
    for place in try await shelf.everyPlace(in: book).keys { change.places[place] = place }
    return change
  }

  @discardableResult
  private func merge(_ other: Int, into kept: Int, on shelf: Bookshelf) async throws
    -> LibraryBook?
  {
    let edition = try #require(try await shelf.edition(of: kept))
    return try await shelf.merge(
      other, into: kept, edition: edition, moving: unmoved(other, on: shelf))
  }

  @Test func theLaterPlaceHoldsAndTheOtherIsAnEarlierOne() async throws {
    let shelf = try await open()
    let kept = try await Shelf.add("Emma, a novel", to: shelf).id
    let other = try await Shelf.add("Emma", to: shelf).id
    _ = try await shelf.setPosition(1, of: other, expecting: 0, device: "Phone")
    clock.advance(86_400)
    _ = try await shelf.setPosition(3, of: kept, expecting: 0, device: "Desk")
    let merged = try #require(try await merge(other, into: kept, on: shelf))
    #expect(merged.position.offset == 3 && merged.position.device == "Desk")
    let earlier = try await shelf.earlierPositions(in: kept)
    #expect(earlier.contains { $0.offset == 1 && $0.device == "Phone" })
    #expect(earlier.first?.version == merged.position.version)
    #expect(
      Set(try await shelf.devicePositions(in: kept).compactMap(\.device)) == ["Phone", "Desk"])
    #expect(try await shelf.book(other)?.removed != nil)
    #expect(try await shelf.book(other)?.position.offset == 1, "the book in the bin keeps its own")
  }

  @Test func whatWasSaidOfTheBookThatStaysHoldsAndTheRestIsAdded() async throws {
    let shelf = try await open()
    let kept = try await Shelf.add("Emma, a novel", to: shelf).id
    let other = try await Shelf.add("Emma", to: shelf).id
    let third = try await Shelf.add("Persuasion", to: shelf).id
    var change = OpinionChange()
    change.rating = .some(Rating(halves: 4))
    change.addedTags = [try #require(TagName("sea"))]
    _ = try await shelf.changeOpinions(change, of: [kept])
    change = OpinionChange()
    change.rating = .some(Rating(halves: 9))
    change.isFavorite = true
    change.state = .finished
    change.addedTags = [try #require(TagName("re-read"))]
    _ = try await shelf.changeOpinions(change, of: [other])
    var collection = CollectionChange()
    (collection.name, collection.books) = ("Novels", [third, other])
    let novels = try await shelf.addCollection(collection)
    let merged = try #require(try await merge(other, into: kept, on: shelf))
    #expect(merged.opinion.rating == Rating(halves: 4) && merged.opinion.isFavorite)
    #expect(merged.opinion.tags == ["re-read", "sea"])
    #expect(merged.position.state == .finished)
    #expect(try await shelf.collections(holding: kept).map(\.id) == [novels.id])
    #expect(try await shelf.collection(novels.id)?.bookCount == 2)
  }

  @Test func sessionsGoOverAndCountOnce() async throws {
    let shelf = try await open()
    let kept = try await Shelf.add("Emma, a novel", to: shelf).id
    let other = try await Shelf.add("Emma", to: shelf).id
    for (name, book) in [("session-1", kept), ("session-2", other), ("session-3", other)] {
      _ = try await shelf.note(SessionReport(id: name, span: 1, time: ReadingTime()), in: book)
    }
    try await merge(other, into: kept, on: shelf)
    #expect(try await shelf.sessions(of: kept, limit: 9).count == 3)
    #expect(try await shelf.sessions(of: other, limit: 9).isEmpty)
    #expect(try await shelf.sessions(limit: 9).count == 3)
  }

  @Test func marksOfOneIDInBothBooksAreBothKept() async throws {
    let shelf = try await open()
    let kept = try await Shelf.add("Emma, a novel", to: shelf).id
    let other = try await Shelf.add("Emma", to: shelf).id
    _ = try await shelf.addMarks([
      mark("mark-0001", in: kept, at: 0, note: "here"), mark("mark-0002", in: kept, at: 1),
    ])
    _ = try await shelf.addMarks([
      mark("mark-0001", in: other, at: 0, note: "there"), mark("mark-0009", in: other, at: 1),
    ])
    try await merge(other, into: kept, on: shelf)
    let marks = try await shelf.marks(in: kept)
    #expect(marks.map(\.note).sorted() == ["", "here", "there"], "what says the same is one mark")
    #expect(Set(marks.map(\.id)).count == 3 && marks.allSatisfy { Mark.isID($0.id) })
  }

  @Test func whatHasChangedMeanwhileIsNotMerged() async throws {
    let shelf = try await open()
    let kept = try await Shelf.add("Emma, a novel", to: shelf).id
    let other = try await Shelf.add("Emma", to: shelf).id
    let edition = try #require(try await shelf.edition(of: kept))
    let change = try await unmoved(other, on: shelf)
    _ = try await shelf.addMarks([mark("mark-0001", in: other, at: 0)])
    #expect(try await shelf.merge(other, into: kept, edition: edition, moving: change) == nil)
    #expect(try await shelf.marks(in: kept).isEmpty)
    #expect(try await shelf.book(other)?.removed == nil)
    let current = try await unmoved(other, on: shelf)
    #expect(try await shelf.merge(other, into: kept, edition: "old", moving: current) == nil)
    #expect(try await shelf.book(other)?.removed == nil)
  }

  @Test func aMergeThatFailsOnItsWayChangesNothing() async throws {
    let shelf = try await open()
    let kept = try await Shelf.add("Emma, a novel", to: shelf).id
    let other = try await Shelf.add("Emma", to: shelf).id
    let count = Mark.countLimit - 1
    for (book, marks) in [(kept, 0..<count), (other, count..<count + 2)] {
      _ = try await shelf.addMarks(
        marks.map { mark("mark-\($0 + 100_000)", in: book, at: 0, note: "\($0)") })
    }
    _ = try await shelf.setPosition(2, of: other, expecting: 0, device: "Phone")
    await #expect(throws: MergeRefusal.tooManyMarks) {
      try await merge(other, into: kept, on: shelf)
    }
    #expect(try await shelf.markKeys(in: kept).count == count)
    #expect(try await shelf.book(other)?.removed == nil)
    #expect(try await shelf.book(kept)?.position.version == 0)
  }

  @Test func differentBooksAreRememberedForThePersonAndForgottenWithTheBook() async throws {
    let shelf = try await open()
    let ids = try await [
      Shelf.add("Emma", to: shelf).id, Shelf.add("Emma!", to: shelf).id,
      Shelf.add("Emma?", to: shelf).id,
    ]
    try await shelf.setDifferent([ids[2], ids[0], 999])
    #expect(try await shelf.differentBooks() == [BookPair(ids[0], ids[2])])
    try await shelf.setDifferent(ids)
    #expect(try await shelf.differentBooks().count == 3)
    _ = try await shelf.remove(ids[0])
    try await shelf.deleteForGood([ids[0]])
    #expect(try await shelf.differentBooks() == [BookPair(ids[1], ids[2])])
  }

  /// Whatever two books hold, the one that stays has all of it afterwards, and the one in the bin has what it had.
  @Test(arguments: 0..<40) func nothingIsLostByARandomMerge(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let shelf = try await open()
    let length = 400
    let books = try await [
      Shelf.add("K" + String(repeating: "k", count: length), to: shelf).id,
      Shelf.add("O" + String(repeating: "o", count: length), to: shelf).id,
    ]
    let novels = try await shelf.addCollection(named("Novels"))
    let shared = try await shelf.addCollection(named("Shared"))
    for step in 0..<Int.random(in: 5...40, using: &random) {
      let book = books[Int.random(in: 0...1, using: &random)]
      // Longer than the pause within which two places of a device are one.
      clock.advance(Double.random(in: 700...4_000, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        _ = try await shelf.addMarks([
          mark(
            "mark-000\(Int.random(in: 0...9, using: &random))", in: book,
            at: Int.random(in: 0..<5, using: &random) * 20,
            note: Bool.random(using: &random) ? "" : "note \(step)",
            color: Mark.Color.allCases.randomElement(using: &random)!)
        ])
      case 2:
        _ = try await shelf.setRemoved(
          "mark-000\(Int.random(in: 0...9, using: &random))", in: book, true)
      case 3:
        let version = try #require(try await shelf.book(book)).position.version
        _ = try await shelf.setPosition(
          Int.random(in: 0...length, using: &random), of: book, expecting: version,
          device: ["Phone", "Desk"].randomElement(using: &random)!)
      case 4:
        _ = try await shelf.note(
          SessionReport(id: "session-\(step)", span: step, time: ReadingTime()), in: book)
      case 5:
        var change = OpinionChange()
        change.addedTags = [try #require(TagName("tag \(Int.random(in: 0...5, using: &random))"))]
        if Bool.random(using: &random) { change.isFavorite = true }
        if Bool.random(using: &random) {
          change.rating = .some(Rating(halves: Int.random(in: 1...10, using: &random)))
        }
        _ = try await shelf.changeOpinions(change, of: [book])
      default:
        var change = CollectionChange()
        change.addedBooks = [book]
        let collection = Bool.random(using: &random) ? novels.id : shared.id
        _ = try await shelf.changeCollection(collection, change)
      }
    }
    let before = try await books.asyncMap { try await Stored(of: $0, on: shelf) }
    try await merge(books[1], into: books[0], on: shelf)
    let after = try await Stored(of: books[0], on: shelf)
    for one in before {
      #expect(one.marks.isSubset(of: after.marks))
      #expect(one.tags.isSubset(of: after.tags))
      #expect(one.sessions.isSubset(of: after.sessions))
      #expect(one.collections.isSubset(of: after.collections))
      #expect(!one.isFavorite || after.isFavorite)
      #expect(one.place == nil || after.places.contains(one.place!))
    }
    #expect(after.rating == before[0].rating ?? before[1].rating)
    #expect(after.sessions == before[0].sessions.union(before[1].sessions))
    let gone = try await Stored(of: books[1], on: shelf)
    #expect(gone.marks == before[1].marks && gone.tags == before[1].tags)
    #expect(gone.place == before[1].place)
  }

  private func named(_ name: String) -> CollectionChange {
    var change = CollectionChange()
    change.name = name
    return change
  }
}

/// What a person has stored of a book, as it can be compared.
private struct Stored {
  var marks: Set<[String]> = []
  var tags: Set<String> = []
  var sessions: Set<String> = []
  var collections: Set<Int> = []
  var places: Set<[String]> = []
  var place: [String]?
  var isFavorite = false
  var rating: Rating?

  init(of id: Int, on shelf: Bookshelf) async throws {
    for personal in try await shelf.everyMark(in: id) {
      let mark = personal.mark
      marks.insert([
        "\(mark.range)", mark.note, mark.color.rawValue, mark.quote.exact,
        "\(mark.removed != nil)",
      ])
    }
    let book = try #require(try await shelf.book(id))
    (tags, isFavorite, rating) = (
      Set(book.opinion.tags), book.opinion.isFavorite, book.opinion.rating
    )
    sessions = Set(try await shelf.sessions(of: id, limit: 100).map(\.id))
    collections = Set(try await shelf.collections(holding: id).map(\.id))
    if book.position.version > 0, book.position.updated != nil {
      place = ["\(book.position.offset)", book.position.device ?? ""]
    }
    let earlier = try await shelf.earlierPositions(in: id) + [book.position]
    places = Set(earlier.map { ["\($0.offset)", $0.device ?? ""] })
  }
}

extension Sequence {
  fileprivate func asyncMap<T>(_ change: (Element) async throws -> T) async rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(try await change(element)) }
    return result
  }
}
