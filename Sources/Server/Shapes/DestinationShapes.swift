import Foundation
import Storage
import VorleserKit

/// Answer of `GET /api/backup/destinations`.
struct DestinationsShape: Codable, Sendable {
  var destinations: [DestinationShape]
  var zone: String
  var below: [String]
}

/// A place where backups go.
struct DestinationShape: Codable, Sendable {
  var name: String
  /// `webdav`, `s3` or `folder`.
  var kind: String
  var address: String
  @Null var user: String?
  @Null var region: String?
  var hosted: Bool
  @Null var sending: SendingShape?
  @Null var last: BackupResultShape?
  @Null var arrived: String?
  @Null var schedule: BackupScheduleShape?

  init(_ destination: BackupDestination, sending work: BackupSendings.Work?, next: Date?) {
    name = destination.name
    address = destination.address
    user = destination.user
    switch destination.kind {
    case .webDAV:
      kind = "webdav"
      hosted = false
    case .s3(let region, let isHosted):
      kind = "s3"
      hosted = isHosted
      self.region = region
    case .folder:
      kind = "folder"
      hosted = false
    }
    sending = work.map { SendingShape(sent: $0.sentByteCount, bytes: $0.byteCount) }
    last = destination.last.map { BackupResultShape($0) }
    arrived = destination.arrived.map { TimeText.text($0) }
    schedule = destination.schedule.map { BackupScheduleShape($0, next: next) }
  }
}

/// A backup on its way.
struct SendingShape: Codable, Sendable {
  var sent: Int
  @Null var bytes: Int?
}

/// How the last backup to a destination ended.
struct BackupResultShape: Codable, Sendable {
  var time: String
  @Null var backup: String?
  @Null var bytes: Int?
  @Null var reason: String?
  @Null var detail: String?
  @Null var thinningReason: String?
  @Null var thinningDetail: String?

  init(_ result: BackupResult) {
    time = TimeText.text(result.time)
    thinningReason = result.thinningFailure?.code
    thinningDetail = result.thinningFailure?.sentence.withoutFolders
    switch result.outcome {
    case .sent(let name, let byteCount):
      backup = name
      bytes = byteCount
    case .failed(let code, let sentence):
      reason = code
      detail = sentence.withoutFolders
    }
  }
}

/// Body of `PUT /api/backup/destinations/{destination}`.
struct DestinationRequest: RequestShape {
  static let fields = ["kind", "address", "user", "password", "region", "hosted"]

  /// `webdav`, `s3` or `folder`.
  var kind: String
  var address: String
  var user: String?
  var password: String?
  var region: String?
  var hosted: Bool?
}

/// Body of `POST /api/backup/destinations/{destination}/backups`.
struct SendingRequest: RequestShape {
  static let fields = ["files", "passphrase"]

  var files: Bool
  var passphrase: String?
}

/// Body of `POST /api/backup/passphrase`.
struct PassphraseRequest: RequestShape {
  static let fields = ["passphrase"]

  var passphrase: String
}

/// Answer of `POST /api/backup/passphrase`.
struct BackupTicketShape: Codable, Sendable {
  var ticket: String
}
