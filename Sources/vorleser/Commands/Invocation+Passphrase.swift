import Encryption
import Foundation
import VorleserKit

extension Option {
  /// Where the passphrase of a backup is; an argument of its own would be seen by other people of the machine.
  static let passphraseFile = Option(
    name: "passphrase-file", value: "FILE",
    help: """
      The passphrase of the backup is the first line of FILE, or with - of standard input \
      (default: $\(Invocation.passphraseVariable), or asked for at the terminal).
      """, completion: .file)
}

extension Invocation {
  static let passphraseVariable = "VORLESER_BACKUP_PASSPHRASE"
  /// How often a wrong passphrase is asked for again; who mistypes it more often has another one.
  private static let tryLimit = 3

  /// The passphrase for a new backup, which ``--encrypt`` asks for.
  ///
  /// - Returns: `nil` if the backup is not to be encrypted.
  /// - Throws: ``BackupError/weakPassphrase``; ``UsageError``; errors of reading the file.
  func newPassphrase() throws -> Passphrase? {
    guard has("encrypt") else {
      guard options["passphrase-file"] == nil else {
        throw UsageError("--passphrase-file encrypts nothing without --encrypt.", path)
      }
      return nil
    }
    let text =
      try givenPassphrase()
      ?? PasswordPrompt.twice("Passphrase: ", "The passphrases don't match.", path)
    return try Passphrase.new(text)
  }

  /// Restores a backup with the passphrase that was given, or asks for it when the backup needs one.
  ///
  /// - Parameter restore: Takes the passphrase; `nil` for none.
  /// - Returns: What `restore` returns.
  /// - Throws: ``UsageError`` for a passphrase that can't be one; what `restore` throws.
  func decrypted<Value>(_ restore: (Passphrase?) async throws -> Value) async throws -> Value {
    var passphrase = try givenPassphrase().map { try checked($0) }
    let isGiven = passphrase != nil
    for remaining in (0...Self.tryLimit).reversed() {
      do {
        return try await restore(passphrase)
      } catch let error as BackupError
        where [.passphraseNeeded, .wrongPassphrase].contains(error) && remaining > 0
      {
        guard !isGiven, isatty(STDIN_FILENO) == 1 else { throw error }
        if error == .wrongPassphrase { Terminal.note("That isn't the passphrase of the backup.") }
        passphrase = try checked(PasswordPrompt.hidden("Passphrase of the backup: ", path))
      }
    }
    throw BackupError.wrongPassphrase
  }

  /// The passphrase that the options or the environment give.
  private func givenPassphrase() throws -> String? {
    if let file = options["passphrase-file"] {
      return try firstLine(of: file, limit: Passphrase.byteLimit)
    }
    let variable = ProcessInfo.processInfo.environment[Self.passphraseVariable] ?? ""
    return variable.isEmpty ? nil : variable
  }

  /// The first line of a file, or with `-` of standard input.
  ///
  /// - Throws: ``UsageError`` for an empty standard input; errors of reading the file.
  func firstLine(of file: String, limit: Int) throws -> String {
    if file == "-" { return try PasswordPrompt.line(path) }
    let handle = try FileHandle(forReadingFrom: URL(filePath: file))
    let bytes = try handle.read(upToCount: limit + 2) ?? Data()
    let line = bytes.prefix { $0 != 0x0A }
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }

  private func checked(_ text: String) throws -> Passphrase {
    guard let passphrase = Passphrase(text) else {
      throw UsageError(
        "A passphrase has 1 to \(Passphrase.byteLimit) bytes, in the first line.", path)
    }
    return passphrase
  }
}
