import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

struct ReadingSessionTests {
  let library: Shelf
  let clock = TestClock()

  init() throws { library = try Shelf() }

  private func report(
    _ id: String = "session-1", minutes: Int = 10, age: Int = 0, to: Int = 2
  ) -> SessionReport {
    SessionReport(
      id: id, age: age, span: minutes * 60_000, time: ReadingTime(reading: minutes * 60_000),
      readUnits: minutes * 1000, from: 1, to: to, device: "Phone")
  }

  private func open() async throws -> Bookshelf {
    let clock = clock
    return try await library.open(now: { clock.now })
  }

  @Test func aSessionHasTheTimesOfOurClockAndSurvives() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    let session = try #require(try await shelf.note(report(age: 60_000), in: book.id))
    #expect(session.end == clock.now - 60)
    #expect(session.start == clock.now - 660)
    #expect(session.time == ReadingTime(reading: 600_000))
    #expect(session.work.book == book.id)
    #expect(session.work.title == "Emma")
    #expect(session.work.authors == ["Somebody"])
    let again = try await library.open()
    #expect(try await again.sessions(limit: 10) == [session])
    #expect(try await again.sessions(of: book.id, limit: 10) == [session])
    #expect(try await again.sessions(of: 99, limit: 10).isEmpty)
  }

  @Test func reportsMayBeRepeatedAndComeInAnyOrder() async throws {
    let book = try await Shelf.add("Emma", to: open())
    var reports = (1...6).map { report(minutes: $0, to: $0 % 4) }
    for seed in 1...20 {
      let shelf = try await open()
      var generator = SeededGenerator(seed: UInt64(seed))
      let id = "session-of-\(seed)"
      for index in reports.indices { reports[index].id = id }
      let some = (reports + reports).shuffled(using: &generator)
      for report in some { _ = try await shelf.note(report, in: book.id) }
      let session = try #require(try await shelf.sessions(limit: 100).first { $0.id == id })
      #expect(session.time.reading == 360_000, "seed \(seed)")
      #expect(session.end.timeIntervalSince(session.start) == 360, "seed \(seed)")
      #expect(session.readUnits == 6000)
      #expect(session.to == 2)
    }
  }

  @Test func aClockThatJumpedMakesNoSessionOfTheFutureOrOfLongAgo() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    let session = try #require(
      try await shelf.note(report(age: (1 << 53) - 1), in: book.id))
    #expect(session.end == clock.now - Double(SessionReport.ageLimit / 1000))
    let next = try #require(try await shelf.note(report("session-2"), in: book.id))
    #expect(next.end == clock.now)
    // Our own clock is set back while a session goes on.
    clock.advance(-86_400)
    let later = try #require(try await shelf.note(report("session-2", minutes: 20), in: book.id))
    #expect(later.start == next.start)
    #expect(later.end.timeIntervalSince(later.start) == 1200)
  }

  @Test(
    arguments: [
      SessionReport(id: "short", span: 1, time: ReadingTime()),
      SessionReport(id: "session-1", span: -1, time: ReadingTime()),
      SessionReport(id: "session-1", span: SessionReport.spanLimit + 1, time: ReadingTime()),
      SessionReport(id: "session-1", span: 1000, time: ReadingTime(reading: 600, both: 600)),
      SessionReport(id: "session-1", span: 1000, time: ReadingTime(listening: 1001)),
      SessionReport(
        id: "session-1", span: 1, time: ReadingTime(), device: String(repeating: "a", count: 101)),
    ])
  func whatIsNoSessionIsRefused(report: SessionReport) async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    await #expect(throws: SessionRefusal.self) { try await shelf.note(report, in: book.id) }
    #expect(try await shelf.sessions(limit: 10).isEmpty)
  }

  @Test func aDeletedSessionStaysDeleted() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.note(report(), in: book.id)
    #expect(try await shelf.removeSession("session-1"))
    #expect(try await !shelf.removeSession("session-1"))
    let late = try await shelf.note(report(minutes: 20), in: book.id)
    #expect(late?.isRemoved == true)
    #expect(try await shelf.sessions(limit: 10).isEmpty)
    // A year later nobody needs to know of it.
    await shelf.close()
    clock.advance(Double(Bookshelf.restorableDays + 367) * 86_400)
    let again = try await open()
    #expect(try await again.note(report(), in: book.id)?.isRemoved == false)
  }

  @Test func allSessionsOfOneBookOrOfAllAreDeleted() async throws {
    let shelf = try await open()
    let emma = try await Shelf.add("Emma", to: shelf)
    let other = try await Shelf.add("Persuasion", to: shelf)
    for number in 1...3 { _ = try await shelf.note(report("session-\(number)"), in: emma.id) }
    _ = try await shelf.note(report("session-4"), in: other.id)
    #expect(try await shelf.removeSessions(of: emma.id) == 3)
    #expect(try await shelf.sessions(limit: 10).map(\.id) == ["session-4"])
    #expect(try await shelf.removeSessions(of: nil) == 1)
    #expect(try await shelf.sessions(limit: 10).isEmpty)
  }

  @Test func whatWasReadStaysWhenTheBookGoesAndGoesOnWhenItComesBack() async throws {
    let shelf = try await open()
    let book = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.note(report(), in: book.id)
    _ = try await shelf.remove(book.id)
    #expect(try await shelf.sessions(limit: 10).map(\.work.book) == [nil])
    try await shelf.deleteForGood([book.id])
    let left = try await shelf.sessions(limit: 10)
    #expect(left.map(\.work.title) == ["Emma"])
    #expect(left.map(\.work.book) == [nil])
    #expect(try await shelf.note(report("session-2"), in: book.id) == nil)
    let again = try await Shelf.add("Emma", to: shelf)
    _ = try await shelf.note(report("session-2"), in: again.id)
    let both = try await shelf.sessions(limit: 10)
    #expect(both.map(\.work.book) == [again.id, again.id])
    #expect(Set(both.map(\.work.id)).count == 1)
  }
}
