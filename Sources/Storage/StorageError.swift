import Foundation
public import SQLite

/// Why the library can't be read or written; each case has a sentence that says what to do.
public enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program locks the database for longer than the patience.
  case busy
  /// There is no room on the disk of the data folder.
  case diskFull
  /// The data folder, named by its path, or something in it can't be written.
  case readOnly(folder: String)
  /// The database was written by a newer version of the program, with these unknown migrations.
  case newerVersion(migrations: [String])
  /// The database is missing while the program runs: the data folder was moved, removed or is being
  /// restored.
  case gone
  /// The file is no database of the library, or contradicts itself; the reason is for people.
  case damaged(reason: String)
  /// The system fails to read or write; the reason is the system's.
  case failed(reason: String)
  /// The database refused a statement: a defect.
  case database(SQLiteError)

  /// One sentence for people; names no path.
  public var description: String {
    switch self {
    case .busy:
      "Another program is using the library. Try again when it is done."
    case .diskFull:
      "The disk of the data folder is full. Free up some space and try again."
    case .readOnly:
      "The data folder can't be written to; give the program the right to, or choose another "
        + "folder with --home."
    case .newerVersion:
      "The library was written by a newer version of the program; install that version, or choose "
        + "another folder with --home. Nothing was changed."
    case .gone:
      "The library is not where it was: its data folder was moved or removed; put it back, and "
        + "everything goes on."
    case .damaged:
      "The library's database is damaged; put library.sqlite back from a backup, or move it away "
        + "and add the books in 'originals' again."
    case .failed(let reason):
      "The data folder can't be used: \(reason)."
    case .database(let error):
      "The library's database failed: \(error.message)."
    }
  }
}

extension StorageError {
  /// The error behind a failed statement.
  init(_ error: SQLiteError, folder: URL) {
    if let known = StorageError(systemCode: error.systemCode, folder: folder),
      [.full, .readOnly, .cannotOpen, .inputOutput].contains(error.code)
    {
      self = known
      return
    }
    switch error.code {
    case .busy, .locked: self = .busy
    case .full: self = .diskFull
    case .readOnly, .cannotOpen: self = .readOnly(folder: folder.path)
    case .corrupt, .notADatabase, .mismatch: self = .damaged(reason: error.message)
    // A table that every migration has made is not there: its name was overwritten.
    case .error where error.message.hasPrefix("no such "): self = .damaged(reason: error.message)
    // So do its keys, to which other tables refer.
    case .error where error.message.hasPrefix("foreign key mismatch"):
      self = .damaged(reason: error.message)
    case .inputOutput: self = .failed(reason: error.message)
    default: self = .database(error)
    }
  }

  /// The error behind the system's `errno`; `nil` for 0 and for other codes.
  private init?(systemCode: Int32, folder: URL) {
    switch systemCode {
    case ENOSPC, EDQUOT: self = .diskFull
    case EROFS, EACCES, EPERM: self = .readOnly(folder: folder.path)
    default: return nil
    }
  }

  /// The error of the system call that has just failed, by `errno`.
  static func system(_ doing: String, folder: URL) -> StorageError {
    let code = errno
    return StorageError(systemCode: code, folder: folder)
      ?? .failed(reason: "\(doing): \(String(cString: strerror(code)))")
  }
}
