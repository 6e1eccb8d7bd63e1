import CSQLite
public import Foundation

/// One connection to a database file; keep it in one actor.
///
/// Calls block, and wait up to `patience` when another connection writes: give the actor a queue of
/// its own.
@safe
public struct SQLiteConnection: ~Copyable {
  /// How the file is opened.
  public enum Access: Sendable {
    /// Read and write; the file is made when there is none.
    case readWrite
    /// Read only; other processes may write.
    case readOnly
    /// Read only, for a file that no other process can write: locks and write-ahead log are
    /// ignored.
    case immutable
  }

  private let handle: OpaquePointer
  private let statements: StatementCache

  /// Opens a database.
  ///
  /// The first statement fails if the file is no database.
  ///
  /// - Parameters:
  ///   - file: The database file.
  ///   - access: How the file is opened.
  ///   - patience: How long a statement waits for other connections.
  /// - Throws: ``SQLiteError`` when the file can't be opened or made.
  public init(_ file: URL, access: Access = .readWrite, patience: Duration) throws(SQLiteError) {
    var made: OpaquePointer?
    let code = unsafe sqlite3_open_v2(Self.name(of: file, access), &made, Self.flags(access), nil)
    guard code == SQLITE_OK, let made = unsafe made else {
      let error = unsafe SQLiteError.last(of: made, code, nil)
      unsafe sqlite3_close_v2(made)
      throw error
    }
    unsafe handle = made
    statements = StatementCache()
    wait(atMost: patience)
  }

  /// Changes how long a statement waits for other connections.
  ///
  /// - Parameter patience: The time, from the next statement on.
  public func wait(atMost patience: Duration) {
    unsafe sqlite3_busy_timeout(handle, Int32(patience / .milliseconds(1)))
  }

  private static func flags(_ access: Access) -> Int32 {
    let access =
      access == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    // One actor owns the connection: SQLite's own locks would guard nothing.
    return access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI
  }

  /// The file as a URI, in which only these three have a meaning.
  ///
  /// Source: <https://www.sqlite.org/uri.html>
  private static func name(of file: URL, _ access: Access) -> String {
    let path = file.path.replacing("%", with: "%25").replacing("?", with: "%3f")
      .replacing("#", with: "%23")
    return "file:\(path)" + (access == .immutable ? "?immutable=1" : "")
  }

  deinit {
    statements.removeAll()
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs one statement to its end; its compiled form is kept.
  ///
  /// - Parameters:
  ///   - sql: One statement with `?` for each value.
  ///   - values: The values in their order.
  /// - Returns: The rows of its result.
  /// - Throws: ``SQLiteError``.
  @discardableResult
  public func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> [SQLiteRow] {
    if let statement = statements[sql] { return try statement.run(values) }
    let statement = unsafe try PreparedStatement(sql, database: handle)
    statements[sql] = statement
    return try statement.run(values)
  }

  /// Runs several statements that take no values, one after another.
  ///
  /// - Parameter script: Statements that end with a semicolon.
  /// - Throws: ``SQLiteError`` of the first that fails; the statements before it have taken effect.
  public func execute(_ script: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe .last(of: handle, code, script) }
  }

  /// Whether SQLite has opened the file for reading only, as it silently does when writing is
  /// forbidden.
  public var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// Where the header of a database has the number of `PRAGMA user_version`: <https://www.sqlite.org/fileformat.html>, 1.3.
  private static let userVersionPlace = 60
  /// `SQLITE_IOERR_SHORT_READ`, a macro that Swift does not import.
  private static let shortRead = SQLITE_IOERR | 2 << 8

  /// The number of `PRAGMA user_version` as the file itself has it, without what is in the write-ahead log.
  ///
  /// A file that is shorter than its header has 0; `nil` where it can't be read.
  public var storedUserVersion: Int? {
    var header = [UInt8](repeating: 0, count: Self.userVersionPlace + 4)
    let code = unsafe header.withUnsafeMutableBytes {
      unsafe csqlite_read_file(handle, $0.baseAddress, Int32($0.count))
    }
    // What is behind the end is zero.
    guard code == SQLITE_OK || code == Self.shortRead else { return nil }
    let bits = header[Self.userVersionPlace...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(Int32(bitPattern: bits))
  }

  /// Leaves the write-ahead log unchanged when the connection closes.
  ///
  /// For a database file that was replaced: the log at this path may belong to the new file.
  public func keepLog() { _ = unsafe csqlite_keep_log(handle) }

  /// The key of the row that was last inserted.
  public var lastInsertedKey: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// Runs statements in one transaction.
  ///
  /// It takes the write lock at its start, so that no other connection changes what the statements
  /// have read.
  ///
  /// - Parameter body: The statements.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``SQLiteError``; nothing is changed then.
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A full disk ends the transaction by itself; else a failed rollback changes nothing about
      // what is on disk, and closing rolls back as well.
      if unsafe sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }
}

/// The compiled statements of one connection, by their text.
private final class StatementCache {
  private var statements: [String: PreparedStatement] = [:]

  subscript(sql: String) -> PreparedStatement? {
    get { statements[sql] }
    set { statements[sql] = newValue }
  }

  func removeAll() { statements.removeAll() }
}
