/// Why a reading session is not stored.
public enum SessionRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The report is not one of a session; the reason is a sentence for people.
  case report(reason: String)
  /// The person has as many sessions as are kept.
  case tooMany

  /// One sentence for people.
  public var description: String {
    switch self {
    case .report(let reason): reason
    case .tooMany:
      "You have \(SessionReport.countLimit) reading sessions, and no more are kept. Delete some to add more."
    }
  }
}
