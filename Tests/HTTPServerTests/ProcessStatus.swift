import Foundation
import Testing

/// What the system says of this process; meaningful in a process that runs one test.
enum ProcessStatus {
  /// Open file descriptors.
  static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// Threads of HTTP servers; those of queues and of the pool come and go.
  static func serverThreads() throws -> Set<String> {
    let tasks = URL(filePath: "/proc/self/task")
    let names = try FileManager.default.contentsOfDirectory(atPath: tasks.path).compactMap {
      try? String(contentsOf: tasks.appending(path: "\($0)/comm"), encoding: .utf8)
    }
    return Set(names.filter { $0.hasPrefix("MHD") || $0.hasPrefix("http") })
  }

  /// The most memory that it had at once, in bytes.
  static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) << 10
  }
}
