import Basics
public import Foundation
public import ReadingModel
import SQLite

/// Accounts, sessions, tokens and invitations on disk.
///
/// It has a connection of its own, because every request uses it and must not wait for an import.
public actor AccountStore {
  private let executor = QueueExecutor(label: "vorleser.accounts")
  /// SQLite blocks, so it runs on a queue of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let folder: URL
  let now: @Sendable () -> Date
  private var access: DatabaseAccess

  /// Makes the store of a data folder; the first call opens the database.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - patience: How long to wait for another process.
  ///   - now: The clock that stamps what is stored.
  public init(
    _ folder: URL, patience: Duration = Bookshelf.patience,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.folder = folder
    access = DatabaseAccess(folder, patience: patience)
    self.now = now
  }

  /// The database in the data folder, opened when it is first needed.
  func database() throws -> LibraryDatabase { try access.present() }

  /// The database for writing; a former refusal is checked again.
  func writable() throws -> LibraryDatabase { try access.writable() }

  /// Closes the database; the next call opens it again.
  public func close() { access.close() }

  var stamp: SQLiteValue { .integer(Timestamp(now()).milliseconds) }

  /// Whether there are no accounts.
  ///
  /// - Returns: True for a library without accounts.
  /// - Throws: ``StorageError``.
  public func isEmpty() throws -> Bool {
    try database().run("SELECT 1 FROM accounts LIMIT 1").isEmpty
  }

  private static let columns = "SELECT person, name, role, created, password FROM accounts"

  /// All accounts in the order of their numbers.
  ///
  /// - Returns: The accounts.
  /// - Throws: ``StorageError``.
  public func accounts() throws -> [Account] {
    try database().run("\(Self.columns) ORDER BY person").map { try Account($0) }
  }

  /// One account.
  ///
  /// - Parameter person: Whose.
  /// - Returns: The account, or `nil` when there is none.
  /// - Throws: ``StorageError``.
  public func account(of person: PersonID) throws -> Account? {
    try database().run("\(Self.columns) WHERE person = ?", [.integer(person.number)]).first
      .map { try Account($0) }
  }

  /// An account with the hash of its password.
  ///
  /// - Parameter key: The name as it is compared.
  /// - Returns: Both, or `nil` when nobody has that name.
  /// - Throws: ``StorageError``.
  public func account(withKey key: String) throws -> (account: Account, password: String)? {
    try database().run("\(Self.columns) WHERE key = ?", [.text(key)]).first
      .map { (try Account($0), try $0.text(4)) }
  }

  /// Makes an account.
  ///
  /// The first takes over the owner's books, places and marks.
  ///
  /// - Parameters:
  ///   - name: The name as it was given.
  ///   - key: The name as it is compared.
  ///   - role: The person's role; the first person is always an admin.
  ///   - password: The password's hash.
  ///   - isFirst: Whether it is made only if there is no account yet.
  ///   - code: The hash of the code of an invitation, which is then used up.
  /// - Returns: The account, or `nil` when the name is taken, the invitation is no longer valid, or
  ///   there is an account already and `isFirst` is true.
  /// - Throws: ``StorageError``.
  public func add(
    name: String, key: String, role: Role, password: String, isFirst: Bool = false,
    using code: [UInt8]? = nil
  ) throws -> Account? {
    let database = try writable()
    return try database.transaction {
      let isEmpty = try isEmpty()
      guard isEmpty || !isFirst else { return nil }
      guard try database.run("SELECT 1 FROM accounts WHERE key = ?", [.text(key)]).isEmpty
      else { return nil }
      var role = isEmpty ? .admin : role
      if let code {
        guard let invitation = try take(code), invitation.person == nil else { return nil }
        role = isEmpty ? .admin : invitation.role
      }
      var person = PersonID.owner
      let owner = try account(of: .owner)
      if owner != nil || !isEmpty {
        try database.run("INSERT INTO people DEFAULT VALUES")
        person = PersonID(database.lastInsertedKey)
      }
      try database.run(
        "INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?)",
        [
          .integer(person.number), .text(name), .text(key), .text(role.rawValue), .text(password),
          stamp,
        ])
      return try account(of: person)
    }
  }

  /// Stores another password.
  ///
  /// - Parameters:
  ///   - password: Its hash.
  ///   - person: Whose.
  ///   - kept: The session that goes on; all others of the person end. `nil` ends all.
  ///   - endsSessions: Whether sessions end; false if the same password is only hashed anew.
  /// - Throws: ``StorageError``.
  public func setPassword(
    _ password: String, of person: PersonID, keeping kept: Int? = nil, endsSessions: Bool = true
  ) throws {
    let database = try writable()
    try database.transaction {
      try database.run(
        "UPDATE accounts SET password = ? WHERE person = ?",
        [.text(password), .integer(person.number)])
      guard endsSessions else { return }
      try endSessions(of: person, but: kept)
      try removeTokens(of: person)
    }
  }

  /// Changes a person's role; the last admin stays an admin.
  ///
  /// - Parameters:
  ///   - role: The new role.
  ///   - person: Who.
  /// - Returns: The account; `nil` when there is none, or it is the last admin's.
  /// - Throws: ``StorageError``.
  public func setRole(_ role: Role, of person: PersonID) throws -> Account? {
    let database = try writable()
    return try database.transaction {
      if role != .admin, try isLastAdmin(person) { return nil }
      try database.run(
        "UPDATE accounts SET role = ? WHERE person = ?",
        [.text(role.rawValue), .integer(person.number)])
      return try account(of: person)
    }
  }

  /// Removes a person with their places, marks, settings and private shelf.
  ///
  /// If the person is the owner, only the account is removed; the data stay with the library's
  /// owner.
  ///
  /// - Parameter person: Who.
  /// - Returns: Whether the person was removed; the last admin is not, while there are other
  ///   accounts.
  /// - Throws: ``StorageError``.
  public func remove(_ person: PersonID) throws -> Bool {
    let database = try writable()
    let isGone = try database.transaction {
      let count = try database.run("SELECT count(*) FROM accounts").first?.integer(0) ?? 0
      if count > 1, try isLastAdmin(person) { return false }
      guard try account(of: person) != nil else { return false }
      try database.run(
        person == .owner
          ? "DELETE FROM accounts WHERE person = ?" : "DELETE FROM people WHERE id = ?",
        [.integer(person.number)])
      return true
    }
    if isGone, person != .owner { PersonFolders.remove(of: person, in: folder) }
    return isGone
  }

  private func isLastAdmin(_ person: PersonID) throws -> Bool {
    let admins = try database().run("SELECT person FROM accounts WHERE role = 'admin'")
      .map { try $0.integer(0) }
    return admins == [person.number]
  }
}

extension Account {
  /// Reads person, name, role and created.
  init(_ row: SQLiteRow) throws {
    self.init(
      id: PersonID(try row.integer(0)), name: try row.text(1), role: try Role(stored: row.text(2)),
      created: Timestamp(milliseconds: try row.integer(3)).date)
  }
}

extension Role {
  /// Reads a stored role; an unknown role of a newer version gives no rights.
  init(stored text: String) { self = Role(rawValue: text) ?? .reader }
}
