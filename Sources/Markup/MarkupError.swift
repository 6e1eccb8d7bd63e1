/// A failed call of a markup parser.
public struct MarkupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in the library's words or ours, for people.
  public let message: String
  /// The line it happened in, counted from 1, if known.
  public let line: Int?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - message: What went wrong, for people.
  ///   - line: The line it happened in, counted from 1, if known.
  public init(message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }

  /// The message with its line.
  public var description: String { line.map { "line \($0): \(message)" } ?? message }
}
