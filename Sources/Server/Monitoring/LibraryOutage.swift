import Storage

/// A failure that makes the whole library unusable or read-only until the person who runs the
/// program repairs it.
enum LibraryOutage: Hashable, Sendable {
  /// The data folder was moved or removed, or the database is being replaced.
  case gone
  /// The database contradicts itself.
  case damaged
  /// There is no room on the disk.
  case diskFull

  /// The outage behind an error; `nil` if the error concerns one request only.
  init?(_ error: StorageError) {
    switch error {
    case .gone: self = .gone
    case .damaged: self = .damaged
    case .diskFull: self = .diskFull
    case .busy, .readOnly, .newerVersion, .failed, .database: return nil
    }
  }
}
