import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

struct LibraryStatisticsTests {
  let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  private func report(
    _ id: String, minutes: Int, units: Int = 0, age: Int = 0
  ) -> SessionReport {
    SessionReport(
      id: id, age: age, span: minutes * 60_000, time: ReadingTime(reading: minutes * 60_000),
      readUnits: units, to: 5)
  }

  @Test func whatWasReadIsAddedUpAndAFinishedBookIsNamed() async throws {
    let library = try await desk.library("first").library
    let rain = try await library.add(try desk.rain(), name: "rain.txt")
    for number in 1...3 {
      _ = try await library.note(
        report("session-\(number)", minutes: 10, units: 9000), in: rain.id)
    }
    _ = try await library.setPosition(
      5, of: rain.id, expecting: 0, device: "Phone", state: .finished)
    let statistics = try await library.statistics(in: .gmt)
    #expect(statistics.total.time.reading == 1_800_000)
    #expect(statistics.total.sessions == 3)
    #expect(statistics.works.map(\.work.title) == ["rain"])
    #expect(statistics.finished.map(\.work.title) == ["rain"])
    #expect(statistics.days.count <= 2)
    let pace = try #require(try await library.pace(of: rain.id))
    #expect(pace.source == .book && pace.unitsPerMinute == 900)
  }

  @Test func aChangeOfMindTakesBackThatABookWasFinished() async throws {
    let library = try await desk.library("first").library
    let rain = try await library.add(try desk.rain(), name: "rain.txt")
    var version = 0
    for (state, count) in [
      (ReadingState.finished, 1), (.reading, 0), (.finished, 1), (.finished, 1),
    ] {
      version = try await library.setPosition(
        5, of: rain.id, expecting: version, device: nil, state: state
      ).version
      #expect(try await library.statistics(in: .gmt).finished.count == count)
    }
  }

  @Test func aNewBookIsReadAtThePaceOfItsLanguage() async throws {
    let library = try await desk.library("first").library
    let rain = try await library.add(try desk.rain(), name: "rain.txt")
    let walk = try await library.add(
      try desk.folder.makeFile("walk.txt", Data("We went for a long walk.".utf8)), name: "walk.txt")
    for book in [rain, walk] { _ = try await library.setLanguage("en-GB", of: book.id) }
    _ = try await library.note(report("session-1", minutes: 9, units: 9000), in: rain.id)
    #expect(try await library.pace(of: rain.id) == nil)
    _ = try await library.note(report("session-2", minutes: 11, units: 11_000), in: rain.id)
    #expect(try await library.pace(of: walk.id)?.source == .language)
    _ = try await library.setLanguage("de", of: walk.id)
    _ = try await library.note(report("session-3", minutes: 1, units: 1), in: walk.id)
    #expect(try await library.pace(of: walk.id) == nil)
  }

  @Test func everySessionIsInTheFile() async throws {
    let library = try await desk.library("first").library
    let text = try desk.folder.makeFile("sum.txt", Data("A sum.".utf8))
    let book = try await library.add(text, name: "=sum(\"a\").txt")
    for number in 1...1001 {
      _ = try await library.note(
        report("session-\(number)", minutes: 1, age: number * 60_000), in: book.id)
    }
    var csv = ""
    try await library.write(SessionFile(.csv, in: .gmt)) { csv += $0 }
    let lines = csv.split(separator: "\r\n")
    #expect(lines.count == 1002)
    #expect(lines[0].hasPrefix("id,title,authors,"))
    #expect(lines[1].hasPrefix(#"session-1,"'=sum(""a"")","#))
    var json = ""
    try await library.write(SessionFile(.json, in: .gmt)) { json += $0 }
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(list?.count == 1001)
    #expect(list?.first?["reading"] as? Int == 60_000)
  }

  @Test func aLibraryInWhichNothingWasReadHasEmptyStatistics() async throws {
    let library = try await desk.library("first").library
    let statistics = try await library.statistics(in: .gmt)
    #expect(statistics.since == nil && statistics.days.isEmpty && statistics.wordsPerMinute == nil)
    var json = ""
    try await library.write(SessionFile(.json, in: .gmt)) { json += $0 }
    #expect(json == "[\n]\n")
  }
}
