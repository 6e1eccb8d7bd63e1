import Foundation
import VorleserKit

/// Asks for passwords at the terminal without showing them.
enum PasswordPrompt {
  /// The most bytes of a line that are read; no password has as many.
  private static let lineLimit = 4096

  /// A new password, typed twice; without a terminal the first line of standard input.
  ///
  /// - Parameter name: The name of the password's owner.
  /// - Returns: As it was typed.
  /// - Throws: ``UsageError`` if the two differ or there is no line.
  static func newPassword(for name: String) throws -> String {
    guard isatty(STDIN_FILENO) == 1 else { return try line() }
    let first = try hidden("Password for \(name.asLine): ")
    guard try hidden("Repeat: ") == first else {
      throw UsageError("The passwords don't match. Nothing was changed.", ["vorleser", "people"])
    }
    return first
  }

  /// Asks a question; true if the person says yes.
  static func confirm(_ question: String) throws -> Bool {
    Terminal.note(question, terminator: "")
    // An input that has ended says no.
    return ["yes", "y", "ja"].contains((try? line())?.lowercased() ?? "")
  }

  /// One password, typed once.
  ///
  /// - Parameter question: What is shown before it.
  /// - Returns: As it was typed.
  /// - Throws: ``UsageError`` if there is no line; `CancellationError` for Ctrl-C.
  static func hidden(_ question: String) throws -> String {
    Terminal.note(question, terminator: "")
    var shown = termios()
    tcgetattr(STDIN_FILENO, &shown)
    var quiet = shown
    // Ctrl-C comes as a character, so that the terminal is not left without echo.
    quiet.c_lflag &= ~tcflag_t(ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
      Terminal.note("")
    }
    return try line()
  }

  /// The next line of standard input.
  static func line() throws -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < lineLimit, read(STDIN_FILENO, &byte, 1) == 1, byte != 0x0A {
      if byte == 0x03 { throw CancellationError() }
      bytes.append(byte)
    }
    if bytes.last == 0x0D { bytes.removeLast() }
    guard !bytes.isEmpty else {
      throw UsageError(
        "Enter a password, or pass it as the first line of standard input.",
        ["vorleser", "people"])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
