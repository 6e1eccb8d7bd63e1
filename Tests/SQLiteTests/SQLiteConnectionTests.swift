import Foundation
import SQLite
import TestSupport
import Testing

struct SQLiteConnectionTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a 100%#? name.sqlite")
  }

  private func connection(
    _ access: SQLiteConnection.Access = .readWrite, patience: Duration = .milliseconds(1)
  ) throws -> SQLiteConnection {
    try SQLiteConnection(file, access: access, patience: patience)
  }

  @Test(
    arguments: [
      .null, .integer(0), .integer(.max), .integer(.min), .integer(1 << 31), .integer(1 << 53 + 1),
      .real(-0.5), .text(""), .text("a\u{0}b"), .text("Ä 語 🎧"), .blob([]), .blob([0, 255, 0]),
    ] as [SQLiteValue])
  func aValueComesBackAsItWas(value: SQLiteValue) throws {
    try expectSame(value)
  }

  /// Not an argument: the report of a run names arguments in full.
  @Test func aLargeValueComesBackAsItWas() throws {
    try expectSame(.blob([UInt8](repeating: 7, count: 3_000_000)))
  }

  private func expectSame(_ value: SQLiteValue) throws {
    let database = try connection()
    try database.execute("CREATE TABLE t (v)")
    try database.run("INSERT INTO t VALUES (?)", [value])
    let isSame = try database.run("SELECT v FROM t").map(\.values) == [[value]]
    #expect(isSame)
    #expect(FileManager.default.fileExists(atPath: file.path), "the name is taken literally")
  }

  @Test func aColumnOfAnotherTypeIsAnError() throws {
    let database = try connection()
    let row = try #require(database.run("SELECT 1, 'a', NULL, x'00'").first)
    #expect(try row.integer(0) == 1)
    #expect(try row.text(1) == "a")
    #expect(try row.optionalText(2) == nil)
    #expect(try row.optionalInteger(2) == nil)
    #expect(try row.blob(3) == [0])
    for body in [{ try row.integer(1) }, { try row.integer(2) }, { try row.integer(3) }] {
      let error = #expect(throws: SQLiteError.self) { try body() }
      #expect(error?.code == .mismatch)
    }
    let error = #expect(throws: SQLiteError.self) { try row.text(4) }
    #expect(error?.code == .range)
  }

  @Test func anErrorNamesTheStatementAndTheReason() throws {
    let database = try connection()
    let error = #expect(throws: SQLiteError.self) { try database.run("SELECT v FROM t") }
    #expect(error?.sql == "SELECT v FROM t")
    #expect(error?.message == "no such table: t")
    try database.execute("CREATE TABLE t (v UNIQUE NOT NULL)")
    let constraint = #expect(throws: SQLiteError.self) {
      try database.run("INSERT INTO t VALUES (?)", [nil])
    }
    #expect(constraint?.code == .constraint)
    #expect(constraint?.extendedCode == 1299, "SQLITE_CONSTRAINT_NOTNULL")
    let count = #expect(throws: SQLiteError.self) { try database.run("INSERT INTO t VALUES (?)") }
    #expect(count?.code == .range)
    let nothing = #expect(throws: SQLiteError.self) { try database.run("  ") }
    #expect(nothing?.message == "there is no statement")
  }

  @Test func aTransactionIsDoneWhollyOrNotAtAll() throws {
    struct Refusal: Error {}
    let database = try connection()
    try database.execute("CREATE TABLE t (v UNIQUE)")
    #expect(throws: Refusal.self) {
      try database.transaction {
        try database.run("INSERT INTO t VALUES (1)")
        throw Refusal()
      }
    }
    #expect(throws: SQLiteError.self) {
      try database.transaction {
        try database.run("INSERT INTO t VALUES (2)")
        try database.run("INSERT INTO t VALUES (2)")
      }
    }
    #expect(try database.run("SELECT * FROM t").isEmpty)
    let key = try database.transaction {
      try database.run("INSERT INTO t VALUES (3)")
      return database.lastInsertedKey
    }
    #expect(key == 1)
  }

  @Test func aLockedDatabaseIsBusy() throws {
    let first = try connection()
    let second = try connection()
    try first.execute("CREATE TABLE t (v)")
    let error = try first.transaction {
      #expect(throws: SQLiteError.self) { try second.run("INSERT INTO t VALUES (1)") }
    }
    #expect(error?.code == .busy)
    try second.run("INSERT INTO t VALUES (1)")
  }

  @Test func aFullDatabaseSaysSoAndKeepsWhatItHad() throws {
    let database = try connection()
    try database.execute("PRAGMA max_page_count = 10; CREATE TABLE t (v); INSERT INTO t VALUES (1)")
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction {
        try database.run(
          "INSERT INTO t VALUES (?)", [.blob([UInt8](repeating: 1, count: 1 << 20))])
      }
    }
    #expect(error?.code == .full)
    #expect(try database.run("SELECT v FROM t").map(\.values) == [[1]])
    try database.run("INSERT INTO t VALUES (2)")
  }

  @Test func readOnlyConnectionsWriteNothing() throws {
    do {
      let database = try connection()
      try database.execute("CREATE TABLE t (v); INSERT INTO t VALUES (1)")
    }
    for access in [SQLiteConnection.Access.readOnly, .immutable] {
      let database = try connection(access)
      let isReadOnly = database.isReadOnly
      #expect(isReadOnly)
      #expect(try database.run("SELECT v FROM t").count == 1)
      let error = #expect(throws: SQLiteError.self) { try database.run("DELETE FROM t") }
      #expect(error?.code == .readOnly)
    }
  }

  @Test func whatIsNoDatabaseOrDamagedIsSaid() throws {
    try Data(repeating: 65, count: 10_000).write(to: file)
    let error = #expect(throws: SQLiteError.self) {
      try connection().run("SELECT * FROM sqlite_master")
    }
    #expect(error?.code == .notADatabase)

    try FileManager.default.removeItem(at: file)
    do {
      let database = try connection()
      try database.execute("CREATE TABLE t (v)")
      try database.run("INSERT INTO t VALUES (?)", [.text(String(repeating: "x", count: 50_000))])
    }
    let handle = try FileHandle(forWritingTo: file)
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0xEE, count: 8192))
    try handle.close()
    let damage = #expect(throws: SQLiteError.self) { try connection().run("SELECT * FROM t") }
    #expect(damage?.code == .corrupt)
  }

  @Test func aFolderThatIsNotThereCannotBeOpened() throws {
    let place = folder.url.appending(path: "nowhere/x.sqlite")
    let error = #expect(throws: SQLiteError.self) {
      _ = try SQLiteConnection(place, patience: .zero)
    }
    #expect(error?.code == .cannotOpen)
    #expect(error?.sql == nil)
  }
}
