import Storage

/// What keeps a whole library from being used, or from being written: no request mends it, whoever runs the program has to.
enum LibraryOutage: Hashable, Sendable {
  /// The data folder was moved or removed, or the database is being replaced.
  case gone
  /// The database contradicts itself.
  case damaged
  /// There is no room on the disk.
  case diskFull

  /// What an error means; `nil` for one that is about one request.
  init?(_ error: StorageError) {
    switch error {
    case .gone: self = .gone
    case .damaged: self = .damaged
    case .diskFull: self = .diskFull
    case .busy, .readOnly, .newerVersion, .failed, .database: return nil
    }
  }
}
