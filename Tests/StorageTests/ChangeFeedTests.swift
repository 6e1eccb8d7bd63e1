import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

struct ChangeFeedTests {
  let library: Shelf
  let clock = TestClock()

  init() throws { library = try Shelf() }

  private func open() async throws -> Bookshelf {
    let clock = clock
    return try await library.open(now: { clock.now })
  }

  private func all(
    _ shelf: Bookshelf, since token: FeedToken? = nil, limit: Int = 3,
    for person: PersonID = .owner
  ) async throws -> ([FeedChange], FeedToken) {
    var changes: [FeedChange] = []
    var page = try await shelf.changes(since: token, limit: limit, for: person)
    changes += page.changes
    while page.hasMore {
      page = try await shelf.changes(since: page.next, limit: limit, for: person)
      changes += page.changes
    }
    return (changes, page.next)
  }

  private func mark(_ id: String, in book: Int) -> Mark {
    Mark(
      id: id, book: book, kind: .highlight, range: 0..<2, quote: TextQuote(exact: "Em"),
      created: clock.now)
  }

  @Test func aClientThatKnowsNothingLearnsEverythingAndThenOnlyWhatIsNew() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.addMarks((1...7).map { mark("mark-000\($0)", in: book.id) })
    _ = try await shelf.setPosition(2, of: book.id, expecting: 0, device: "Phone")
    _ = try await shelf.changeSettings(["theme": .text("dark")], of: nil)
    _ = try await shelf.note(
      SessionReport(id: "session-1", span: 1, time: ReadingTime()), in: book.id)
    let (changes, token) = try await all(shelf)
    #expect(changes.count == 11)
    #expect(changes.map(\.revision) == changes.map(\.revision).sorted())
    #expect(try await all(shelf, since: token).0.isEmpty)
    _ = try await shelf.setRemoved("mark-0003", in: book.id, true)
    let (later, _) = try await all(shelf, since: token)
    guard case .mark(let removed)? = later.first?.content, later.count == 1 else {
      Issue.record("\(later)")
      return
    }
    #expect(removed.id == "mark-0003" && removed.removed != nil)
  }

  @Test func whatIsDeletedForGoodIsToldForAYear() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    let other = try await Shelf.add("Persuasion", to: shelf)
    _ = try await shelf.addMarks([mark("mark-0001", in: book.id)])
    _ = try await shelf.addMarks([mark("mark-0002", in: other.id)])
    let (_, token) = try await all(shelf)
    _ = try await shelf.setRemoved("mark-0001", in: book.id, true)
    try await shelf.deleteForGood([MarkKey(book: book.id, id: "mark-0001")])
    _ = try await shelf.remove(other.id)
    try await shelf.deleteForGood([other.id])
    #expect(
      try await all(shelf, since: token).0.map(\.content) == [
        .markGone(book: book.id, id: "mark-0001"), .bookGone(other.id),
      ])
    await shelf.close()
    // Triggers note the time of the machine, not that of the test's clock.
    clock.advance(
      Date.now.timeIntervalSince(clock.now) + Double(Bookshelf.tombstoneDays + 1) * 86_400)
    let later = try await open()
    await #expect(throws: FeedTokenTooOld.self) { try await later.changes(since: token, limit: 9) }
    #expect(try await all(later).0.map(\.content) == [.book(book.id)])
  }

  @Test func aTokenOfAnotherLibraryBeginsAgain() async throws {
    let shelf = try await open()
    try await Shelf.add("Emma", to: shelf)
    let (_, token) = try await all(shelf)
    let second = try Shelf()
    let other = try await second.open()
    await #expect(throws: FeedTokenTooOld.self) { try await other.changes(since: token, limit: 9) }
    var future = token
    future.revision += 1000
    let ahead = future
    await #expect(throws: FeedTokenTooOld.self) { try await shelf.changes(since: ahead, limit: 9) }
  }

  @Test func nobodyLearnsOfWhatBelongsToOthers() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.addMarks([mark("mark-0001", in: book.id)])
    _ = try await shelf.changeSettings(["theme": .text("dark")], of: nil)
    let stranger = PersonID(77)
    let (seen, token) = try await all(shelf, for: stranger)
    #expect(seen.map(\.content) == [.book(book.id)])
    _ = try await shelf.setOwner(of: book.id, .owner)
    #expect(
      try await all(shelf, since: token, for: stranger).0.map(\.content) == [.bookGone(book.id)])
    #expect(try await all(shelf).0.map(\.content).contains(.book(book.id)))
  }

  @Test func opinionsAndCollectionsAreToldToThoseWhoSeeThem() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    let stranger = PersonID(77)
    let (_, known) = try await all(shelf)
    var opinion = OpinionChange()
    opinion.isFavorite = true
    _ = try await shelf.changeOpinions(opinion, of: [book.id])
    var change = CollectionChange()
    change.name = "Sea"
    change.books = [book.id]
    let made = try await shelf.addCollection(change)
    let own = try await all(shelf, since: known)
    #expect(own.0.map(\.content) == [.opinion(book: book.id), .collection(made)])
    #expect(try await all(shelf, since: shelf.feedEnd()).0.isEmpty)
    #expect(try await all(shelf, since: known, for: stranger).0.isEmpty)
    change = CollectionChange()
    change.isShared = true
    let shared = try await shelf.changeCollection(made.id, change)
    let (seen, theirs) = try await all(shelf, since: known, for: stranger)
    #expect(seen.map(\.content) == [.collection(shared)])
    change.isShared = false
    let (_, mine) = try await all(shelf, since: own.1)
    let hidden = try await shelf.changeCollection(made.id, change)
    let gone = try await all(shelf, since: theirs, for: stranger)
    #expect(gone.0.map(\.content) == [.collectionGone(made.id)])
    #expect(try await all(shelf, since: mine).0.map(\.content) == [.collection(hidden)])
    _ = try await shelf.setRemoved(ofCollection: made.id, true)
    #expect(
      try await all(shelf, since: mine).0.map(\.content) == [
        .collectionGone(made.id)
      ])
    #expect(try await all(shelf, since: gone.1, for: stranger).0.isEmpty)
  }

  @Test func theLastFiftyPlacesAreKeptAndReadingOnIsOnePlace() async throws {
    let shelf = try await open()
    let book = try await Shelf.add(String(repeating: "Emma. ", count: 200_000), to: shelf)
    var version = 0
    for step in 1...5 {
      clock.advance(60)
      _ = try await shelf.setPosition(
        step * 1000, of: book.id, expecting: version, device: "Phone")
      version += 1
    }
    #expect(try await shelf.earlierPositions(in: book.id).map(\.offset) == [5000])
    for place in 1...60 {
      _ = try await shelf.setPosition(
        place * 15_000, of: book.id, expecting: version, device: "Phone")
      version += 1
    }
    let places = try await shelf.earlierPositions(in: book.id).map(\.offset)
    #expect(places.count == 50 && places.first == 900_000 && places.last == 165_000)
    _ = try await shelf.setPosition(900_001, of: book.id, expecting: version, device: "Desk")
    #expect(
      try await shelf.earlierPositions(in: book.id).prefix(2).map(\.device) == ["Desk", "Phone"])
  }

  @Test(arguments: 1...25)
  func threeDevicesEndEqualWithNothingLost(seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let shelf = try await open()
    let books = [
      try await Shelf.add("Emma", to: shelf).id, try await Shelf.add("Persuasion", to: shelf).id,
    ]
    var devices = (0..<3).map { OfflineDevice(name: "Device \($0)") }
    /// The words of notes that somebody wrote, by the mark.
    var written: [String: Set<String>] = [:]
    for step in 0..<120 {
      clock.advance(Double.random(in: 0...3600, using: &generator))
      let index = Int.random(in: 0..<3, using: &generator)
      let book = books.randomElement(using: &generator) ?? books[0]
      // Each device is offline most of the time.
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let limit = Int.random(in: 1...5, using: &generator)
        try await devices[index].synchronise(with: shelf, limit: limit)
        continue
      }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let id = "mark-000\(Int.random(in: 0..<5, using: &generator))"
        let word = "word\(step)"
        devices[index].write(word, to: mark(id, in: book))
        written["\(book) \(id)", default: []].insert(word)
      case 2:
        devices[index].colour(
          Mark.Color.allCases.randomElement(using: &generator) ?? .blue, using: &generator)
      case 3: devices[index].remove(using: &generator)
      case 4: devices[index].settings["theme"] = .number(Double(step))
      default:
        devices[index].sessions.append(
          (book, SessionReport(id: "session-\(seed)-\(step)", span: step, time: ReadingTime())))
      }
    }
    for _ in 0..<2 {
      for index in devices.indices { try await devices[index].synchronise(with: shelf, limit: 7) }
    }
    let stored = try await books.asyncMap {
      try await shelf.marks(in: $0) + shelf.marks(in: $0, removed: true)
    }.flatMap(\.self)
    for device in devices {
      #expect(device.pending.isEmpty)
      #expect(Set(device.known.values) == Set(stored), "\(device.name)")
      #expect(device.theme == devices[0].theme)
      #expect(device.read == devices[0].read)
      #expect(device.books == Set(books))
    }
    for (key, words) in written {
      let note = stored.first { "\($0.book) \($0.id)" == key }?.note ?? ""
      for word in words { #expect(note.contains(word), "\(word) of \(key)") }
    }
    #expect(try await shelf.sessions(limit: 1000).count == devices[0].read.count)
  }
}

extension Sequence {
  fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows
    -> [Value]
  {
    var values: [Value] = []
    for element in self { values.append(try await body(element)) }
    return values
  }
}
