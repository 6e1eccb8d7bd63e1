import Foundation

/// Lines for whoever runs the program, on standard error.
///
/// What a function can throw it throws; the log is for what nobody waits for.
public struct Log: Sendable {
  /// How much a line matters.
  public enum Level: Int, Sendable, Comparable {
    case debug, info, warning, error

    /// Orders levels from chatty to grave.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// The least grave level that is written.
  public let threshold: Level

  /// Makes a log.
  ///
  /// - Parameter threshold: The least grave level that is written.
  public init(threshold: Level = .warning) {
    self.threshold = threshold
  }

  /// Writes one line if its level reaches the threshold.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: The text, made only when it is written.
  public func callAsFunction(_ level: Level, _ message: @autoclosure () -> String) {
    guard level >= threshold else { return }
    FileHandle.standardError.write(Data("\(level): \(message())\n".utf8))
  }
}
