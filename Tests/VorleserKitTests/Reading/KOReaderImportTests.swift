import Foundation
import Hashing
import ReadingModel
import SQLite
import Storage
import TestSupport
import Testing

@testable import VorleserKit

struct KOReaderImportTests {
  private static let schema = """
    CREATE TABLE book (id integer PRIMARY KEY autoincrement, title text, authors text, notes integer,
      last_open integer, highlights integer, pages integer, series text, language text, md5 text,
      total_read_time integer, total_read_pages integer);
    CREATE TABLE page_stat_data (id_book integer, page integer NOT NULL DEFAULT 0,
      start_time integer NOT NULL DEFAULT 0, duration integer NOT NULL DEFAULT 0,
      total_pages integer NOT NULL DEFAULT 0, UNIQUE (id_book, page, start_time),
      FOREIGN KEY(id_book) REFERENCES book(id));
    PRAGMA user_version = 20221111;
    """
  /// 21 November 2026, 10:00 in UTC.
  private static let start = 1_795_255_200

  let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  private func statistics(_ script: String = "", schema: String = schema) throws -> URL {
    let file = desk.folder.url.appending(path: "\(UUID().uuidString).sqlite3")
    let connection = try SQLiteConnection(file, patience: .zero)
    try connection.execute(schema + script)
    return file
  }

  private func pages(_ book: Int, _ count: Int, from start: Int, seconds: Int = 30) -> String {
    (0..<count).map {
      "INSERT INTO page_stat_data VALUES (\(book), \($0 + 1), \(start + $0 * seconds), \(seconds), 10);"
    }.joined()
  }

  @Test func pagesBecomeSessionsOfTheLibrarysBooks() async throws {
    let library = try await desk.library("first").library
    let rain = try await library.add(try desk.rain(), name: "rain.txt")
    let walk = try await library.add(
      try desk.folder.makeFile("walk.txt", Data("We went for a long walk.".utf8)), name: "walk.txt")
    let digest = try PartialDigest.of(try desk.rain())
    let file = try statistics(
      "INSERT INTO book (id, title, authors, md5) VALUES (1, 'Another title', 'N/A', '\(digest)'), "
        + "(2, 'WALK', '', 'ffff'), (3, 'Gone', 'Ada' || char(10) || 'Bo', NULL);"
        + pages(1, 4, from: Self.start) + pages(1, 2, from: Self.start + 7200)
        + pages(2, 1, from: Self.start) + pages(3, 1, from: Self.start))
    let result = try await library.importKOReader(file)
    #expect(result.sessionCount == 4 && result.bookCount == 2 && result.unknown == ["Gone"])
    let sessions = try await library.sessions(of: rain.id, limit: 10)
    #expect(sessions.map(\.time.reading) == [60_000, 120_000])
    #expect(sessions.last?.start == Date(timeIntervalSince1970: Double(Self.start)))
    #expect(sessions.last?.to == rain.length * 4 / 10)
    #expect(sessions.last?.readUnits == rain.length * 4 / 10)
    #expect(try await library.sessions(of: walk.id, limit: 10).count == 1)
    let gone = try #require(
      try await library.sessions(limit: 10).first { $0.work.title == "Gone" })
    #expect(gone.work.authors == ["Ada", "Bo"] && gone.work.book == nil && gone.readUnits == 0)
  }

  @Test func aSecondImportAddsWhatIsNew() async throws {
    let library = try await desk.library("first").library
    let book = "INSERT INTO book (id, title, authors) VALUES (1, 'Gone', 'Ada');"
    let first = try statistics(book + pages(1, 3, from: Self.start))
    #expect(try await library.importKOReader(first).sessionCount == 1)
    #expect(try await library.importKOReader(first).sessionCount == 0)
    let later = try statistics(
      book + pages(1, 5, from: Self.start) + pages(1, 1, from: Self.start + 86_400))
    #expect(try await library.importKOReader(later).sessionCount == 2)
    let sessions = try await library.sessions(limit: 10)
    #expect(sessions.map(\.time.reading) == [30_000, 150_000])
    for session in sessions { _ = try await library.removeSession(session.id) }
    #expect(try await library.importKOReader(later).sessionCount == 0, "deleted stays deleted")
  }

  @Test func numbersThatNoReaderMakesDoNoHarm() async throws {
    let library = try await desk.library("first").library
    let file = try statistics(
      """
      INSERT INTO book (id, title, authors) VALUES (1, x'00ff', 7), (2, NULL, NULL);
      INSERT INTO page_stat_data VALUES (1, 1, 9223372036854775807, 5, 1), (1, -9, 1795255200, 9223372036854775807, -1),
        (1, 'page', 'x', 'y', 'z'), (1, 2, 0, 10, 10), (1, 3, -5, 10, 10), (2, 3, 1795255200, -10, 10),
        (9, 1, 1795255200, 10, 10), (1, 9223372036854775807, 1795265200, 10, 1);
      """)
    let now = Date(timeIntervalSince1970: Double(Self.start + 86_400))
    let result = try await library.importKOReader(file, now: now)
    let sessions = try await library.sessions(limit: 10)
    #expect(sessions.count == result.sessionCount)
    for session in sessions {
      #expect(session.start < session.end && session.end <= now)
      #expect(session.time.total <= SessionReport.spanLimit)
    }
  }

  @Test func whatIsNoStatisticsIsRefusedInOneSentence() async throws {
    let library = try await desk.library("first").library
    let good = try statistics(
      "INSERT INTO book (id, title) VALUES (1, 'Gone');" + pages(1, 400, from: Self.start))
    var bytes = [UInt8](try Data(contentsOf: good))
    for place in stride(from: 100, to: bytes.count, by: 7) { bytes[place] ^= 0x5A }
    let view = try statistics(
      schema: """
        CREATE TABLE book (id, title, authors, md5);
        CREATE VIEW page_stat_data AS WITH RECURSIVE n(v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n)
          SELECT 1 AS id_book, v AS page, 1 AS total_pages, v AS start_time, 1 AS duration FROM n;
        """)
    for (file, error) in [
      (try desk.folder.makeFile("a.sqlite3", Data(bytes)), KOReaderStatisticsError.damaged),
      (try desk.folder.makeFile("b.sqlite3", Data("Not a database".utf8)), .damaged),
      (try statistics(schema: "CREATE TABLE other (v);"), .foreign), (view, .foreign),
    ] {
      await #expect(throws: error) { _ = try await library.importKOReader(file) }
    }
    #expect(try await library.sessions(limit: 10).isEmpty)
  }
}
