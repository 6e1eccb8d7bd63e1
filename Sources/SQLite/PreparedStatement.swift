import CSQLite

/// A statement that SQLite has compiled; the connection that made it keeps it and outlives it.
@safe
final class PreparedStatement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private let sql: String

  init(_ sql: String, database: OpaquePointer) throws(SQLiteError) {
    unsafe self.database = database
    self.sql = sql
    var made: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      database, sql, Int32(sql.utf8.count), UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard code == SQLITE_OK else { throw unsafe .last(of: database, code, sql) }
    guard let made = unsafe made else {
      throw SQLiteError(extendedCode: SQLITE_MISUSE, message: "there is no statement", sql: sql)
    }
    unsafe handle = made
  }

  deinit {
    // The code it returns is the one of the last step, which was reported then.
    unsafe sqlite3_finalize(handle)
  }

  /// Runs the statement to its end.
  ///
  /// - Returns: The rows of its result.
  func run(_ values: [SQLiteValue]) throws(SQLiteError) -> [SQLiteRow] {
    // Locks are held until a statement is reset; its bindings may hold megabytes.
    defer {
      unsafe sqlite3_reset(handle)
      unsafe sqlite3_clear_bindings(handle)
    }
    let expected = Int(unsafe sqlite3_bind_parameter_count(handle))
    guard values.count == expected else {
      throw SQLiteError(
        extendedCode: SQLITE_RANGE, message: "\(values.count) values for \(expected) parameters",
        sql: sql)
    }
    for (index, value) in values.enumerated() {
      try check(bind(value, Int32(index + 1)))
    }
    var rows: [SQLiteRow] = []
    while true {
      let code = unsafe sqlite3_step(handle)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw unsafe .last(of: database, code, sql) }
      let count = unsafe sqlite3_column_count(handle)
      rows.append(SQLiteRow(values: (0..<count).map(column), sql: sql))
    }
  }

  private func bind(_ value: SQLiteValue, _ index: Int32) -> Int32 {
    switch value {
    case .null: return unsafe sqlite3_bind_null(handle, index)
    case .integer(let number): return unsafe sqlite3_bind_int64(handle, index, number)
    case .real(let number): return unsafe sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        // A null pointer would bind null; an empty text has one in Swift.
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe characters.baseAddress.map {
            unsafe csqlite_bind_text(handle, index, $0, UInt64(bytes.count))
          } ?? csqlite_bind_text(handle, index, "", 0)
        }
      }
    case .blob(let bytes):
      guard !bytes.isEmpty else { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
      return unsafe bytes.withUnsafeBytes {
        unsafe csqlite_bind_blob(handle, index, $0.baseAddress, UInt64($0.count))
      }
    }
  }

  private func column(_ index: Int32) -> SQLiteValue {
    switch unsafe sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: return .integer(unsafe sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: return .real(unsafe sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      // The order matters: the text is converted first, then measured.
      let start = unsafe sqlite3_column_text(handle, index)
      let count = Int(unsafe sqlite3_column_bytes(handle, index))
      return unsafe .text(
        String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let start = unsafe sqlite3_column_blob(handle, index)
      let count = Int(unsafe sqlite3_column_bytes(handle, index))
      return .blob(unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw unsafe .last(of: database, code, sql) }
  }
}

extension SQLiteError {
  /// The error of the call that has just failed on a connection.
  static func last(of database: OpaquePointer?, _ code: Int32, _ sql: String?) -> SQLiteError {
    guard let database = unsafe database else {
      return SQLiteError(
        extendedCode: code, message: unsafe String(cString: sqlite3_errstr(code)), sql: sql)
    }
    let extended = unsafe sqlite3_extended_errcode(database)
    return SQLiteError(
      // A misuse is returned without being recorded in the connection.
      extendedCode: extended & 0xFF == code & 0xFF ? extended : code,
      systemCode: unsafe sqlite3_system_errno(database),
      message: unsafe String(cString: sqlite3_errmsg(database)), sql: sql)
  }
}
