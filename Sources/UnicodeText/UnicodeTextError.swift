/// A failed call of ICU.
public struct UnicodeTextError: Error, Hashable, Sendable {
  /// What went wrong, in the library's words or ours, for people.
  public let message: String

  /// Makes an error.
  ///
  /// - Parameter message: What went wrong, for people.
  public init(message: String) {
    self.message = message
  }
}
