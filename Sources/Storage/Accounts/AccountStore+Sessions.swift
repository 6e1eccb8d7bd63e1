import Foundation
public import ReadingModel
import SQLite

extension AccountStore {
  /// A session that is not used for this long ends.
  public static let idleDays = 30
  /// Every session ends after this long, used or not.
  public static let longestDays = 365
  /// The most sessions of one person; the least recently used one makes room.
  public static let sessionLimit = 50
  /// The milliseconds between two records of a session's or token's use, so that most requests
  /// write nothing.
  static let noteInterval = 3_600_000

  private static let day = 86_400_000

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - token: The hash of its token.
  ///   - person: The person who signs in.
  ///   - device: The device's name for itself.
  /// - Returns: Its number.
  /// - Throws: ``StorageError``.
  public func beginSession(_ token: [UInt8], of person: PersonID, device: String) throws -> Int {
    let database = try writable()
    return try database.transaction {
      try endOldSessions()
      try database.run(
        "INSERT INTO sessions (person, token, device, created, used) VALUES (?, ?, ?, ?, ?)",
        [.integer(person.number), .blob(token), .text(device), stamp, stamp])
      let id = database.lastInsertedKey
      try database.run(
        """
        DELETE FROM sessions WHERE person = ? AND id NOT IN
        (SELECT id FROM sessions WHERE person = ? ORDER BY used DESC, id DESC LIMIT ?)
        """,
        [
          .integer(person.number), .integer(person.number), .integer(Self.sessionLimit),
        ])
      return id
    }
  }

  /// The session of a token, if it has not ended; records that it was used.
  ///
  /// - Parameter token: The hash of its token.
  /// - Returns: The session and its account.
  /// - Throws: ``StorageError``.
  public func session(_ token: [UInt8]) throws -> (device: SignedInDevice, account: Account)? {
    let row = try database().run(
      """
      SELECT id, person, device, created, used FROM sessions
      WHERE token = ? AND used > ? AND created > ?
      """, [.blob(token), .integer(idleLimit), .integer(longestLimit)]
    ).first
    guard let row else { return nil }
    let device = try SignedInDevice(row)
    guard let account = try account(of: device.person) else { return nil }
    let time = Timestamp(now()).milliseconds
    if time - Timestamp(device.used).milliseconds > Self.noteInterval {
      // Where nothing can be written it is still good for reading.
      _ = try? database().change(
        "UPDATE sessions SET used = ? WHERE id = ?", [.integer(time), .integer(device.id)])
    }
    return (device, account)
  }

  /// The devices on which a person is signed in, last used first.
  ///
  /// - Parameter person: Who.
  /// - Returns: The devices.
  /// - Throws: ``StorageError``.
  public func sessions(of person: PersonID) throws -> [SignedInDevice] {
    try database().run(
      """
      SELECT id, person, device, created, used FROM sessions
      WHERE person = ? AND used > ? AND created > ? ORDER BY used DESC, id DESC
      """, [.integer(person.number), .integer(idleLimit), .integer(longestLimit)]
    ).map { try SignedInDevice($0) }
  }

  /// Gives the device of a session another name.
  ///
  /// - Parameters:
  ///   - id: The session's number.
  ///   - device: The name.
  ///   - person: Whose it is.
  /// - Returns: Whether there is such a session.
  /// - Throws: ``StorageError``.
  public func renameSession(_ id: Int, _ device: String, of person: PersonID) throws -> Bool {
    try !writable().change(
      "UPDATE sessions SET device = ? WHERE id = ? AND person = ? RETURNING id",
      [.text(device), .integer(id), .integer(person.number)]
    ).isEmpty
  }

  /// Ends a session.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: Whose it is.
  /// - Returns: Whether there was one.
  /// - Throws: ``StorageError``.
  public func endSession(_ id: Int, of person: PersonID) throws -> Bool {
    try !writable().change(
      "DELETE FROM sessions WHERE id = ? AND person = ? RETURNING id",
      [.integer(id), .integer(person.number)]
    ).isEmpty
  }

  /// Ends all sessions of a person.
  ///
  /// - Parameters:
  ///   - person: Whose.
  ///   - kept: One that goes on.
  /// - Throws: ``StorageError``.
  public func endSessions(of person: PersonID, but kept: Int? = nil) throws {
    try writable().change(
      "DELETE FROM sessions WHERE person = ? AND id IS NOT ?",
      [.integer(person.number), kept.map { .integer($0) } ?? .null])
  }

  private func endOldSessions() throws {
    try database().run(
      "DELETE FROM sessions WHERE used <= ? OR created <= ?",
      [.integer(idleLimit), .integer(longestLimit)])
  }

  private var idleLimit: Int { Timestamp(now()).milliseconds - Self.idleDays * Self.day }
  private var longestLimit: Int { Timestamp(now()).milliseconds - Self.longestDays * Self.day }
}

extension SignedInDevice {
  init(_ row: SQLiteRow) throws {
    self.init(
      id: try row.integer(0), person: PersonID(try row.integer(1)), name: try row.text(2),
      created: Timestamp(milliseconds: try row.integer(3)).date,
      used: Timestamp(milliseconds: try row.integer(4)).date)
  }
}
