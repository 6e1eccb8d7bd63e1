import Foundation
import TestSupport
import Testing

/// The built `vorleser`, run as a person or a script would.
struct Program {
  /// What a run left behind.
  struct Result {
    var code: Int32
    var output: String
    var errors: String

    /// Standard output as JSON.
    func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(output.utf8))
    }
  }

  /// It lies beside the test bundle.
  static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "vorleser")

  /// A data folder of its own, so that a test never sees the person's.
  let home: URL

  /// Runs the program to its end.
  func run(_ arguments: String..., input: String? = nil) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String], input: String? = nil) throws -> Result {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["VORLESER_HOME": home.path]
    ) { $1 }
    let folder = try TemporaryFolder()
    let output = try folder.makeFile("output")
    let errors = try folder.makeFile("errors")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = try folder.reading(Data((input ?? "").utf8))
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
