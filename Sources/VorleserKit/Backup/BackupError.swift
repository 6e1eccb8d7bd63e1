/// Why a library can't be backed up or restored.
public enum BackupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no backup; the reason is for people.
  case notABackup(reason: String)
  /// The backup was made by a newer version of the program.
  case newer
  /// The file can't be written; the reason is for people.
  case unwritable(reason: String)

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
    }
  }
}
