/// The reason why the compiled pronunciation data of a language can't be used.
public enum PronunciationDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file is missing.
  case missing(path: String)
  /// A file has other contents than were written, or is cut short.
  case damaged(path: String)
  /// Another version of this program wrote the file.
  case otherVersion(path: String, found: Int, needed: Int)
  /// The source data has another form than the compiler knows.
  case unusable(String)

  /// The reason, and the command that helps.
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
