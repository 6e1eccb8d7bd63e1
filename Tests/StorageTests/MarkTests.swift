import Foundation
import ReadingModel
import SQLite
import Storage
import Testing

struct MarkTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  private func mark(
    _ id: String = "mark-0001", in book: Int, _ range: Range<Int> = 0..<4, note: String = ""
  ) -> Mark {
    Mark(
      id: id, book: book, kind: .highlight, range: range, color: .blue, note: note,
      quote: TextQuote(exact: "Emma", prefix: "<", suffix: ">", tail: "a"), chapter: "One",
      created: Date(timeIntervalSince1970: 1_700_000_000.25))
  }

  private func stored(_ update: MarkUpdate?) throws -> Mark {
    guard case .stored(let mark)? = update else { throw Unexpected() }
    return mark
  }

  private struct Unexpected: Error {}

  @Test func aMarkIsStampedByOurClockAndSurvives() async throws {
    let clock = TestClock()
    let shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf)
    let mark = try stored(await shelf.setMark(mark(in: book.id, note: "ü\u{1F600}"), expecting: 0))
    #expect(mark.version == 1)
    #expect(mark.updated == clock.now)
    #expect(mark.quote == TextQuote(exact: "Emma", prefix: "<", suffix: ">", tail: "a"))
    let again = try await library.open()
    #expect(try await again.marks(in: book.id) == [mark])
    #expect(try await again.marks() == [mark])
    #expect(try await again.mark(mark.id, in: book.id) == mark)
  }

  @Test func theSameMarkSentTwiceIsOne() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let first = try stored(await shelf.setMark(mark(in: book.id), expecting: 0))
    #expect(try await shelf.setMark(mark(in: book.id), expecting: 0) == .stored(first))
    #expect(try await shelf.marks(in: book.id).count == 1)
  }

  @Test func ofTwoChangesTheLaterLearnsWhatStands() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.setMark(mark(in: book.id), expecting: 0)
    let second = try stored(await shelf.setMark(mark(in: book.id, note: "a"), expecting: 1))
    #expect(second.version == 2)
    #expect(
      try await shelf.setMark(mark(in: book.id, note: "b"), expecting: 1) == .conflict(second))
    #expect(
      try await shelf.setMark(mark(in: book.id, note: "b"), expecting: 0) == .conflict(second))
    #expect(try await shelf.setMark(mark(in: 99), expecting: 0) == nil)
  }

  @Test func ofManyAtOnceExactlyOneWinsEachVersion() async throws {
    let shelves = [try await library.open(), try await library.open()]
    let book = try await Shelf.add("Emma", to: shelves[0]).id
    for version in 0..<4 {
      let wins = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<8 {
          let mark = mark(in: book, note: "\(version) \(index)")
          group.addTask {
            if case .stored? = try await shelves[index % 2].setMark(mark, expecting: version) {
              return true
            }
            return false
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(wins == 1)
    }
  }

  @Test func aRemovedMarkComesBackForThirtyDaysAndIsThenPurged() async throws {
    let clock = TestClock()
    let shelf = try await library.open(now: { clock.now })
    let book = try await Shelf.add("Emma", to: shelf).id
    let made = try stored(await shelf.setMark(mark(in: book), expecting: 0))
    let removed = try await shelf.setRemoved(made.id, in: book, true)
    #expect(removed?.removed == clock.now)
    #expect(try await shelf.setRemoved(made.id, in: book, true) == removed)
    #expect(try await shelf.marks(in: book).isEmpty)
    #expect(try await shelf.marks(in: book, removed: true).map(\.id) == [made.id])
    #expect(
      try await shelf.setMark(mark(in: book, note: "late"), expecting: removed?.version ?? 0)
        == removed.map { .conflict($0) }, "a removed mark is restored, not changed")
    clock.advance(29 * 86_400)
    let later = try await library.open(now: { clock.now })
    let back = try await later.setRemoved(made.id, in: book, false)
    #expect(back?.removed == nil)
    #expect(back?.note == made.note)
    _ = try await later.setRemoved(made.id, in: book, true)
    _ = try await library.open(now: { clock.now })
    clock.advance(31 * 86_400)
    let last = try await library.open(now: { clock.now })
    #expect(try await last.setRemoved(made.id, in: book, false) == nil)
  }

  @Test func marksBelongToPeople() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf).id
    let file = library.home.appending(path: "library.sqlite")
    try SQLiteConnection(file, patience: .seconds(1)).execute("INSERT INTO people (id) VALUES (2)")
    let second = PersonID(2)
    _ = try await shelf.setMark(mark(in: book, note: "mine"), expecting: 0)
    _ = try await shelf.setMark(mark(in: book, note: "theirs"), expecting: 0, for: second)
    #expect(try await shelf.marks(in: book).map(\.note) == ["mine"])
    #expect(try await shelf.marks(in: book, for: second).map(\.note) == ["theirs"])
    #expect(try await shelf.everyMark(in: book).count == 2)
    _ = try await shelf.setRemoved("mark-0001", in: book, true, for: second)
    #expect(try await shelf.marks().count == 1)
  }

  @Test func marksFromElsewhereAreAddedOnce() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf).id
    let marks = (0..<3).map { mark("mark-000\($0)", in: book) }
    #expect(try await shelf.addMarks(marks)?.count == 3)
    _ = try await shelf.setRemoved("mark-0001", in: book, true)
    #expect(try await shelf.addMarks(marks + [mark("mark-0009", in: book)])?.count == 1)
    #expect(try await shelf.marks(in: book).count == 3, "what was removed stays so")
    #expect(try await shelf.marks(in: book).first?.created == marks[0].created)
  }

  @Test func changesOfAnotherProcessAreNoticed() async throws {
    let ours = try await library.open()
    let theirs = try await library.open()
    let book = try await Shelf.add("Emma", to: theirs).id
    _ = try await ours.foreignChanges()
    let expected = [ChangedMarks(book: book, person: .owner)]
    _ = try await theirs.setMark(mark(in: book), expecting: 0)
    #expect(try await ours.foreignChanges().marks == expected)
    #expect(try await ours.foreignChanges().isEmpty)
    _ = try await theirs.setRemoved("mark-0001", in: book, true)
    #expect(try await ours.foreignChanges().marks == expected)
  }
}
