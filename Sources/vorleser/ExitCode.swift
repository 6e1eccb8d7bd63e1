import Foundation

/// The exit codes of the program, by the BSD convention of `sysexits.h`.
struct ExitCode: Error, Hashable {
  let rawValue: Int32

  /// The command succeeded.
  static let success = ExitCode(rawValue: 0)
  /// The command succeeded and found a problem: `check` a major finding, or `verify` a file that is
  /// missing or changed.
  static let found = ExitCode(rawValue: 1)
  /// The command line is wrong.
  static let usage = ExitCode(rawValue: 64)
  /// The book or text is damaged or not supported.
  static let data = ExitCode(rawValue: 65)
  /// The file is missing or can't be read.
  static let noInput = ExitCode(rawValue: 66)
  /// A voice, a model or a sound card is missing.
  static let unavailable = ExitCode(rawValue: 69)
  /// A defect of the program, worth a report.
  static let software = ExitCode(rawValue: 70)
  /// The result can't be written.
  static let cannotCreate = ExitCode(rawValue: 73)
  /// Reading or writing failed.
  static let inputOutput = ExitCode(rawValue: 74)
  /// A download failed and may succeed later.
  static let temporary = ExitCode(rawValue: 75)
  /// Interrupted by Ctrl-C; shells use 128 plus the signal's number.
  static let interrupted = ExitCode(rawValue: 130)

  /// Ends the program at once.
  ///
  /// Cancelled work may still be inside a model; the usual exit would destroy the runtime under it.
  func endProgram() -> Never {
    fflush(nil)
    _exit(rawValue)
  }
}
