import Foundation

/// Why a library can't be backed up or restored.
public enum BackupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no backup; the reason is for people.
  case notABackup(reason: String)
  /// The backup was made by a newer version of the program.
  case newer
  /// The file can't be written; the reason is for people.
  case unwritable(reason: String)
  /// The backup is encrypted, and no passphrase was given.
  case passphraseNeeded
  /// The backup is encrypted with another passphrase.
  case wrongPassphrase
  /// The passphrase for a new backup is easy to guess, or too long.
  case weakPassphrase
  /// The encrypted backup is not as it was written; the reason is for people.
  case damaged(reason: String)
  /// There is no room for the decrypted backup, on the disk or in memory; the reason is for people.
  case undecrypted(reason: String)
  /// There is no room to fetch the backup; both are in bytes.
  case noRoom(needed: Int, free: Int)
  /// There is no room to make the backup; both are in bytes.
  case noRoomToBackUp(needed: Int, free: Int)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notABackup(let reason):
      "This file isn't a backup of Vorleser: \(reason). Choose a file that 'vorleser backup' has written."
    case .newer:
      "This backup was made by a newer version of the program. Install that version, and restore it again. "
        + "Nothing was changed."
    case .unwritable(let reason):
      "The backup can't be written: \(reason). Choose another place for it."
    case .passphraseNeeded:
      "This backup is encrypted. Enter its passphrase."
    case .wrongPassphrase:
      "This isn't the passphrase of the backup. Nothing was changed."
    case .weakPassphrase:
      "This passphrase is too easy to guess or too long: it needs \(PasswordRules.shortest) to \(PasswordRules.longest) "
        + "characters, and whoever has the backup can try as many as they like. Choose another one, such as a few words."
    case .damaged(let reason):
      "This backup is damaged: \(reason). Nothing was changed. Copy it here again, or restore another one."
    case .undecrypted(let reason):
      "The backup can't be decrypted: \(reason). Nothing was changed. Make room, and restore it again."
    case .noRoom(let needed, let free):
      "Restoring this backup takes \(needed.formatted(.byteCount(style: .file))) on the disk of the data folder, and "
        + "\(free.formatted(.byteCount(style: .file))) are free. Nothing was changed. Make room, and restore it again."
    case .noRoomToBackUp(let needed, let free):
      "Making this backup takes \(needed.formatted(.byteCount(style: .file))) on the disk of the data folder, and "
        + "\(free.formatted(.byteCount(style: .file))) are free. Make room, and back up again."
    }
  }
}
