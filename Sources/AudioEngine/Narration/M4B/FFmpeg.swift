public import Foundation
import Sandbox
import Synchronization

/// The program `ffmpeg`, which encodes AAC and decodes recordings; it is found when it is needed, and runs in a process of its own.
public struct FFmpeg: Sendable {
  /// A program that takes no sound for so long hangs: it reads an hour of sound in twenty seconds.
  static let patience = 120
  /// The most that is read of what it says: some sentences.
  static let messageByteCount = 4096

  let program: String
  let environment: [String: String]

  /// Looks for the program in the folders of `PATH`; `nil` if it is not installed.
  ///
  /// - Parameter environment: The environment.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin").split(separator: ":")
    let found = folders.map { "\($0)/ffmpeg" }.first {
      $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    program = found
    self.environment = environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
  }

  /// Runs it to its end; a cancelled task ends it at once.
  ///
  /// - Parameters:
  ///   - arguments: The command line behind the program's name.
  ///   - feed: Sends its standard input, piece by piece.
  /// - Throws: ``NarrationError``; `CancellationError`; what `feed` throws.
  func run(
    _ arguments: [String],
    feed: @escaping @Sendable ((_ bytes: [UInt8]) throws -> Void) throws -> Void
  ) async throws {
    try await onThread { try feedAndWait(arguments, $0, feed) }
  }

  /// Does work that blocks while the program runs; a cancelled task ends the program.
  func onThread<Value: Sendable>(
    _ work: @escaping @Sendable (Running) throws -> Value
  ) async throws -> Value {
    let running = Running()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Value, any Error>) in
        Thread.detachNewThread {
          // The process is as patient as the thread that starts it: whoever listens goes first.
          _ = setpriority(Int32(PRIO_PROCESS.rawValue), 0, Self.priority)
          done.resume(with: Result { try work(running) })
        }
      }
    } onCancel: {
      running.end()
    }
  }

  /// Half way to the lowest, 19 (setpriority(2)).
  private static let priority: Int32 = 10

  /// The process, which may be unwanted before it has begun.
  final class Running: Sendable {
    private let state = Mutex<(process: ChildProcess?, isUnwanted: Bool)>((nil, false))

    func begin(_ make: () throws -> ChildProcess) throws -> ChildProcess {
      try state.withLock { state in
        guard !state.isUnwanted else { throw CancellationError() }
        let process = try make()
        state.process = process
        return process
      }
    }

    func end() {
      state.withLock { state in
        state.isUnwanted = true
        state.process?.kill()
      }
    }
  }

  private func feedAndWait(
    _ arguments: [String], _ running: Running,
    _ feed: ((_ bytes: [UInt8]) throws -> Void) throws -> Void
  ) throws {
    let (near, far) = try Self.connection()
    let messages = try UnnamedFile()
    let said = messages.handle.fileDescriptor
    let process = try Self.reported {
      try running.begin {
        try ChildProcess(
          program, arguments, environment: environment, files: (far.fileDescriptor, said, said))
      }
    }
    try far.close()
    let fed = Result { try feed { try Self.send($0, to: near.fileDescriptor) } }
    try near.close()
    // A half of the sound is no file.
    if case .failure = fed { process.kill() }
    let ending = process.wait()
    if case .failure(let error) = fed, !(error is Refusal) { throw error }
    guard ending == .exited(0) else {
      throw Self.failure(try messages.text(limit: Self.messageByteCount))
    }
    try fed.get()
  }

  /// The program no longer takes its input.
  private struct Refusal: Error {}

  /// Sends bytes, waiting as long as the program needs.
  private static func send(_ bytes: [UInt8], to socket: Int32) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // No signal: a program that has ended says why.
        Glibc.send(
          socket, buffer.baseAddress?.advanced(by: sent), buffer.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      if count > 0 { sent += count } else if errno != EINTR { throw Refusal() }
    }
  }

  /// Two ends of a connection; a pipe would end this process when the program ends.
  static func connection() throws -> (near: FileHandle, far: FileHandle) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw NarrationError.encoderFailed(reason: String(cString: strerror(errno)))
    }
    var time = timeval(tv_sec: patience, tv_usec: 0)
    for limit in [SO_SNDTIMEO, SO_RCVTIMEO] {
      setsockopt(ends[0], SOL_SOCKET, limit, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    return (
      FileHandle(fileDescriptor: ends[0], closeOnDealloc: true),
      FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    )
  }

  private static func reported<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as SandboxError {
      throw NarrationError.encoderFailed(reason: error.description)
    }
  }

  private static func failure(_ said: String) -> NarrationError {
    if said.contains("No space left on device") { return .diskFull(path: "ffmpeg") }
    return .encoderFailed(reason: reason(said))
  }

  /// The last line of what it has said.
  static func reason(_ said: String) -> String {
    let line = said.split(separator: "\n").last.map(String.init) ?? "it ended without a reason"
    return line.trimmingCharacters(in: CharacterSet(charactersIn: " .\r"))
  }
}
