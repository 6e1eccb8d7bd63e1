import Foundation
import Hashing
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

  /// The digest of each script by the migration's name, in the order of release; new ones are appended.
  private static let released = [
    ("books and places", "6f4e5944ed58"), ("people", "2bac8147c8d5"),
    ("device places", "b82ed1a689ff"), ("marks", "82a3c9dc901c"),
    ("settings", "f766dc83a1ca"), ("speech choices", "1a5a3be2194f"), ("accounts", "84ec3ab5e8ee"),
    ("dictionaries", "1b4959936760"),
    ("editions", "23bf7e9490fc"), ("place quotes", "48101351e31d"),
    ("mark versions", "4a32b1e30187"), ("found removed", "5b23f84cde05"),
    ("reading states", "f2bef7112e1d"), ("corrections", "1e98061eed0c"),
    ("chapter rules", "eabb50deaef4"),
    ("replacement rules", "cca8ec873b08"),
    ("file passwords", "f6e2534c71b0"),
    ("reading sessions", "5c83e4e63047"),
    ("change feed", "672a3068240e"),
    ("site rules", "0eafd4c3e870"),
    ("opinions", "c6a23f57196c"),
    ("book keys", "47f04fff7dbe"),
    ("collections", "e8d7cd6635f5"),
    ("feeds", "87dd1075cd93"),
    ("collection changes", "7359a5e228c6"),
    ("archived books", "79663687b5f1"),
    ("listening queue", "3951255232d3"),
    ("metadata corrections", "65e5075e950c"),
    ("chosen covers", "37cc43358500"),
    ("different books", "7a3f939a71fa"),
    ("background scrim", "62f18ebfd50f"),
    ("recognised texts", "59f8e49f2d4f"),
    ("backup destinations", "115717558ebf"),
    ("feed groups", "eaf3a65479ae"),
    ("object storage", "6fa06d04f721"),
    ("backup results", "9375e747014d"),
    ("sealed file passwords", "77876470ddc1"),
    ("outline parts", "3888a6b4b0be"),
    ("backup schedules", "7914582ad802"),
    ("watched folders", "6a12e3db9392"),
    ("feed indexes", "22da1a59daf6"),
  ]

  @Test func everyMigrationIsNotedAndNoneWasChanged() throws {
    let present = try Migration.all.map { migration in
      let digest = try Digest.of(Array(migration.script.utf8), .sha256)
      return "\(migration.name): \(digest.prefix(6).map { String(format: "%02x", $0) }.joined())"
    }
    #expect(present == Self.released.map { "\($0): \($1)" })
  }

  @Test(arguments: released.indices)
  func everyReleasedSchemaBecomesThePresentOne(count: Int) throws {
    func schema(_ database: LibraryDatabase) throws -> [String] {
      try database.run("SELECT name || ': ' || coalesce(sql, '') FROM sqlite_master ORDER BY name")
        .map {
          try $0.text(0)
        }
    }
    _ = try open(Array(Migration.all.prefix(count + 1)))
    let later = try schema(try open(Migration.all))
    let fresh = try TemporaryFolder()
    let new = try LibraryDatabase.open(fresh.url, patience: .zero, migrations: Migration.all)
    #expect(try schema(new) == later)
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

  @Test func theScrimOfABackgroundKeepsItsValueUnderItsNewName() throws {
    let before = try #require(Migration.all.firstIndex { $0.name == "background scrim" })
    let old = try open(Array(Migration.all[..<before]))
    try old.run("UPDATE counter SET value = 7")
    try old.run(
      "INSERT INTO settings VALUES (1, NULL, 'backgroundVeil', '0.2', 5), (1, NULL, 'theme', '1', 6)"
    )
    let rows = try open(Migration.all).run(
      "SELECT name, value, revision FROM settings ORDER BY name")
    #expect(try rows.map { try $0.text(0) } == ["backgroundScrim", "theme"])
    #expect(try rows[0].text(1) == "0.2")
    // Other devices ask for what has changed since the counter that they know.
    #expect(try rows.map { try $0.integer(2) } == [8, 6])
  }

  @Test func aMigrationThatFailsChangesNothing() throws {
    _ = try open(Migration.all)
    let broken = Migration(name: "broken", script: "CREATE TABLE half (v); CREATE nonsense;")
    #expect(throws: StorageError.self) { try open(Migration.all + [broken]) }
    let database = try open(Migration.all)
    #expect(try database.run("SELECT 1 FROM sqlite_master WHERE name = 'half'").isEmpty)
  }
}
