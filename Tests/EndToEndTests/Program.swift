import Foundation
import TestSupport
import Testing

/// The built `vorleser`, run as a person or a script would.
struct Program {
  /// What a run left behind.
  struct Result {
    /// The exit code, or `-1` after a signal.
    var code: Int32
    var output: String
    var errors: String

    /// Standard output as JSON.
    func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(output.utf8))
    }
  }

  /// A run that has begun.
  struct Running {
    let process: Process
    fileprivate let folder: TemporaryFolder

    /// Sends a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// What it has written to standard output so far.
    var output: String { text("output") }

    /// What it has written to standard error so far.
    var errors: String { text("errors") }

    /// Waits for its end.
    func result() -> Result {
      process.waitUntilExit()
      return Result(
        code: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: text("output"), errors: text("errors"))
    }

    private func text(_ name: String) -> String {
      let bytes = try? Data(contentsOf: folder.url.appending(path: name))
      return String(decoding: bytes ?? Data(), as: UTF8.self)
    }
  }

  /// It lies beside the test bundle.
  static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "vorleser")

  /// A data folder of its own, so that a test never sees the person's.
  let home: URL
  /// Variables on top of the test's own environment.
  var environment: [String: String] = [:]
  /// A command that runs it and looks at it from outside; empty to run it directly.
  var observer: [String] = []

  /// Runs the program to its end.
  func run(_ arguments: String..., input: String? = nil) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String], input: String? = nil) throws -> Result {
    try start(arguments, input: Data((input ?? "").utf8)).result()
  }

  /// Starts the program.
  func start(_ arguments: [String], input: Data = Data()) throws -> Running {
    let process = Process()
    let command = observer + [Self.executable.path] + arguments
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment
      .merging(["VORLESER_HOME": home.path]) { $1 }.merging(environment) { $1 }
    let folder = try TemporaryFolder()
    process.standardOutput = try FileHandle(forWritingTo: folder.makeFile("output"))
    process.standardError = try FileHandle(forWritingTo: folder.makeFile("errors"))
    process.standardInput = try folder.reading(input)
    try process.run()
    return Running(process: process, folder: folder)
  }
}

/// A program in an empty folder of its own.
struct Desk {
  let folder: TemporaryFolder
  var program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(home: folder.url.appending(path: "home"))
  }

  /// A path in the folder.
  func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// The bytes of a file in the folder.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }

  /// The JSON of a file in the folder.
  func json<Value: Decodable>(_ name: String, _ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: data(name))
  }

  /// The names of what is in the folder, but the program's data.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { $0 != "home" }.sorted()
  }
}
