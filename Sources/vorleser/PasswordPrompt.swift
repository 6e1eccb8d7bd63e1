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
    try twice(
      "Password for \(name.asLine): ", "The passwords don't match.", ["vorleser", "people"])
  }

  /// A new secret, typed twice; without a terminal the first line of standard input.
  ///
  /// - Parameters:
  ///   - question: What is shown before it.
  ///   - difference: What is said if the two differ.
  ///   - path: The command that asks.
  /// - Returns: As it was typed.
  /// - Throws: ``UsageError`` if the two differ or there is no line.
  static func twice(_ question: String, _ difference: String, _ path: [String]) throws -> String {
    guard isatty(STDIN_FILENO) == 1 else { return try line(path) }
    let first = try hidden(question, path)
    guard try hidden("Repeat: ", path) == first else {
      throw UsageError("\(difference) Nothing was changed.", path)
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
  /// - Parameters:
  ///   - question: What is shown before it.
  ///   - path: The command that asks.
  /// - Returns: As it was typed.
  /// - Throws: ``UsageError`` if there is no line; `CancellationError` for Ctrl-C.
  static func hidden(
    _ question: String, _ path: [String] = ["vorleser", "people"]
  ) throws -> String {
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
    return try line(path)
  }

  /// The next line of standard input.
  static func line(_ path: [String] = ["vorleser", "people"]) throws -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < lineLimit, read(STDIN_FILENO, &byte, 1) == 1, byte != 0x0A {
      if byte == 0x03 { throw CancellationError() }
      bytes.append(byte)
    }
    if bytes.last == 0x0D { bytes.removeLast() }
    guard !bytes.isEmpty else {
      throw UsageError(
        "Enter a password, or pass it as the first line of standard input.", path)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
