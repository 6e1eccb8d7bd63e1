import Foundation

/// Lines for whoever runs the program, on standard error.
///
/// What a function can throw it throws; the log is for what nobody waits for. No line has the title, the
/// text or the file name of a book.
public struct Log: Sendable {
  /// How much a line matters.
  public enum Level: String, Sendable, Comparable, CaseIterable {
    /// What happened, where nothing is wrong with the program: a slow request, a file that is no book.
    case info
    /// What somebody will miss: a sentence that could not be spoken.
    case warning
    /// What should not happen: a defect.
    case error
    /// What the program can't go on with.
    case critical

    /// Orders levels from chatty to grave.
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
