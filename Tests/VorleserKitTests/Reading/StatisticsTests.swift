import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

struct StatisticsTests {
  private static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private let emma = FinishedWork(
    work: ReadWork(
      id: 1, book: 3, title: "Emma", authors: ["Jane Austen"], format: "epub", language: "en"),
    finished: [])
  private let tale = FinishedWork(
    work: ReadWork(id: 2, title: "源氏物語", authors: ["紫式部"], format: "text", language: "ja"),
    finished: [])

  private func moment(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  private func session(
    _ start: String, minutes: Int, work: Int = 1, time: ReadingTime? = nil, units: Int = 0
  ) throws -> SessionFigures {
    let begin = Int(try moment(start).timeIntervalSince1970 * 1000)
    return SessionFigures(
      id: start, work: work, start: begin, end: begin + minutes * 60_000,
      time: time ?? ReadingTime(reading: minutes * 60_000), readUnits: units, heardUnits: 0)
  }

  private func statistics(
    _ sessions: [SessionFigures], works: [FinishedWork]? = nil,
    from: String = "2026-01-01", to: String = "2026-12-31", now: String = "2026-11-25T12:00:00Z",
    zone: TimeZone = berlin
  ) throws -> ReadingStatistics {
    let range = try #require(CalendarDay(from))...(try #require(CalendarDay(to)))
    var builder = StatisticsBuilder(
      works ?? [emma, tale], range: range, zone: zone, now: try moment(now))
    for session in sessions { builder.add(session) }
    return builder.statistics()
  }

  @Test func aSessionOverMidnightIsSharedByTwoDays() throws {
    // 23:40 to 00:20 in Berlin.
    let result = try statistics([session("2026-11-24T22:40:00Z", minutes: 40, units: 4001)])
    #expect(result.days.map(\.start.text) == ["2026-11-24", "2026-11-25"])
    #expect(result.days.map(\.amount.time.reading) == [1_200_000, 1_200_000])
    #expect(result.days.map(\.amount.readUnits).reduce(0, +) == 4001)
    #expect(result.days.map(\.amount.sessions) == [1, 0])
    #expect(result.hours[23] == 1_200_000 && result.hours[0] == 1_200_000)
    #expect(result.amountToday.time.reading == 1_200_000)
    let elsewhere = try statistics([session("2026-11-24T22:40:00Z", minutes: 40)], zone: .gmt)
    #expect(elsewhere.days.map(\.start.text) == ["2026-11-24"])
  }

  @Test func theHourThatComesTwiceInAutumnIsCountedOnce() throws {
    // 25 October 2026: at 03:00 the clock goes back to 02:00.
    let result = try statistics([session("2026-10-25T00:30:00Z", minutes: 120)])
    #expect(result.days.map(\.start.text) == ["2026-10-25"])
    #expect(result.total.time.reading == 7_200_000)
    #expect(result.hours[2] == 5_400_000 && result.hours[3] == 1_800_000)
  }

  @Test func weeksBeginOnMondayAndMonthsOnTheFirst() throws {
    let result = try statistics([
      session("2026-11-01T10:00:00Z", minutes: 10), session("2026-11-02T10:00:00Z", minutes: 20),
      session("2026-11-08T10:00:00Z", minutes: 30),
    ])
    #expect(result.weeks.map(\.start.text) == ["2026-10-26", "2026-11-02"])
    #expect(result.weeks.map(\.amount.time.total) == [600_000, 3_000_000])
    #expect(result.months.map(\.start.text) == ["2026-11-01"])
  }

  @Test func aStreakLastsUntilADayIsMissed() throws {
    let days = ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24"]
    let sessions = try days.map { try session("\($0)T10:00:00Z", minutes: 5) }
    #expect(
      try statistics(sessions).streak == .init(current: 2, longest: 2, longestInRange: 2))
    #expect(try statistics(sessions, now: "2026-11-26T12:00:00Z").streak.current == 0)
    let today = try sessions + [session("2026-11-25T10:00:00Z", minutes: 5)]
    #expect(try statistics(today).streak.current == 3)
    #expect(try statistics(today, to: "2026-11-23").streak.longestInRange == 2)
    let short = try [
      session("2026-11-25T10:00:00Z", minutes: 5, time: ReadingTime(reading: 59_999))
    ]
    #expect(try statistics(short).streak.current == 0)
  }

  @Test func worksAuthorsAndFormatsAreOrderedByTime() throws {
    let result = try statistics([
      session("2026-11-01T10:00:00Z", minutes: 10, work: 1, units: 5700),
      session("2026-11-02T10:00:00Z", minutes: 20, work: 2, units: 1700),
      session("2025-11-02T10:00:00Z", minutes: 90, work: 1),
    ])
    #expect(result.works.map(\.work.title) == ["源氏物語", "Emma"])
    #expect(result.authors.map(\.name) == ["紫式部", "Jane Austen"])
    #expect(result.formats.map(\.name) == ["text", "epub"])
    #expect(result.works.map { Int($0.amount.words.rounded()) } == [1000, 1000])
    #expect(result.since?.text == "2025-11-02")
    #expect(result.wordsPerMinute.map { Int($0.rounded()) } == 67)
    #expect(abs(result.total.pages - 7400 / 1800) < 0.001)
  }

  @Test func aSharedAuthorCountsOnceForEachWork() throws {
    var both = emma
    both.work.authors = ["A", "B", "A"]
    let result = try statistics(
      [session("2026-11-01T10:00:00Z", minutes: 10)], works: [both])
    #expect(result.authors.map(\.name) == ["A", "B"])
    #expect(result.authors.map(\.works) == [1, 1])
    #expect(result.authors.map(\.amount.time.total) == [600_000, 600_000])
  }

  @Test func whatWasFinishedStandsOnItsDay() throws {
    var read = emma
    read.finished = try ["2025-12-31T23:30:00Z", "2026-12-31T22:59:59Z"].map {
      Int(try moment($0).timeIntervalSince1970 * 1000)
    }
    let result = try statistics([], works: [read])
    #expect(result.finished.map(\.day.text) == ["2026-12-31", "2026-01-01"])
  }

  @Test func nothingIsLostOrCountedTwiceWhateverTheSessions() throws {
    var generator = SeededGenerator(seed: 7)
    for zone in ["Europe/Berlin", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia", "UTC"] {
      let zone = try #require(TimeZone(identifier: zone))
      var sum = ReadingTime()
      var units = 0
      let sessions = try (0..<300).map { _ in
        let span = Int.random(in: 0...SessionReport.spanLimit, using: &generator)
        var figures = try session("2026-01-02T00:00:00Z", minutes: 0)
        figures.start += Int.random(in: 0...360 * 86_400_000, using: &generator)
        figures.end = figures.start + span
        figures.time = ReadingTime(reading: span / 3, listening: span / 5, both: span / 7)
        figures.readUnits = Int.random(in: 0...100_000, using: &generator)
        sum += figures.time
        units += figures.readUnits
        return figures
      }
      let result = try statistics(sessions, zone: zone)
      #expect(result.total.time == sum)
      #expect(result.total.readUnits == units)
      #expect(result.hours.reduce(0, +) == sum.total)
      #expect(result.months.map(\.amount.time.total).reduce(0, +) == sum.total)
      #expect(result.works.map(\.amount.time.total).reduce(0, +) == sum.total)
      #expect(result.total.sessions == 300)
    }
  }
}
