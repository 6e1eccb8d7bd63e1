/// Why the compiled pronunciation data of a language can't be used.
public enum PronunciationDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file is not there.
  case missing(path: String)
  /// A file is there but is not what was written, or was cut short.
  case damaged(path: String)
  /// A file was written by another version of this program.
  case otherVersion(path: String, found: Int, needed: Int)
  /// The source data does not have the form that the compiler knows.
  case unusable(String)

  /// What happened and what to run.
  public var description: String {
    switch self {
    case .missing(let path):
      "The pronunciation data is missing (\(path)). \(Self.remedy)"
    case .damaged(let path):
      "The pronunciation data is damaged (\(path)). \(Self.remedy)"
    case .otherVersion(let path, let found, let needed):
      "The pronunciation data has version \(found), not \(needed) (\(path)). \(Self.remedy)"
    case .unusable(let reason):
      "The pronunciation data that set-up has fetched can't be used: \(reason)."
    }
  }

  private static let remedy = "Run `make build` to prepare it again."
}
