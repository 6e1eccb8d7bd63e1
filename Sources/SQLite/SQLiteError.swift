/// A failed SQLite call.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A primary result code; unknown ones survive.
  ///
  /// Source: <https://www.sqlite.org/rescode.html>
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// SQLite's number.
    public let rawValue: Int32

    /// Takes SQLite's number.
    ///
    /// - Parameter rawValue: A primary result code.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// `SQLITE_ERROR`: the statement does not fit the schema, or has a fault.
    public static let error = Code(rawValue: 1)
    /// `SQLITE_BUSY`: another connection holds the lock for longer than we wait.
    public static let busy = Code(rawValue: 5)
    /// `SQLITE_LOCKED`: a statement of this same connection holds the lock.
    public static let locked = Code(rawValue: 6)
    /// `SQLITE_READONLY`: the file or its folder can't be written.
    public static let readOnly = Code(rawValue: 8)
    /// `SQLITE_IOERR`: the system failed to read or write.
    public static let inputOutput = Code(rawValue: 10)
    /// `SQLITE_CORRUPT`: the content contradicts itself.
    public static let corrupt = Code(rawValue: 11)
    /// `SQLITE_FULL`: no room on the disk.
    public static let full = Code(rawValue: 13)
    /// `SQLITE_CANTOPEN`: the file can't be opened or made.
    public static let cannotOpen = Code(rawValue: 14)
    /// `SQLITE_CONSTRAINT`: a rule of the schema forbids it.
    public static let constraint = Code(rawValue: 19)
    /// `SQLITE_MISMATCH`: a value is of another type than was asked for.
    public static let mismatch = Code(rawValue: 20)
    /// `SQLITE_RANGE`: there is no parameter or column of that number.
    public static let range = Code(rawValue: 25)
    /// `SQLITE_NOTADB`: the file is no database.
    public static let notADatabase = Code(rawValue: 26)
  }

  /// What kind of failure it is.
  public let code: Code
  /// SQLite's extended result code, which holds ``code`` in its low byte.
  public let extendedCode: Int32
  /// The system's `errno` behind it; 0 when there is none.
  public let systemCode: Int32
  /// The library's own words.
  public let message: String
  /// The statement; `nil` when opening failed.
  public let sql: String?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - extendedCode: SQLite's extended or primary result code.
  ///   - systemCode: The system's `errno`; 0 when there is none.
  ///   - message: What went wrong, for people.
  ///   - sql: The statement; `nil` when opening failed.
  public init(extendedCode: Int32, systemCode: Int32 = 0, message: String, sql: String? = nil) {
    code = Code(rawValue: extendedCode & 0xFF)
    self.extendedCode = extendedCode
    self.systemCode = systemCode
    self.message = message
    self.sql = sql
  }

  /// The message with the code and the statement.
  public var description: String {
    "SQLite (\(extendedCode)): \(message)" + (sql.map { " in: \($0)" } ?? "")
  }
}
