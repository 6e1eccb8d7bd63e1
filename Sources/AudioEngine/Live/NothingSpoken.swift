/// Nothing can be spoken from some place on, as in a book in a language without a voice.
public struct NothingSpoken: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why the last of many sentences was skipped, for people.
  public var reason: String

  /// Makes an error.
  ///
  /// - Parameter reason: Why the last of many sentences was skipped, for people.
  public init(reason: String) {
    self.reason = reason
  }

  /// One sentence that says why.
  public var description: String { "Nothing can be read aloud from here on: \(reason)" }
}
