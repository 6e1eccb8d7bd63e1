public import Foundation

/// A backup at a destination.
public struct StoredBackup: Hashable, Sendable {
  /// Its name there.
  public let name: String
  /// When it was made.
  public let time: Date
  /// Its length; `nil` if the server tells none.
  public let byteCount: Int?
  /// The server's mark of this version.
  let entityTag: String?
  /// Whether a passphrase encrypts it.
  public var isEncrypted: Bool { BackupSeries.isEncrypted(name) }

  /// Takes a file for a backup; `nil` for another file.
  init?(_ file: StoredFile) {
    guard let time = BackupSeries.time(of: file.name) else { return nil }
    name = file.name
    byteCount = file.byteCount
    entityTag = file.entityTag
    self.time = time
  }
}
