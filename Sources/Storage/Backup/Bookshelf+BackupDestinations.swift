import Foundation
import SQLite

extension BackupDestination.Kind {
  /// The name in the database.
  fileprivate var word: String {
    switch self {
    case .webDAV: "webdav"
    case .s3: "s3"
    case .folder: "folder"
    }
  }

  fileprivate init(_ word: String, region: String?, isHosted: Bool) throws(StorageError) {
    switch word {
    case "webdav": self = .webDAV
    case "s3": self = .s3(region: region, isHosted: isHosted)
    case "folder": self = .folder
    default: throw .damaged(reason: "a destination of backups speaks '\(word)'")
    }
  }
}

extension Bookshelf {
  /// The destinations of backups, by name.
  ///
  /// - Returns: All of them.
  /// - Throws: ``StorageError``.
  package func backupDestinations() throws -> [BackupDestination] {
    try database().run(
      """
      SELECT name, address, user, kind, region, is_hosted, ended, sent, byte_count, failure, sentence, arrived,
        scheduled_from, period, weekday, minute, includes_files, is_encrypted
      FROM backup_destinations ORDER BY name
      """
    ).map { row in
      var destination = BackupDestination(
        name: try row.text(0), address: try row.text(1), user: try row.optionalText(2),
        kind: try .init(
          row.text(3), region: row.optionalText(4), isHosted: row.integer(5) != 0))
      destination.last = try Self.result(row)
      destination.arrived = try row.optionalInteger(11).map { Timestamp(milliseconds: $0).date }
      destination.scheduledFrom = try row.optionalInteger(12)
        .map { Timestamp(milliseconds: $0).date }
      destination.schedule = try Self.schedule(row, at: 13)
      return destination
    }
  }

  /// Keeps a destination with its sealed password, in place of any other of its name, whose schedule stays.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - secret: What its password is kept under, and the sealed password; `nil` if it has none.
  /// - Throws: ``StorageError``.
  package func setBackupDestination(
    _ destination: BackupDestination, _ secret: (name: String, sealed: [UInt8]?)
  ) throws {
    let database = try writableDatabase()
    let (region, isHosted) =
      switch destination.kind {
      case .webDAV, .folder: (String?.none, false)
      case .s3(let region, let isHosted): (region, isHosted)
      }
    try database.transaction {
      try database.run(
        """
        INSERT INTO backup_destinations (name, address, user, kind, region, is_hosted)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET name = excluded.name, address = excluded.address, user = excluded.user,
          kind = excluded.kind, region = excluded.region, is_hosted = excluded.is_hosted, ended = NULL, sent = NULL,
          byte_count = NULL, failure = NULL, sentence = NULL, arrived = NULL
        """,
        [
          .text(destination.name), .text(destination.address),
          destination.user.map { .text($0) } ?? .null, .text(destination.kind.word),
          region.map { .text($0) } ?? .null, .integer(isHosted ? 1 : 0),
        ])
      try setSealed(secret.sealed, secret.name)
    }
  }

  private static func result(_ row: SQLiteRow) throws -> BackupResult? {
    guard let ended = try row.optionalInteger(6) else { return nil }
    let time = Timestamp(milliseconds: ended).date
    guard let name = try row.optionalText(7) else {
      return BackupResult(
        time: time, outcome: .failed(code: try row.text(9), sentence: try row.text(10)))
    }
    // Beside a backup that was sent, they tell why older ones may have stayed.
    let thinningFailure = try row.optionalText(9).map { code in
      BackupResult.ThinningFailure(code: code, sentence: try row.text(10))
    }
    return BackupResult(
      time: time, outcome: .sent(name: name, byteCount: try row.integer(8)),
      thinningFailure: thinningFailure)
  }

  /// Notes how a backup ended; nothing happens if the destination is gone.
  ///
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - thinningFailure: Why older backups may have stayed beside one that was sent; `nil` if none have.
  ///   - name: The destination's name.
  /// - Throws: ``StorageError``.
  package func noteBackup(
    _ outcome: BackupResult.Outcome, thinningFailure: BackupResult.ThinningFailure? = nil,
    at name: String
  ) throws {
    let values: [SQLiteValue] =
      switch outcome {
      case .sent(let name, let byteCount):
        [
          .text(name), .integer(byteCount), thinningFailure.map { .text($0.code) } ?? .null,
          thinningFailure.map { .text($0.sentence) } ?? .null,
        ]
      case .failed(let code, let sentence): [.null, .null, .text(code), .text(sentence)]
      }
    try writableDatabase().run(
      """
      UPDATE backup_destinations SET ended = ?1, sent = ?2, byte_count = ?3, failure = ?4, sentence = ?5,
        arrived = iif(?2 IS NULL, arrived, ?1)
      WHERE name = ?6
      """, [.integer(Timestamp(now()).milliseconds)] + values + [.text(name)])
  }

  /// Forgets a destination, its password and its passphrase.
  ///
  /// - Parameters:
  ///   - name: The destination's name.
  ///   - secrets: What its password and its passphrase are kept under.
  /// - Returns: Whether there was one.
  /// - Throws: ``StorageError``.
  package func removeBackupDestination(_ name: String, secrets: [String]) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      for secret in secrets { try setSealed(nil, secret) }
      return try !database.run(
        "DELETE FROM backup_destinations WHERE name = ? RETURNING name", [.text(name)]
      ).isEmpty
    }
  }
}
