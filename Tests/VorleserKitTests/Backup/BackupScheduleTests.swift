import Foundation
import Storage
import Testing

@testable import VorleserKit

/// When a schedule's backups are due.
struct BackupScheduleTests {
  private func next(
    _ period: BackupSchedule.Period, _ minute: Int, after text: String
  ) throws -> String {
    let schedule = try #require(BackupSchedule(period, minute: minute))
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let after = try Date(text, strategy: .iso8601)
    return schedule.next(after: after, in: berlin).formatted(.iso8601)
  }

  @Test(arguments: [
    ("2026-11-26T01:59:59Z", "2026-11-26T02:00:00Z"),
    ("2026-11-26T02:00:00Z", "2026-11-27T02:00:00Z"),
    ("2026-12-31T20:00:00Z", "2027-01-01T02:00:00Z"),
    ("2026-07-01T00:30:00Z", "2026-07-01T01:00:00Z"),
  ])
  func itIsTheNextTimeOfDayOfTheServersZone(after: String, next: String) throws {
    #expect(try self.next(.daily, 180, after: after) == next)
  }

  @Test func aTimeThatTheClockLeavesOutIsTheOneAfterIt() throws {
    // On 29 March 2026 two o'clock becomes three.
    #expect(try next(.daily, 150, after: "2026-03-28T12:00:00Z") == "2026-03-29T01:00:00Z")
    #expect(try next(.daily, 150, after: "2026-03-29T01:00:00Z") == "2026-03-30T00:30:00Z")
  }

  @Test func aTimeThatComesTwiceCountsOnce() throws {
    // On 25 October 2026 three o'clock becomes two.
    #expect(try next(.daily, 150, after: "2026-10-24T12:00:00Z") == "2026-10-25T00:30:00Z")
    for time in ["2026-10-25T00:30:00Z", "2026-10-25T00:30:05Z", "2026-10-25T01:20:00Z"] {
      #expect(try next(.daily, 150, after: time) == "2026-10-26T01:30:00Z")
    }
  }

  @Test func aWeekHasItsDay() throws {
    // A Thursday.
    #expect(
      try next(.weekly(weekday: 1), 180, after: "2026-11-26T12:00:00Z") == "2026-11-30T02:00:00Z")
    #expect(
      try next(.weekly(weekday: 7), 180, after: "2026-11-26T12:00:00Z") == "2026-11-29T02:00:00Z")
    #expect(
      try next(.weekly(weekday: 7), 180, after: "2026-11-29T02:00:00Z") == "2026-12-06T02:00:00Z")
  }

  @Test func noDayHasOtherMinutesAndNoWeekOtherDays() {
    #expect(BackupSchedule(.daily, minute: -1) == nil)
    #expect(BackupSchedule(.daily, minute: 1440) == nil)
    #expect(BackupSchedule(.weekly(weekday: 0), minute: 0) == nil)
    #expect(BackupSchedule(.weekly(weekday: 8), minute: 0) == nil)
  }
}
