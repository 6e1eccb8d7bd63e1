/// Why an archive can't be read.
public enum ArchiveError: Error, Hashable, Sendable {
  /// It is no archive, or damaged.
  case damaged(reason: String)
  /// A password encrypts what is in it.
  case encrypted
  /// It holds more than it may.
  case limit
  /// What was read can't be kept.
  case output(reason: String)
}
