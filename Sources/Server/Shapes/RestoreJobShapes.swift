import VorleserKit

/// Answer of `GET /api/backup/destinations/{destination}/backups`.
struct StoredBackupsShape: Codable, Sendable {
  var backups: [StoredBackupShape]
}

/// A backup at a destination.
struct StoredBackupShape: Codable, Sendable {
  var name: String
  var made: String
  @Null var bytes: Int?
  var encrypted: Bool

  init(_ backup: StoredBackup) {
    name = backup.name
    made = TimeText.text(backup.time)
    bytes = backup.byteCount
    encrypted = backup.isEncrypted
  }
}

/// Body of `POST /api/backup/restoring`.
struct RestoreRequest: RequestShape {
  static let fields = ["destination", "backup", "sections", "passphrase"]

  var destination: String
  var backup: String
  var sections: [String]?
  var passphrase: String?
}

/// Answer of `GET /api/backup/restoring`.
struct RestoreJobAnswerShape: Codable, Sendable {
  @Null var restoring: RestoreJobShape?
}

/// A backup that is fetched from a destination and restored.
struct RestoreJobShape: Codable, Sendable {
  var destination: String
  var backup: String
  @Null var sections: [String]?
  /// `fetching`, `restoring`, `done` or `failed`.
  var step: String
  var received = 0
  @Null var bytes: Int?
  var books = 0
  @Null var allBooks: Int?
  @Null var report: RestoreReportShape?
  @Null var problem: ProblemShape?

  init(_ job: RestoreJob) {
    destination = job.order.destination
    backup = job.order.backup
    let all = BackupSection.allCases
    if job.order.sections != Set(all) {
      sections = all.filter { job.order.sections.contains($0) }.map(\.rawValue)
    }
    switch job.step {
    case .fetching(let receivedByteCount, let byteCount):
      step = "fetching"
      received = receivedByteCount
      bytes = byteCount
    case .restoring(let bookCount, let all):
      step = "restoring"
      books = bookCount
      allBooks = all
    case .done(let report):
      step = "done"
      self.report = RestoreReportShape(report)
    case .failed(let error):
      step = "failed"
      problem = Problem(error).shape
    }
  }
}
