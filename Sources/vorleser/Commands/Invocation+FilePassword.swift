import BookParser
import Foundation
import ReadingModel

extension Option {
  /// Where the password of an encrypted book is; an argument of its own would be seen by other people of the machine.
  static let passwordFile = Option(
    name: "password-file", value: "FILE",
    help: """
      The password of an encrypted PDF is the first line of FILE, or with - of standard input \
      (default: $\(Invocation.passwordVariable), or asked for at the terminal).
      """, completion: .file)
}

extension Invocation {
  static let passwordVariable = "VORLESER_FILE_PASSWORD"
  /// How often a wrong password is asked for again; who mistypes it more often has another one.
  private static let tryLimit = 3

  /// Opens a file with the password that was given, or asks for it when the file needs one.
  ///
  /// - Parameters:
  ///   - name: The file's name for people.
  ///   - given: What ``filePassword()`` returned.
  ///   - open: Takes the password; `nil` for none.
  /// - Returns: What `open` returns.
  /// - Throws: ``UsageError`` for a password that can't be one; what `open` throws.
  func unlocked<Value>(
    _ name: String, given: FilePassword?, _ open: (FilePassword?) async throws -> Value
  ) async throws -> Value {
    if let given { return try await open(given) }
    var password: FilePassword?
    for remaining in (0...Self.tryLimit).reversed() {
      do {
        return try await open(password)
      } catch let error as BookOpenError
        where [.passwordNeeded, .wrongPassword].contains(error) && remaining > 0
      {
        guard isatty(STDIN_FILENO) == 1 else { throw error }
        if error == .wrongPassword { Terminal.note("That isn't the password of \(name.asLine).") }
        password = try checked(PasswordPrompt.hidden("Password of \(name.asLine): "))
      }
    }
    throw BookOpenError.wrongPassword
  }

  /// The password that the options or the environment give; it is read once, as standard input can be.
  ///
  /// - Throws: ``UsageError`` for what can't be one; errors of reading the file.
  func filePassword() throws -> FilePassword? {
    if let path = options["password-file"] {
      if path == "-" { return try checked(PasswordPrompt.line()) }
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      let bytes = try file.read(upToCount: FilePassword.byteLimit + 2) ?? Data()
      let line = bytes.prefix { $0 != 0x0A }
      return try checked(
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
    }
    let variable = ProcessInfo.processInfo.environment[Self.passwordVariable] ?? ""
    return variable.isEmpty ? nil : try checked(variable)
  }

  private func checked(_ text: String) throws -> FilePassword {
    guard let password = FilePassword(text) else {
      throw UsageError(
        "A password has 1 to \(FilePassword.byteLimit) bytes, in the first line.", path)
    }
    return password
  }
}
