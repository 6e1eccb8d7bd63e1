import VorleserKit

/// Answer of `GET /api/backup/destinations/{destination}/backups`.
struct PlacedBackupsShape: Codable, Sendable {
  var backups: [PlacedBackupShape]
}

/// A backup at a destination.
struct PlacedBackupShape: Codable, Sendable {
  var name: String
  var made: String
  @Null var bytes: Int?
  var encrypted: Bool

  init(_ backup: PlacedBackup) {
    name = backup.name
    made = TimeText.text(backup.time)
    bytes = backup.byteCount
    encrypted = backup.isEncrypted
  }
}

/// Body of `POST /api/backup/restoring`.
struct RestoringRequest: RequestShape {
  static let fields = ["destination", "backup", "sections", "passphrase"]

  var destination: String
  var backup: String
  var sections: [String]?
  var passphrase: String?
}

/// Answer of `GET /api/backup/restoring`.
struct RestoringAnswerShape: Codable, Sendable {
  @Null var restoring: RestoringShape?
}

/// A backup that is fetched from a destination and restored.
struct RestoringShape: Codable, Sendable {
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

  init(_ work: RestoreWork) {
    destination = work.order.destination
    backup = work.order.backup
    let all = BackupSection.allCases
    if work.order.sections != Set(all) {
      sections = all.filter { work.order.sections.contains($0) }.map(\.rawValue)
    }
    switch work.step {
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
