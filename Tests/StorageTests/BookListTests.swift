import Foundation
import ReadingModel
import Testing

@testable import Storage

/// The list of books, filtered and sorted by the database.
struct BookListTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  private static func add(
    _ title: String, to shelf: Bookshelf, author: String? = nil, series: Series? = nil,
    language: String? = nil, length: Int? = nil
  ) async throws -> Int {
    var book = try await Shelf.book(title + String(repeating: ".", count: length ?? 0), on: shelf)
    book.title = title
    book.metadata = Metadata(title: title)
    book.metadata.contributors = author.map { [Contributor(name: $0)] } ?? []
    book.metadata.series = series
    book.metadata.languages = language.map { [$0] } ?? []
    guard case .added(let added) = try await shelf.add(book, asCopy: true) else { return 0 }
    return added.id
  }

  private func titles(
    _ shelf: Bookshelf, _ change: (inout BookQuery) -> Void
  ) async throws -> [String] {
    var query = BookQuery()
    change(&query)
    return try await shelf.books(matching: query).books.map(\.title)
  }

  private func order(_ shelf: Bookshelf, _ order: BookQuery.Order, isReversed: Bool = false)
    async throws -> [String]
  {
    try await titles(shelf) {
      $0.order = order
      $0.isReversed = isReversed
    }
  }

  @Test func aBookIsBlankIfAShortOneHasAFindingThatSaysSo() async throws {
    let shelf = try await library.open()
    let blank = Finding(.major, at: "", .nothingToRead, "There is nothing to read in this file.")
    let frames = Finding(.major, at: "a.html", .onlyFrames, "Only frames.", ["file": "b.html"])
    let code = #""code":"nothing-to-read""#
    let other = Finding(.minor, at: "", .emptyChapter, "A chapter called \(code)")
    for (title, findings, length) in [
      ("blank", [blank], 0), ("frames", [other, frames], 3), ("other", [other], 0), ("none", [], 0),
      ("long", [blank], 1001),
    ] {
      var book = try await Shelf.book(title + String(repeating: ".", count: length), on: shelf)
      book.title = title
      book.outline = BookOutline(
        chapters: [.init(title: code, start: 0, length: length, isLinear: true)],
        contents: [], findings: findings)
      _ = try await shelf.add(book, asCopy: true)
    }
    let books = try await shelf.books(matching: BookQuery()).books
    #expect(Set(books.filter(\.isBlank).map(\.title)) == ["blank", "frames"])
    for book in books {
      #expect(book.capabilities.contains(.listen) != book.isBlank)
      #expect(try await shelf.book(book.id)?.isBlank == book.isBlank)
    }
  }

  @Test func titlesAreSortedWithoutArticlesAndByTheValueOfNumbers() async throws {
    let shelf = try await library.open()
    for (title, language) in [
      ("Die Zeit", "de"), ("Book 10", "en"), ("The Abbot", "en"), ("Book 9", "en"), ("Émile", "fr"),
      ("Die Hard", "en"), ("L’Étranger", "fr"), ("“Fox” and friends", "en"),
    ] { _ = try await Self.add(title, to: shelf, language: language) }
    #expect(
      try await order(shelf, .title) == [
        "The Abbot", "Book 9", "Book 10", "Die Hard", "Émile", "L’Étranger", "“Fox” and friends",
        "Die Zeit",
      ])
  }

  @Test func authorsAreSortedByFamilyNameAndWhatHasNoneComesLastEitherWay() async throws {
    let shelf = try await library.open()
    for (title, author) in [
      ("A", "Virginia Woolf"), ("B", nil), ("C", "Jane Austen"), ("D", "Zweig, Stefan"),
      ("E", "Jane Austen"),
    ] as [(String, String?)] { _ = try await Self.add(title, to: shelf, author: author) }
    #expect(try await order(shelf, .author) == ["C", "E", "A", "D", "B"])
    #expect(try await order(shelf, .author, isReversed: true) == ["D", "A", "E", "C", "B"])
  }

  @Test func aSeriesIsSortedByItsNumbers() async throws {
    let shelf = try await library.open()
    for (title, position) in [("A", "10"), ("B", "2"), ("C", "2,5"), ("D", nil), ("E", "1")]
      as [(String, String?)]
    {
      let series = Series(name: "The Harbour", position: position)
      _ = try await Self.add(title, to: shelf, series: series)
    }
    _ = try await Self.add("F", to: shelf)
    #expect(try await order(shelf, .series) == ["E", "B", "C", "A", "D", "F"])
    #expect(try await titles(shelf) { $0.facets = [.series: "the harbour"] }.count == 5)
  }

  @Test func conditionsAllHaveToHold() async throws {
    let shelf = try await library.open()
    let emma = try await Self.add("Emma", to: shelf, author: "Jane Austen", language: "en-GB")
    let faust = try await Self.add("Faust", to: shelf, author: "Goethe", language: "de")
    _ = try await Self.add("Kim", to: shelf, author: "Kipling", language: "en")
    var change = OpinionChange()
    change.isFavorite = true
    change.tags = [TagName("Ältere Bücher")].compactMap(\.self)
    _ = try await shelf.changeOpinions(change, of: [emma, faust])
    change = OpinionChange()
    change.state = .givenUp
    _ = try await shelf.changeOpinions(change, of: [faust])
    #expect(try await Set(titles(shelf) { $0.isFavorite = true }) == ["Emma", "Faust"])
    #expect(try await titles(shelf) { $0.isFavorite = false } == ["Kim"])
    #expect(try await Set(titles(shelf) { $0.facets = [.language: "EN"] }) == ["Emma", "Kim"])
    #expect(try await titles(shelf) { $0.facets = [.author: "jane austen"] } == ["Emma"])
    #expect(try await titles(shelf) { $0.states = [.givenUp] } == ["Faust"])
    #expect(try await Set(titles(shelf) { $0.states = [.unread, .givenUp] }).count == 3)
    #expect(
      try await titles(shelf) {
        $0.tag = "altere bucher"
        $0.facets = [.language: "de"]
      } == ["Faust"])
    #expect(try await titles(shelf) { $0.words = "AUST emm" } == ["Emma"])
    #expect(try await Set(titles(shelf) { $0.words = "bücher" }) == ["Emma", "Faust"])
    #expect(try await titles(shelf) { $0.format = "epub" } == [])
    #expect(try await titles(shelf) { $0.words = "%' OR 1=1 --" } == [])
  }

  @Test func theBooksOfAWeekAreThoseThatWereAddedInSevenDays() async throws {
    let clock = TestClock()
    let shelf = try await library.open(now: { clock.now })
    _ = try await Self.add("Emma", to: shelf)
    clock.advance(6 * 86_400)
    _ = try await Self.add("Kim", to: shelf)
    #expect(try await titles(shelf) { $0.days = 7 } == ["Kim", "Emma"])
    clock.advance(2 * 86_400)
    #expect(try await titles(shelf) { $0.days = 7 } == ["Kim"])
    #expect(try await titles(shelf) { $0.days = 1 } == [])
    #expect(try await titles(shelf) { $0.days = BookQuery.dayLimit } == ["Kim", "Emma"])
  }

  @Test func aBookThatIsNearlyReadCountsAsFinished() async throws {
    let shelf = try await library.open()
    let id = try await Self.add("Emma", to: shelf, length: 196)
    let length = try #require(try await shelf.book(id)).length
    _ = try await shelf.setPosition(length * 98 / 100, of: id, expecting: 0, device: nil)
    #expect(try await titles(shelf) { $0.states = [.finished] } == [])
    _ = try await shelf.setPosition(length, of: id, expecting: 1, device: nil)
    #expect(try await titles(shelf) { $0.states = [.finished] } == ["Emma"])
  }

  @Test func partsMakeTheWholeList() async throws {
    let shelf = try await library.open()
    for number in 0..<25 { _ = try await Self.add("Book \(number)", to: shelf) }
    var query = BookQuery()
    query.order = .title
    query.limit = 10
    var all: [String] = []
    while true {
      let page = try await shelf.books(matching: query)
      #expect(page.count == 25)
      all += page.books.map(\.title)
      guard let next = page.next else { break }
      query.offset = next
    }
    #expect(all == (0..<25).map { "Book \($0)" })
  }

  @Test func aCorrectedBookIsFoundUnderWhatItIsNow() async throws {
    let shelf = try await library.open()
    let id = try await Self.add("Die Hard", to: shelf, language: "de")
    #expect(try await titles(shelf) { $0.facets = [.language: "de"] } == ["Die Hard"])
    _ = try await shelf.setLanguage("en", of: id)
    #expect(try await titles(shelf) { $0.facets = [.language: "de"] } == [])
    #expect(try await titles(shelf) { $0.facets = [.language: "en"] } == ["Die Hard"])
    _ = try await shelf.remove(id)
    #expect(try await titles(shelf) { $0.facets = [.language: "en"] } == [])
  }

  @Test func booksAreDividedByTheirFirstAuthorAndBySeries() async throws {
    let shelf = try await library.open()
    var ids: [String: Int] = [:]
    for (title, author, series) in [
      ("A", "Virginia Woolf", nil), ("B", nil, "The Sea"), ("C", "Jane Austen", "A Harbour"),
      ("D", "Jane Austen", nil),
    ] as [(String, String?, String?)] {
      let series = series.map { Series(name: $0, position: nil) }
      ids[title] = try await Self.add(title, to: shelf, author: author, series: series)
    }
    let titles = Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) })
    func groups(_ grouping: BookGrouping) async throws -> [String] {
      var query = BookQuery()
      query.order = .title
      return try await shelf.bookGroups(matching: query, by: grouping).map { group in
        "\(group.name ?? "-"): \(group.books.compactMap { titles[$0] }.joined())"
      }
    }
    #expect(try await groups(.author) == ["Jane Austen: CD", "Virginia Woolf: A", "-: B"])
    #expect(try await groups(.series) == ["A Harbour: C", "The Sea: B", "-: AD"])
  }

  @Test func aBookStandsInEachOfItsCollections() async throws {
    let shelf = try await library.open()
    var ids: [Int] = []
    for title in ["A", "B", "C"] { ids.append(try await Self.add(title, to: shelf)) }
    var made: [Int] = []
    for (name, books) in [("Sea", [ids[1], ids[0]]), ("Land", [ids[1]])] {
      var change = CollectionChange()
      (change.name, change.books) = (name, books)
      made.append(try await shelf.addCollection(change).id)
    }
    var query = BookQuery()
    query.order = .title
    let groups = try await shelf.bookGroups(matching: query, by: .collection)
    #expect(groups.map(\.name) == ["Land", "Sea", nil])
    #expect(groups.map(\.collection) == [made[1], made[0], nil])
    #expect(groups.map(\.books) == [[ids[1]], [ids[0], ids[1]], [ids[2]]])
    #expect(
      try await shelf.bookGroups(matching: query, by: .collection, for: PersonID(9)).count == 1)
  }

  @Test func whatCanBeChosenIsCounted() async throws {
    let shelf = try await library.open()
    let first = try await Self.add("A", to: shelf, author: "Jane Austen", language: "en-GB")
    _ = try await Self.add("B", to: shelf, author: "Jane Austen", language: "en")
    _ = try await Self.add("C", to: shelf, language: "fr")
    let gone = try await Self.add("D", to: shelf, author: "Nobody", language: "de")
    _ = try await shelf.remove(gone)
    var change = OpinionChange()
    change.addedTags = [try #require(TagName("sea"))]
    (change.isFavorite, change.state) = (true, .finished)
    _ = try await shelf.changeOpinions(change, of: [first])
    let choices = try await shelf.bookChoices()
    #expect(choices.bookCount == 3 && choices.favoriteCount == 1 && choices.tagCount == 1)
    #expect(choices.authorCount == 1)
    #expect(choices.states == [.finished: 1, .unread: 2])
    #expect(choices.formats.values.reduce(0, +) == 3)
    #expect(choices.languages.map(\.name) == ["en", "fr"])
    #expect(choices.languages.map(\.bookCount) == [2, 1])
  }

  @Test func onlyArticlesBelongToAWebsite() async throws {
    let page = BookFormat(
      id: "page", name: "Page", mediaType: "text/x-page", fileExtensions: ["page"],
      traits: [.webPage])
    let shelf = try await Bookshelf.open(library.home, formats: [.plainText, page])
    for (format, address) in [
      (page, "https://www.Site.example/a"), (page, "http://site.example:8080/b"),
      (page, "urn:isbn:9780000000001"), (.plainText, "https://site.example/book"),
    ] {
      var book = try await Shelf.book(address, on: shelf)
      book.metadata.identifiers = [address]
      book.fingerprint = Fingerprint(
        format: format, sha256: book.fingerprint.sha256, byteCount: book.fingerprint.byteCount)
      _ = try await shelf.add(book, asCopy: true)
    }
    let sites = try await shelf.facetValues(.site, limit: 10).values
    #expect(sites.map(\.name) == ["site.example"] && sites.map(\.bookCount) == [2])
  }

  @Test func theLastSessionTellsWhetherABookIsListenedTo() async throws {
    let shelf = try await library.open()
    let heard = try await Self.add("A", to: shelf)
    let read = try await Self.add("B", to: shelf)
    _ = try await Self.add("C", to: shelf)
    func note(_ id: String, in book: Int, age: Int, reading: Int, listening: Int) async throws {
      let time = ReadingTime(reading: reading * 60_000, listening: listening * 60_000)
      let report = SessionReport(
        id: id, age: age * 60_000, span: 20 * 60_000, time: time, readUnits: 10, from: 1, to: 2,
        device: "Phone")
      _ = try await shelf.note(report, in: book)
    }
    try await note("session-1", in: heard, age: 100, reading: 10, listening: 0)
    try await note("session-2", in: heard, age: 10, reading: 1, listening: 10)
    try await note("session-3", in: read, age: 100, reading: 0, listening: 10)
    try await note("session-4", in: read, age: 10, reading: 10, listening: 1)
    #expect(try await titles(shelf) { $0.isHeard = true } == ["A"])
    #expect(Set(try await titles(shelf) { $0.isHeard = false }) == ["B", "C"])
  }
}
