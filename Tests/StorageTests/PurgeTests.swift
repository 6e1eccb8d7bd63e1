import Foundation
import ReadingModel
import Storage
import Testing

struct PurgeTests {
  private static let month = Double(Bookshelf.restorableDays) * 86_400

  let library: Shelf

  init() throws { library = try Shelf() }

  private func mark(in book: Int) -> Mark {
    Mark(
      id: "mark-0001", book: book, kind: .highlight, range: 0..<4, quote: TextQuote(exact: "Emma"),
      created: Date())
  }

  @Test func whatWasRemovedWhileTheClockWasWrongIsKeptForAMonthOfTheRightOne() async throws {
    let clock = TestClock()
    let right = clock.now
    // A machine without a battery begins in 1970.
    clock.advance(-right.timeIntervalSince1970)
    var shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf).id
    let other = try await Shelf.add("Persuasion", to: shelf).id
    _ = try await shelf.setMark(mark(in: other), expecting: 0)
    _ = try await shelf.remove(book)
    _ = try await shelf.setRemoved("mark-0001", in: other, true)
    clock.advance(right.timeIntervalSince1970)
    for days in [0.0, 29] {
      clock.advance(days * 86_400)
      shelf = try await library.open(now: { clock.now })
      #expect(try await shelf.books(removed: true).map(\.id) == [book], "\(days) days")
      #expect(try await shelf.marks(in: other, removed: true).count == 1, "\(days) days")
    }
    clock.advance(2 * 86_400)
    shelf = try await library.open(now: { clock.now })
    #expect(try await shelf.books(removed: true).isEmpty)
    #expect(try await shelf.marks(in: other, removed: true).isEmpty)
  }

  @Test func aStartWhileTheClockIsWrongDoesNotShortenTheMonth() async throws {
    let clock = TestClock()
    var shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf).id
    _ = try await shelf.remove(book)
    clock.advance(-2 * Self.month)
    shelf = try await library.open(now: { clock.now })
    clock.advance(2 * Self.month)
    shelf = try await library.open(now: { clock.now })
    #expect(try await shelf.books(removed: true).map(\.id) == [book])
    clock.advance(Self.month + 60)
    shelf = try await library.open(now: { clock.now })
    #expect(try await shelf.books(removed: true).isEmpty)
  }

  @Test func whatIsRemovedAgainHasItsWholeMonthAgain() async throws {
    let clock = TestClock()
    var shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf).id
    _ = try await shelf.remove(book)
    shelf = try await library.open(now: { clock.now })
    _ = try await shelf.restore(book)
    clock.advance(Self.month - 60)
    _ = try await shelf.remove(book)
    shelf = try await library.open(now: { clock.now })
    clock.advance(120)
    shelf = try await library.open(now: { clock.now })
    #expect(try await shelf.books(removed: true).map(\.id) == [book])
  }
}
