import Foundation
public import ReadingModel
import SQLite

extension AccountStore {
  /// The most open invitations.
  public static let invitationLimit = 50

  private static let columns = "SELECT id, person, role, created, expires FROM invitations"

  /// Makes an invitation, whose code works once.
  ///
  /// - Parameters:
  ///   - code: The hash of its code.
  ///   - person: The person who chooses a new password with it; `nil` for a new person.
  ///   - role: The role of the new person.
  ///   - days: The days until it expires.
  /// - Returns: The invitation; `nil` when too many are open.
  /// - Throws: ``StorageError``.
  public func addInvitation(
    _ code: [UInt8], for person: PersonID? = nil, role: Role, days: Int
  ) throws -> Invitation? {
    let database = try writable()
    return try database.transaction {
      try database.run("DELETE FROM invitations WHERE expires <= ?", [stamp])
      if let person {
        // Of two resets the later holds.
        try database.run("DELETE FROM invitations WHERE person = ?", [.integer(person.number)])
      }
      guard try invitations().count < Self.invitationLimit else { return nil }
      try database.run(
        "INSERT INTO invitations (code, person, role, created, expires) VALUES (?, ?, ?, ?, ?)",
        [
          .blob(code), person.map { .integer($0.number) } ?? .null, .text(role.rawValue), stamp,
          .integer(Timestamp(now()).milliseconds + days * 86_400_000),
        ])
      return try invitation(code)
    }
  }

  /// The invitation of a code, if it has not expired.
  ///
  /// - Parameter code: The hash of its code.
  /// - Returns: The invitation.
  /// - Throws: ``StorageError``.
  public func invitation(_ code: [UInt8]) throws -> Invitation? {
    try database().run("\(Self.columns) WHERE code = ? AND expires > ?", [.blob(code), stamp])
      .first.map { try Invitation($0) }
  }

  /// The invitations that have not expired, newest first.
  ///
  /// - Returns: The invitations, without their codes.
  /// - Throws: ``StorageError``.
  public func invitations() throws -> [Invitation] {
    try database().run("\(Self.columns) WHERE expires > ? ORDER BY id DESC", [stamp])
      .map { try Invitation($0) }
  }

  /// Deletes an invitation.
  ///
  /// - Parameter id: Its number.
  /// - Returns: Whether there was one.
  /// - Throws: ``StorageError``.
  public func removeInvitation(_ id: Int) throws -> Bool {
    try !writable().change("DELETE FROM invitations WHERE id = ? RETURNING id", [.integer(id)])
      .isEmpty
  }

  /// Stores the password that a person has chosen with a code; all their sessions end.
  ///
  /// - Parameters:
  ///   - password: The password's hash.
  ///   - code: The hash of the code, which is used up.
  /// - Returns: The person; `nil` when the code is no longer valid.
  /// - Throws: ``StorageError``.
  public func setPassword(_ password: String, using code: [UInt8]) throws -> Account? {
    let database = try writable()
    return try database.transaction {
      guard let person = try invitation(code)?.person, try take(code) != nil else { return nil }
      try database.run(
        "UPDATE accounts SET password = ? WHERE person = ?",
        [.text(password), .integer(person.number)])
      try endSessions(of: person)
      try removeTokens(of: person)
      return try account(of: person)
    }
  }

  /// Uses a code up, inside a transaction.
  func take(_ code: [UInt8]) throws -> Invitation? {
    guard let found = try invitation(code) else { return nil }
    try database().run("DELETE FROM invitations WHERE id = ?", [.integer(found.id)])
    return found
  }
}

extension Invitation {
  init(_ row: SQLiteRow) throws {
    self.init(
      id: try row.integer(0), person: try row.optionalInteger(1).map { PersonID($0) },
      role: try Role(stored: row.text(2)),
      created: Timestamp(milliseconds: try row.integer(3)).date,
      expires: Timestamp(milliseconds: try row.integer(4)).date)
  }
}
