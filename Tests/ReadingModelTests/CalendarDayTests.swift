import Foundation
import ReadingModel
import Testing

struct CalendarDayTests {
  @Test func daysAreThoseOfFoundationsCalendar() throws {
    // From 1614 on: before 1582 that calendar is the Julian one.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: -130_000, through: 400_000, by: 373) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let day = CalendarDay(number)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      #expect(day.parts == (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0))
      #expect(CalendarDay(day.text) == day)
      let monday = calendar.component(
        .weekday, from: Date(timeIntervalSince1970: Double(day.monday.number) * 86_400))
      #expect(monday == 2 && 0...6 ~= day.number - day.monday.number)
      #expect(day.firstOfMonth.parts == (day.parts.year, day.parts.month, 1))
    }
  }

  @Test(arguments: [
    "", "2026-13-01", "2026-02-29", "2026-2-9", "2026-11-25T", "+026-11-25", "٢٠٢٦-11-25",
  ])
  func whatIsNoDayIsRefused(text: String) { #expect(CalendarDay(text) == nil) }

  @Test func aDayBeginsAtTheMidnightOfItsZone() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let moment = Date(timeIntervalSince1970: 1_764_082_800)  // 2025-11-25 15:00 in UTC
    #expect(CalendarDay(moment, in: zone).text == "2025-11-26")
    #expect(CalendarDay(moment - 1, in: zone).text == "2025-11-25")
  }
}
