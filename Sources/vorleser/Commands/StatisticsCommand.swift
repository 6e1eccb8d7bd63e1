import Foundation
import ReadingModel
import VorleserKit

extension Command {
  static let statistics = Command(
    name: "statistics", summary: "Show how much you have read and listened.",
    discussion: """
      Without --from and --to the last 365 days count. A page is 1,800 characters, a word 5.7; in Chinese, Japanese and Korean 1.7. \
      --format csv and json print every session.
      """,
    options: [
      Option(name: "from", value: "DAY", help: "The first day, such as 2026-01-01."),
      Option(name: "to", value: "DAY", help: "The last day (default: today)."),
      Option(
        name: "format", value: "FORMAT", help: "text (default), csv or json.",
        completion: .words(["text", "csv", "json"])),
      Option(
        name: "time-zone", value: "ZONE",
        help: "When a day begins, such as Europe/Berlin (default: that of this machine)."),
      Option(
        name: "import", value: "FILE",
        help: "Take over the reading times in KOReader's statistics.sqlite3.", completion: .file),
      .person, .home, .verbose,
    ],
    run: { call in
      let zone = try call.timeZone()
      let format = call.options["format"] ?? "text"
      guard format == "text" || SessionFileFormat(rawValue: format) != nil else {
        throw UsageError("--format takes text, csv or json.", call.path)
      }
      let today = CalendarDay(.now, in: zone)
      let to = try call.day("to") ?? today
      let from = try call.day("from") ?? to.adding(-364)
      guard from <= to else { throw UsageError("--from is after --to.", call.path) }
      let library = try await call.library()
      try await untilInterrupted {
        let person = try await call.person()
        if let path = call.options["import"] {
          let result = try await library.importKOReader(URL(filePath: path), for: person)
          for title in result.unknown {
            Terminal.note("Not in the library, but remembered: \(title)".asLine)
          }
          return Terminal.note(
            "Added sessions: \(result.sessionCount). Books of the library: \(result.bookCount).")
        }
        if let format = SessionFileFormat(rawValue: format) {
          try await library.write(SessionFile(format, in: zone), for: person) {
            Terminal.print($0, terminator: "")
          }
          return
        }
        try await library.statistics(of: from...to, in: zone, for: person).print()
      }
    })
}

extension Invocation {
  fileprivate func timeZone() throws -> TimeZone {
    guard let name = options["time-zone"] else { return .current }
    guard let zone = TimeZone(identifier: name) else {
      throw UsageError("'\(name)' isn't a time zone. Use a name such as Europe/Berlin.", path)
    }
    return zone
  }

  fileprivate func day(_ name: String) throws -> CalendarDay? {
    guard let text = options[name] else { return nil }
    guard let day = CalendarDay(text) else {
      throw UsageError("--\(name) takes a day, such as 2026-11-25.", path)
    }
    return day
  }
}

extension ReadingStatistics {
  /// The most lines of a list; the formats csv and json have everything.
  private static let listLength = 10

  fileprivate func print() {
    let pages = Int(total.pages.rounded())
    Terminal.print("From \(range.lowerBound.text) to \(range.upperBound.text)")
    Terminal.print("Time\t\(Self.text(total.time.total))")
    Terminal.print("  read\t\(Self.text(total.time.reading))")
    Terminal.print("  listened\t\(Self.text(total.time.listening))")
    Terminal.print("  both\t\(Self.text(total.time.both))")
    Terminal.print("Pages\t\(pages)")
    Terminal.print("Words\t\(Int(total.words))")
    Terminal.print("Today\t\(Self.text(amountToday.time.total))")
    Terminal.print("Streak\t\(streak.current) days (longest: \(streak.longest))")
    if let wordsPerMinute { Terminal.print("Speed\t\(Int(wordsPerMinute.rounded())) words/min") }
    Terminal.print("Finished\t\(finished.count) books")
    for finishing in finished.prefix(Self.listLength) {
      Terminal.print("  \(finishing.day.text)\t\(finishing.work.title.asLine)")
    }
    if !works.isEmpty { Terminal.print("Read longest") }
    for entry in works.prefix(Self.listLength) {
      Terminal.print("  \(Self.text(entry.amount.time.total))\t\(entry.work.title.asLine)")
    }
  }

  /// Such as `2 h 05 min`.
  private static func text(_ milliseconds: Int) -> String {
    let minutes = (milliseconds + 30_000) / 60_000
    guard minutes >= 60 else { return "\(minutes) min" }
    let rest = minutes % 60
    return "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest) min"
  }
}
