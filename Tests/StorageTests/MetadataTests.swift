import Foundation
import ReadingModel
import Testing

@testable import Storage

/// What people correct of a book's metadata stands beside what its file says.
struct MetadataTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  private static func change(_ change: (inout MetadataChange) -> Void) -> MetadataChange {
    var result = MetadataChange()
    change(&result)
    return result
  }

  private func titles(
    _ shelf: Bookshelf, _ change: (inout BookQuery) -> Void
  ) async throws -> [String] {
    var query = BookQuery()
    query.order = .title
    change(&query)
    return try await shelf.books(matching: query).books.map(\.title)
  }

  @Test func listsOrdersGroupsAndFacetsShowWhatWasCorrected() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("b1", to: shelf)
    _ = try await Shelf.add("middle", to: shelf)
    let changed = try await shelf.changeMetadata(
      Self.change {
        $0.values.title = "Zebra"
        $0.values.sortTitle = "Aardvark"
        $0.values.contributors = [Contributor(name: "Anthony Trollope")]
        $0.values.series = Series(name: "Barsetshire", position: "2")
        $0.values.publisher = "Longman"
        $0.values.subjects = ["Clergy"]
        $0.values.language = "de"
      }, of: [book.id])
    #expect(changed.map(\.title) == ["Zebra"])
    #expect(changed[0].originalTitle == "b1" && changed[0].original.creators == ["Somebody"])
    // By the title as sorted.
    #expect(try await titles(shelf) { _ in } == ["Zebra", "middle"])
    #expect(try await titles(shelf) { $0.words = "trollope zebra" } == ["Zebra"])
    #expect(try await titles(shelf) { $0.words = "b1" } == [])
    for (facet, name) in [
      (BookFacet.author, "anthony trollope"), (.series, "barsetshire"), (.publisher, "longman"),
      (.subject, "clergy"), (.language, "de"),
    ] {
      #expect(try await titles(shelf) { $0.facets = [facet: name] } == ["Zebra"], "\(facet)")
    }
    #expect(
      try await titles(shelf) { $0.rule = .condition(.publisher, .equals("Longman")) } == ["Zebra"])
    let groups = try await shelf.bookGroups(matching: BookQuery(), by: .author)
    #expect(groups.map(\.name) == ["Somebody", "Anthony Trollope"])
    #expect(try await shelf.originals().map(\.title) == ["Zebra", "middle"])
  }

  @Test func aFieldFollowsTheFileAgain() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let before = try #require(try await shelf.book(book.id))
    _ = try await shelf.changeMetadata(
      Self.change {
        $0.values.title = "Amme"
        $0.values.language = "de"
        $0.values.subjects = []
      }, of: [book.id])
    let half = try await shelf.changeMetadata(Self.change { $0.released = [.title] }, of: [book.id])
    #expect(half[0].title == "Emma" && half[0].corrections.fields == [.language])
    let whole = try await shelf.changeMetadata(
      Self.change { $0.released = [.language] }, of: [book.id])
    #expect(whole == [before] && whole[0].corrections.isEmpty)
    #expect(try await titles(shelf) { $0.words = "emma" } == ["Emma"])
  }

  @Test func whatTheFileSaysTooIsNoCorrection() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let same = try await shelf.changeMetadata(
      Self.change {
        $0.values.title = "Emma"
        $0.values.contributors = [Contributor(name: "Somebody")]
        $0.values.publisher = ""
        $0.values.series = Series(name: "")
      }, of: [book.id])
    #expect(same[0].corrections.isEmpty)
  }

  @Test func anEditionChangesWhatIsNotCorrected() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.changeMetadata(
      Self.change { $0.values.publisher = "Murray" }, of: [book.id])
    var edition = try await Shelf.book("Emma, the second edition", on: shelf)
    edition.metadata.publisher = "Somebody else"
    let replaced = try await shelf.replace(
      with: edition, book.id, moving: TextChange(marks: [], places: [:], revision: 0))
    #expect(replaced?.title == "Emma, the second edition")
    #expect(replaced?.metadata.publisher == "Murray")
    let released = try await shelf.changeMetadata(
      Self.change { $0.released = [.publisher] }, of: [book.id])
    #expect(released[0].metadata.publisher == "Somebody else")
  }

  @Test func severalBooksKeepTheirPlacesInTheSeriesAndTheirOtherKeywords() async throws {
    let shelf = try await library.open()
    var ids: [Int] = []
    for (title, position) in [("One", "1"), ("Two", "2"), ("Three", nil)] {
      var book = try await Shelf.book(title, on: shelf)
      book.metadata.series = Series(name: "Baseteshire", position: position)
      book.metadata.subjects = ["clergy", title]
      guard case .added(let added) = try await shelf.add(book, asCopy: false) else { continue }
      ids.append(added.id)
    }
    let changed = try await shelf.changeMetadata(
      Self.change {
        $0.values.series = Series(name: "Barsetshire")
        $0.keepsPositions = true
        $0.addedSubjects = ["Novels", "one"]
        $0.removedSubjects = ["Clergy"]
      }, of: ids)
    #expect(changed.map(\.metadata.series?.name) == Array(repeating: "Barsetshire", count: 3))
    #expect(changed.map(\.metadata.series?.position) == ["1", "2", nil])
    #expect(changed[0].metadata.subjects == ["One", "Novels"])
    #expect(changed[1].metadata.subjects == ["Two", "Novels", "one"])
  }

  @Test func ifOneBookCannotBeChangedNoneIs() async throws {
    let shelf = try await library.open()
    let first = try await Shelf.add("First", to: shelf)
    let second = try await Shelf.add("Second", to: shelf)
    let many = (1...MetadataCorrections.listLimit).map(String.init)
    _ = try await shelf.changeMetadata(
      Self.change { $0.values.subjects = many }, of: [second.id])
    await #expect(throws: MetadataRefusal.tooMany(.subjects)) {
      try await shelf.changeMetadata(
        Self.change { $0.addedSubjects = ["one more"] }, of: [first.id, second.id])
    }
    #expect(try await shelf.book(first.id)?.corrections.isEmpty == true)
  }

  @Test func theFeedAndTheMemoryOfReadingHearOfIt() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.setPosition(
      book.length, of: book.id, expecting: 0, device: nil, state: .finished)
    let token = try await shelf.feedEnd()
    let change = Self.change {
      $0.values.title = "Amme"
      $0.values.contributors = [Contributor(name: "Jane Austen")]
    }
    _ = try await shelf.changeMetadata(change, of: [book.id])
    let page = try await shelf.changes(since: token, limit: 10)
    #expect(page.changes.map(\.content) == [.book(book.id)])
    let work = try await shelf.works(for: .owner).first?.work
    #expect(work?.title == "Amme" && work?.authors == ["Jane Austen"])
    // The same again is no change.
    let end = try await shelf.feedEnd()
    _ = try await shelf.changeMetadata(change, of: [book.id])
    #expect(try await shelf.changes(since: end, limit: 10).changes.isEmpty)
  }
}
