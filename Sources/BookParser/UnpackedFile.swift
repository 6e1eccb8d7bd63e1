import Foundation
import ReadingModel
import Sandbox

/// What a sandboxed process made of a file that an untrusted library reads.
enum UnpackedFile {
  /// Has a process read a file and write what it finds.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - command: The hidden command of `vorleser` that reads standard input and writes standard output.
  ///   - arguments: What follows the command's name.
  ///   - password: The file's password, which the process is told of by `--secret` and gets through a pipe.
  ///   - seconds: How long it may take.
  ///   - failure: What an end without success means for the book.
  /// - Returns: What the process wrote.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  static func make(
    of file: URL, by command: String, _ arguments: [String] = [],
    password: FilePassword? = nil, seconds: Int,
    failure: (SandboxedProgram.Outcome) -> BookOpenError
  ) async throws -> UnnamedFile {
    let input: FileHandle
    do {
      input = try FileHandle(forReadingFrom: file)
    } catch {
      throw BookOpenError.unreadable(reason: "access to '\(file.lastPathComponent)' is denied")
    }
    let output: UnnamedFile
    let outcome: SandboxedProgram.Outcome
    do {
      output = try UnnamedFile()
      outcome = try await SandboxedProgram().run(
        [command] + arguments + (password == nil ? [] : ["--secret"]), input: input,
        output: output.handle, secret: password?.text, seconds: seconds)
    } catch let error as SandboxError {
      throw BookOpenError.unreadable(reason: error.description)
    }
    guard case .exited(0, _) = outcome else { throw failure(outcome) }
    return output
  }
}
