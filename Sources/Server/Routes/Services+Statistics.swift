import Foundation
import HTTPServer
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// The most days in one answer: ten years, of which each day takes 200 bytes.
  private static let statisticsDayLimit = 3660

  /// The routes of what was read.
  var statisticsRoutes: [Route] {
    [
      Route("GET", "/api/statistics", query: ["zone", "from", "to"], needs: .person) { call in
        let zone = try call.zone()
        let to = try call.day("to") ?? CalendarDay(.now, in: zone)
        let from = try call.day("from") ?? to.adding(-364)
        guard from <= to, to.number - from.number < Self.statisticsDayLimit else {
          throw Problem.badRequest(
            "'from' is not after 'to', and less than \(Self.statisticsDayLimit) days before it.")
        }
        let statistics = try await library.statistics(
          of: from...to, in: zone, for: call.person)
        return .json(StatisticsShape(statistics, zone: zone.identifier))
      },
      Route("GET", "/api/statistics/export", query: ["format", "zone"], needs: .person) { call in
        let format: SessionFileFormat = try call.choice("format") ?? .csv
        let file = SessionFile(format, in: try call.zone())
        let (library, person) = (library, call.person)
        var response = HTTPResponse(
          status: 200, headers: [("Content-Type", format.mediaType)],
          body: .stream { writer in
            try await library.write(file, for: person) { try await writer.write(Array($0.utf8)) }
          })
        response.set(
          "Content-Disposition",
          ContentDisposition.attachment("vorleser-sessions.\(format.rawValue)"))
        // Never shown as a page of ours: titles may come from anywhere.
        response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
        return response
      },
      Route("POST", "/api/statistics/import", needs: .person) { call in
        let result = try await imports.pass(call.person) {
          let file = try await receive(
            call, named: "statistics.sqlite3", limit: KOReaderStatisticsError.byteLimit,
            orThrow: KOReaderStatisticsError.tooLarge)
          return try await library.importKOReader(file.url, for: call.person)
        }
        return .json(StatisticsImportShape(result))
      },
      Route("GET", "/api/books/{id}/pace", needs: .book) { call in
        .json(ReadingPaceShape(try await library.pace(of: try call.book(), for: call.person)))
      },
    ]
  }
}

extension Call {
  /// The longest name of a time zone; the longest that there is has 32 letters.
  private static let zoneLimit = 64

  /// The time zone in the query; that of the server unless it is given.
  ///
  /// - Throws: ``Problem`` `bad-request` for a name that is none.
  fileprivate func zone() throws(Problem) -> TimeZone {
    guard let name = value("zone") else { return .current }
    guard name.utf8.count <= Self.zoneLimit, let zone = TimeZone(identifier: name) else {
      throw Problem.badRequest("'zone' takes the name of a time zone, such as Europe/Berlin.")
    }
    return zone
  }

  /// A day in the query; `nil` if it is not given.
  ///
  /// - Throws: ``Problem`` `bad-request` for a text that is none.
  fileprivate func day(_ name: String) throws(Problem) -> CalendarDay? {
    guard let text = value(name) else { return nil }
    guard let day = CalendarDay(text) else {
      throw Problem.badRequest("'\(name)' takes a day, such as 2026-11-25.")
    }
    return day
  }
}
