import SQLite

/// A place on another machine where backups go; its password is a secret, kept apart.
public struct BackupDestination: Hashable, Sendable {
  /// What people call it; equal but for capitals is the same.
  public let name: String
  /// The address of the folder, of http or https, with a slash at its end.
  public let address: String
  /// The name with which the server knows the person; `nil` if it asks for none.
  public let user: String?

  /// Describes a destination.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - address: The address of the folder.
  ///   - user: The name with which the server knows the person.
  public init(name: String, address: String, user: String?) {
    self.name = name
    self.address = address
    self.user = user
  }
}

extension Bookshelf {
  /// The destinations of backups, by name.
  ///
  /// - Returns: All of them.
  /// - Throws: ``StorageError``.
  package func backupDestinations() throws -> [BackupDestination] {
    try database().run("SELECT name, address, user FROM backup_destinations ORDER BY name").map {
      .init(name: try $0.text(0), address: try $0.text(1), user: try $0.optionalText(2))
    }
  }

  /// Keeps a destination with its sealed password, in place of any other of its name.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - secret: What its password is kept under, and the sealed password; `nil` if it has none.
  /// - Throws: ``StorageError``.
  package func setBackupDestination(
    _ destination: BackupDestination, _ secret: (name: String, sealed: [UInt8]?)
  ) throws {
    let database = try writableDatabase()
    try database.transaction {
      try database.run(
        "INSERT OR REPLACE INTO backup_destinations VALUES (?, ?, ?)",
        [
          .text(destination.name), .text(destination.address),
          destination.user.map { .text($0) } ?? .null,
        ])
      try setSealed(secret.sealed, secret.name)
    }
  }

  /// Forgets a destination and its password.
  ///
  /// - Parameters:
  ///   - name: The destination's name.
  ///   - secret: What its password is kept under.
  /// - Returns: Whether there was one.
  /// - Throws: ``StorageError``.
  package func removeBackupDestination(_ name: String, secret: String) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      try setSealed(nil, secret)
      return try !database.run(
        "DELETE FROM backup_destinations WHERE name = ? RETURNING name", [.text(name)]
      ).isEmpty
    }
  }
}
