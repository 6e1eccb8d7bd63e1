public import Foundation

/// A program that a person may have installed, found on `PATH`, which turns a short text into another one.
///
/// It gets the text and nothing else of this process, runs under limits, and is ended if it takes too long.
public struct InstalledProgram: Sendable {
  /// The variables that it gets: where libraries and its own data are, and the letters of texts.
  private static let passedVariables = [
    "PATH", "LD_LIBRARY_PATH", "ESPEAK_DATA_PATH", "HOME", "LANG",
  ]

  /// The most bytes of what it writes that are read: a thousand sentences.
  private static let textLimit = 1 << 20

  private let path: String
  private let environment: [String: String]

  /// Looks for a program in the folders of `PATH`; `nil` if it is not installed.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - environment: The environment.
  public init?(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin").split(separator: ":")
    let found = folders.map { "\($0)/\(name)" }.first {
      $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    path = found
    self.environment = environment.filter { Self.passedVariables.contains($0.key) }
  }

  /// Runs it to its end, blocking the thread.
  ///
  /// - Parameters:
  ///   - arguments: The command line behind the program's name.
  ///   - input: Standard input.
  ///   - limits: What it may use up.
  ///   - seconds: How long it may take.
  /// - Returns: What it wrote, at most 1 MB; `nil` if it ended with another exit code than 0.
  /// - Throws: ``SandboxError`` when it can't be started, or was ended here.
  public func run(
    _ arguments: [String], input: String, limits: SandboxLimits, seconds: Int
  ) throws(SandboxError) -> String? {
    let said = try UnnamedFile()
    let messages = try UnnamedFile()
    let given = try Self.file(of: input)
    let process = try ChildProcess(
      path, arguments, environment: environment,
      files: (
        given.handle.fileDescriptor, said.handle.fileDescriptor, messages.handle.fileDescriptor
      ))
    let deadline = DispatchWorkItem { process.kill() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: deadline)
    do throws(SandboxError) {
      try process.limit(limits)
    } catch {
      process.kill()
      _ = process.wait()
      throw error
    }
    let ending = process.wait()
    deadline.cancel()
    switch ending {
    case .exited(0):
      // A quick program has written everything before its limits count.
      guard try Self.byteCount(of: said) <= limits.outputByteCount else {
        throw SandboxError("'\(path)' wrote too much")
      }
      return try Self.text(of: said, limit: Self.textLimit)
    case .exited: return nil
    case .killed: throw SandboxError("'\(path)' was ended, since it took too long or too much")
    }
  }

  /// A file with a text, at whose beginning a process reads.
  private static func file(of text: String) throws(SandboxError) -> UnnamedFile {
    let file = try UnnamedFile()
    do {
      try file.handle.write(contentsOf: Data(text.utf8))
      try file.handle.seek(toOffset: 0)
    } catch {
      throw SandboxError("no temporary file can be written")
    }
    return file
  }

  private static func byteCount(of file: UnnamedFile) throws(SandboxError) -> Int {
    do {
      return Int(try file.handle.seekToEnd())
    } catch {
      throw SandboxError("a temporary file can't be read")
    }
  }

  private static func text(of file: UnnamedFile, limit: Int) throws(SandboxError) -> String {
    do {
      return try file.text(limit: limit)
    } catch {
      throw SandboxError("a temporary file can't be read")
    }
  }
}
