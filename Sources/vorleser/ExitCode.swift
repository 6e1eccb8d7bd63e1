import Foundation

/// How the program ends, by the BSD convention of `sysexits.h`.
struct ExitCode: Error, Hashable {
  let rawValue: Int32

  /// All went well.
  static let success = ExitCode(rawValue: 0)
  /// `check` found something major, or `verify` a file that is not what was put in; what was asked for was done.
  static let found = ExitCode(rawValue: 1)
  /// The command line does not fit.
  static let usage = ExitCode(rawValue: 64)
  /// The book or text is not what it should be.
  static let data = ExitCode(rawValue: 65)
  /// There is no such file, or it can't be read.
  static let noInput = ExitCode(rawValue: 66)
  /// A voice, a model or a sound card is missing.
  static let unavailable = ExitCode(rawValue: 69)
  /// Something failed that should not: worth a report.
  static let software = ExitCode(rawValue: 70)
  /// The result can't be written.
  static let cannotCreate = ExitCode(rawValue: 73)
  /// Reading or writing failed on the way.
  static let inputOutput = ExitCode(rawValue: 74)
  /// A download failed and may succeed later.
  static let temporary = ExitCode(rawValue: 75)
  /// Interrupted by Ctrl-C; shells use 128 plus the signal's number.
  static let interrupted = ExitCode(rawValue: 130)

  /// Ends the program now.
  ///
  /// Work that was given up may still be inside a model; the usual way out would take the runtime
  /// apart under it.
  func endProgram() -> Never {
    fflush(nil)
    _exit(rawValue)
  }
}
