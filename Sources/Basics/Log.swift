import Foundation

/// Writes lines to standard error for the person who runs the program.
///
/// A function that can throw an error throws it; the log is for failures that no caller waits for.
/// No line contains the title, the text or the file name of a book.
public struct Log: Sendable {
  /// The severity of a line.
  public enum Level: String, Sendable, Comparable, CaseIterable {
    /// An event that is no fault of the program: a slow request, a file that is no book.
    case info
    /// A loss that a person will notice: a sentence that could not be spoken.
    case warning
    /// A defect of the program.
    case error
    /// A failure after which the program can't be used.
    case critical

    /// Orders levels from ``info`` to ``critical``.
    public static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The least grave level that is written.
  public let threshold: Level
  private let write: @Sendable (String) -> Void

  /// Makes a log on standard error.
  ///
  /// - Parameter threshold: The least grave level that is written.
  public init(threshold: Level = .warning) {
    self.init(threshold: threshold) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  }

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - threshold: The least grave level that is written.
  ///   - write: Takes a line without its end.
  public init(threshold: Level, write: @escaping @Sendable (String) -> Void) {
    self.threshold = threshold
    self.write = write
  }

  /// Writes one line if its level reaches the threshold.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: The text, made only when it is written; line breaks in it become spaces.
  public func callAsFunction(_ level: Level, _ message: @autoclosure () -> String) {
    guard level >= threshold else { return }
    let words = message().split(whereSeparator: \.isNewline).joined(separator: " ")
    write("\(level): \(words)")
  }
}
