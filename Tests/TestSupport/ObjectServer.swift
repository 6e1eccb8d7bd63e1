import Dispatch
import Foundation
import Sandbox

/// A server of S3 that others wrote (moto), on a loopback address; it checks the signatures of requests.
///
/// One server is enough for all tests: each has a folder of its own.
public final class ObjectServer: Sendable {
  /// A key, and what it signs with.
  public struct Key: Decodable, Sendable {
    /// Its name.
    public let name: String
    /// The key itself.
    public let secret: String
  }

  /// What the server says of itself when it is up.
  private struct Description: Decodable {
    let port: Int
    let all: Key
    let reading: Key
  }

  /// How much of its first line is read: a number and two keys.
  private static let lineLimit = 4096
  private static let shared = Task { try await ObjectServer() }

  /// Whether it is installed.
  public static let isPossible = Places.objectServerPython != nil

  /// The address of the server, without a slash at its end.
  public let root: String
  /// A key that may do everything.
  public let key: Key
  /// A key that may only read.
  public let readingKey: Key
  /// The process ends when this is closed, at the latest with the tests.
  private let input: FileHandle
  private let process: ChildProcess

  /// The server, which the first caller starts.
  ///
  /// - Throws: When it can't be started.
  public static func running() async throws -> ObjectServer { try await shared.value }

  /// The address of an empty folder in the server's bucket, with a slash at its end.
  public func folder() -> String { "\(root)/books/\(UUID().uuidString)/" }

  private init() async throws {
    guard let python = Places.objectServerPython else { throw CocoaError(.executableNotLoadable) }
    let (input, output) = (Pipe(), Pipe())
    let null = try FileHandle(forUpdating: URL(filePath: "/dev/null"))
    defer { try? null.close() }
    process = try ChildProcess(
      python.path, [Places.root.appending(path: "Tests/ObjectServer/serve.py").path],
      environment: ["PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"],
      files: (
        input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor,
        null.fileDescriptor
      ))
    self.input = input.fileHandleForWriting
    try output.fileHandleForWriting.close()
    let line = try await Self.line(of: output.fileHandleForReading)
    let told = try JSONDecoder().decode(Description.self, from: line)
    root = "http://127.0.0.1:\(told.port)"
    key = told.all
    readingKey = told.reading
  }

  /// The first line that a process writes; waiting for it blocks.
  private static func line(of output: FileHandle) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        var line = Data()
        while line.last != UInt8(ascii: "\n"), line.count < lineLimit {
          let piece = output.availableData
          guard !piece.isEmpty else {
            continuation.resume(throwing: CocoaError(.executableLoad))
            return
          }
          line += piece
        }
        continuation.resume(returning: line)
      }
    }
  }
}
