public import Foundation
import Sandbox

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
  /// - Throws: `CocoaError` or `SandboxError` if it can't be run.
  public static func run(_ arguments: [String], input: URL? = nil) async throws -> String {
    let folder = try TemporaryFolder()
    let output = try folder.makeFile("output")
    let read = try FileHandle(forReadingFrom: input ?? URL(filePath: "/dev/null"))
    let written = try FileHandle(forWritingTo: output)
    let all = ["-sS", "--max-time", "\(hangingTime.components.seconds)"] + arguments
    // Not by Foundation's Process: a run of all tests has as many files open as end it now and then (ChildProcess says why).
    let process = try withExtendedLifetime((read, written)) {
      try ChildProcess(
        program.path, all, environment: ProcessInfo.processInfo.environment,
        files: (read.fileDescriptor, written.fileDescriptor, STDERR_FILENO))
    }
    await withCheckedContinuation { ended in
      Thread.detachNewThread {
        _ = process.wait()
        ended.resume()
      }
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
