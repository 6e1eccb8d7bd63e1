public import Foundation

/// A client that others wrote.
public enum Curl {
  private static let program = URL(filePath: "/usr/bin/curl")

  /// Whether it is installed.
  public static let isThere = FileManager.default.isExecutableFile(atPath: program.path)

  /// Runs it to its end, without blocking a thread of the pool.
  ///
  /// - Parameters:
  ///   - arguments: As on its command line, on top of what keeps it quiet and from hanging.
  ///   - input: A file that it reads as its standard input.
  /// - Returns: What it wrote to its standard output.
  /// - Throws: `CocoaError` if it can't be run.
  public static func run(_ arguments: [String], input: URL? = nil) async throws -> String {
    let folder = try TemporaryFolder()
    let output = try folder.makeFile("output")
    let process = Process()
    process.executableURL = program
    process.arguments = ["-sS", "--max-time", "\(hangingTime.components.seconds)"] + arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
