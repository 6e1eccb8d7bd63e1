/// A value as SQLite stores it.
public enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  /// The null value.
  public init(nilLiteral: ()) { self = .null }
  /// An integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// An integer, or null for `nil`.
  ///
  /// - Parameter value: The integer.
  /// - Returns: The value to bind.
  public static func integer(_ value: Int?) -> SQLiteValue {
    value.map { .integer(Int64($0)) } ?? .null
  }

  /// A text, or null for `nil`.
  ///
  /// - Parameter value: The text.
  /// - Returns: The value to bind.
  public static func text(_ value: String?) -> SQLiteValue { value.map { .text($0) } ?? .null }
}

/// One row of an answer, copied out of the library.
public struct SQLiteRow: Hashable, Sendable {
  /// The columns in the order of the statement.
  public let values: [SQLiteValue]
  /// The statement, for errors.
  let sql: String

  /// An integer column.
  ///
  /// - Parameter column: Its number, from 0.
  /// - Returns: The integer.
  /// - Throws: ``SQLiteError`` when the column holds something else.
  public func integer(_ column: Int) throws(SQLiteError) -> Int {
    guard let value = try optionalInteger(column) else { throw mismatch(column, "an integer") }
    return value
  }

  /// An integer column that may be null.
  ///
  /// - Parameter column: Its number, from 0.
  /// - Returns: The integer, or `nil` for null.
  /// - Throws: ``SQLiteError`` when the column holds something else.
  public func optionalInteger(_ column: Int) throws(SQLiteError) -> Int? {
    switch try value(column) {
    case .null: return nil
    case .integer(let number): return Int(number)
    default: throw mismatch(column, "an integer")
    }
  }

  /// A text column.
  ///
  /// - Parameter column: Its number, from 0.
  /// - Returns: The text.
  /// - Throws: ``SQLiteError`` when the column holds something else.
  public func text(_ column: Int) throws(SQLiteError) -> String {
    guard let value = try optionalText(column) else { throw mismatch(column, "a text") }
    return value
  }

  /// A text column that may be null.
  ///
  /// - Parameter column: Its number, from 0.
  /// - Returns: The text, or `nil` for null.
  /// - Throws: ``SQLiteError`` when the column holds something else.
  public func optionalText(_ column: Int) throws(SQLiteError) -> String? {
    switch try value(column) {
    case .null: return nil
    case .text(let text): return text
    default: throw mismatch(column, "a text")
    }
  }

  /// A column of bytes.
  ///
  /// - Parameter column: Its number, from 0.
  /// - Returns: The bytes.
  /// - Throws: ``SQLiteError`` when the column holds something else.
  public func blob(_ column: Int) throws(SQLiteError) -> [UInt8] {
    guard case .blob(let bytes) = try value(column) else { throw mismatch(column, "bytes") }
    return bytes
  }

  private func value(_ column: Int) throws(SQLiteError) -> SQLiteValue {
    guard values.indices.contains(column) else {
      throw SQLiteError(
        extendedCode: SQLiteError.Code.range.rawValue, message: "there is no column \(column)",
        sql: sql)
    }
    return values[column]
  }

  private func mismatch(_ column: Int, _ wanted: String) -> SQLiteError {
    SQLiteError(
      extendedCode: SQLiteError.Code.mismatch.rawValue,
      message: "column \(column) is not \(wanted)",
      sql: sql)
  }
}
