import Foundation
public import ReadingModel
import SQLite

extension AccountStore {
  /// The most tokens of one person.
  public static let tokenLimit = 50

  private static let columns =
    "SELECT id, person, name, scope, created, used FROM app_tokens"

  /// Makes a token for a program.
  ///
  /// - Parameters:
  ///   - token: Its hash.
  ///   - name: Its name.
  ///   - scope: Its scope.
  ///   - person: The person in whose name the program acts.
  /// - Returns: The token; `nil` when the person has too many.
  /// - Throws: ``StorageError``.
  public func addToken(
    _ token: [UInt8], name: String, scope: TokenScope, of person: PersonID
  ) throws -> AppToken? {
    let database = try writable()
    return try database.transaction {
      guard try tokens(of: person).count < Self.tokenLimit else { return nil }
      try database.run(
        "INSERT INTO app_tokens (person, token, name, scope, created) VALUES (?, ?, ?, ?, ?)",
        [.integer(person.number), .blob(token), .text(name), .text(scope.rawValue), stamp])
      let id = database.lastInsertedKey
      return try database.run("\(Self.columns) WHERE id = ?", [.integer(id)]).first
        .map { try AppToken($0) }
    }
  }

  /// The account of a token; records that the token was used.
  ///
  /// - Parameter token: Its hash.
  /// - Returns: The token and its account, or `nil` when there is none.
  /// - Throws: ``StorageError``.
  public func token(_ token: [UInt8]) throws -> (token: AppToken, account: Account)? {
    guard
      let found = try database().run("\(Self.columns) WHERE token = ?", [.blob(token)]).first
        .map({ try AppToken($0) }), let account = try account(of: found.person)
    else { return nil }
    let time = Timestamp(now()).milliseconds
    if time - (found.used.map { Timestamp($0).milliseconds } ?? 0) > Self.noteInterval {
      // A token counts also where a full disk does not let its use be noted.
      _ = try? database().change(
        "UPDATE app_tokens SET used = ? WHERE id = ?", [.integer(time), .integer(found.id)])
    }
    return (found, account)
  }

  /// The tokens of a person, newest first.
  ///
  /// - Parameter person: Who.
  /// - Returns: The tokens, without their secrets.
  /// - Throws: ``StorageError``.
  public func tokens(of person: PersonID) throws -> [AppToken] {
    try database().run(
      "\(Self.columns) WHERE person = ? ORDER BY id DESC", [.integer(person.number)]
    ).map { try AppToken($0) }
  }

  /// Deletes a token.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: Whose it is.
  /// - Returns: Whether there was one.
  /// - Throws: ``StorageError``.
  public func removeToken(_ id: Int, of person: PersonID) throws -> Bool {
    try !writable().change(
      "DELETE FROM app_tokens WHERE id = ? AND person = ? RETURNING id",
      [.integer(id), .integer(person.number)]
    ).isEmpty
  }
}

extension AccountStore {
  /// Removes all tokens of a person, inside a transaction.
  ///
  /// People change a password because others may know it; these may have made a token.
  func removeTokens(of person: PersonID) throws {
    try database().run("DELETE FROM app_tokens WHERE person = ?", [.integer(person.number)])
  }
}

extension AppToken {
  init(_ row: SQLiteRow) throws {
    self.init(
      id: try row.integer(0), person: PersonID(try row.integer(1)), name: try row.text(2),
      // A scope that a newer version knows is the least here.
      scope: TokenScope(rawValue: try row.text(3)) ?? .read,
      created: Timestamp(milliseconds: try row.integer(4)).date,
      used: try row.optionalInteger(5).map { Timestamp(milliseconds: $0).date })
  }
}
