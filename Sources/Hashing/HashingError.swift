/// A digest that could not be computed.
public struct HashingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in the library's or the system's words, for people.
  public let message: String

  /// Makes an error.
  ///
  /// - Parameter message: What went wrong, for people.
  public init(message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
