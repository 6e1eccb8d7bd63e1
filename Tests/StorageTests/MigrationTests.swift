import Foundation
import SQLite
import TestSupport
import Testing

@testable import Storage

struct MigrationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ migrations: [Migration]) throws -> LibraryDatabase {
    try LibraryDatabase.open(folder.url, patience: .zero, migrations: migrations)
  }

  /// Names that were released; this list is only ever appended to.
  @Test func namesAreOnlyAppended() {
    let released = [
      "books and places", "people", "device places", "marks", "settings",
    ]
    #expect(Migration.all.map(\.name).starts(with: released))
  }

  @Test func whatIsMissingIsAppliedOnce() throws {
    _ = try open(Migration.all)
    let more = Migration.all + [Migration(name: "extra", script: "CREATE TABLE extra (v);")]
    for _ in 0..<2 {
      let database = try open(more)
      #expect(try database.run("SELECT name FROM migrations").count == more.count)
    }
    #expect(throws: StorageError.newerVersion(migrations: ["extra"])) { try open(Migration.all) }
  }

  @Test func aMigrationThatFailsChangesNothing() throws {
    _ = try open(Migration.all)
    let broken = Migration(name: "broken", script: "CREATE TABLE half (v); CREATE nonsense;")
    #expect(throws: StorageError.self) { try open(Migration.all + [broken]) }
    let database = try open(Migration.all)
    #expect(try database.run("SELECT 1 FROM sqlite_master WHERE name = 'half'").isEmpty)
  }
}
