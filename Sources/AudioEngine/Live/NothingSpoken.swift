public import ReadAloud

/// Nothing can be spoken from some place on, as in a book whose language no voice speaks.
public struct NothingSpoken: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why the last of the sentences was skipped, for people.
  public var reason: String
  /// Set where they are in a language that the voice does not speak.
  public var language: UnspokenLanguage?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - reason: Why the last of the sentences was skipped, for people.
  ///   - language: Set where they are in a language that the voice does not speak.
  public init(reason: String, language: UnspokenLanguage? = nil) {
    self.reason = reason
    self.language = language
  }

  /// One sentence that says why.
  public var description: String { "Nothing can be read aloud from here: \(reason)" }
}
