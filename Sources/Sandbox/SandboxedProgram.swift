public import Foundation
import Synchronization

/// Runs a command of Vorleser's own program in a process of its own, so that what breaks in a parser costs one
/// book and nothing else.
///
/// The process reads from one open file and writes to another. It has to call ``Sandbox/enter(_:)`` itself
/// before it reads the first byte.
public struct SandboxedProgram: Sendable {
  /// How a process ended.
  public enum Outcome: Hashable, Sendable {
    /// By itself, with an exit code and what it said on standard error.
    case exited(code: Int32, message: String)
    /// By a signal, such as that of a crash.
    case killed(signal: Int32)
    /// It was ended here, because it took too long.
    case timedOut
  }

  /// The most that is read of what a process says on standard error: some sentences.
  private static let messageByteCount = 4096

  /// Variables that the process gets: where the libraries are that it loads.
  private static let passedVariables = ["VORLESER_RESOURCES"]

  private let program: URL
  private let environment: [String: String]

  /// Finds the program: the running one, or the one that lies beside it, as it does beside tests.
  ///
  /// - Parameters:
  ///   - environment: The environment; `VORLESER_PROGRAM` names the program for those who use the library
  ///   in another one.
  ///   - variables: The names of further variables that the process gets.
  /// - Throws: ``SandboxError`` when there is none.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    passing variables: Set<String> = []
  ) throws(SandboxError) {
    let passed = variables.union(Self.passedVariables)
    self.environment = environment.filter { passed.contains($0.key) }
    let running = Bundle.main.executableURL
    if let named = environment["VORLESER_PROGRAM"] {
      program = URL(filePath: named)
    } else if running?.lastPathComponent == "vorleser" {
      // Also where the file has been replaced since: the process is of the same version.
      program = URL(filePath: "/proc/self/exe")
    } else {
      let folders = [running, CommandLine.arguments.first.map { URL(filePath: $0) }]
      let found = folders.compactMap { $0?.deletingLastPathComponent().appending(path: "vorleser") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      guard let found else {
        throw SandboxError(
          "the program 'vorleser' was not found. Name it in VORLESER_PROGRAM")
      }
      program = found
    }
  }

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - arguments: The command line behind the program's name.
  ///   - input: Standard input.
  ///   - output: Standard output.
  ///   - secret: What no other process may see, such as a password; the process reads it by ``SandboxSecret/read()``.
  ///   - seconds: How long it may take.
  /// - Returns: How it ended.
  /// - Throws: ``SandboxError`` when it can't be started, `CancellationError` when the task is cancelled, after the
  ///   process has ended.
  public func run(
    _ arguments: [String], input: FileHandle, output: FileHandle, secret: String? = nil,
    seconds: Int
  ) async throws -> Outcome {
    let messages = try UnnamedFile()
    let pipe = try secret.map { text throws(SandboxError) in try SandboxSecret.pipe(of: text) }
    // A crash needs no report of its own, which would take seconds and pages.
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let running = RunningProcess { [program] () throws(SandboxError) in
      try ChildProcess(
        program.path, arguments, environment: environment,
        files: (input.fileDescriptor, output.fileDescriptor, messages.handle.fileDescriptor),
        secret: pipe?.fileDescriptor)
    }
    let deadline = Task {
      try await Task.sleep(for: .seconds(seconds))
      running.end(late: true)
    }
    defer { deadline.cancel() }
    let ending = try await withTaskCancellationHandler {
      try await running.toEnd()
    } onCancel: {
      running.end(late: false)
    }
    try Task.checkCancellation()
    if running.isLate { return .timedOut }
    switch ending {
    case .killed(let signal): return .killed(signal: signal)
    case .exited(let code):
      return .exited(code: code, message: try messages.text(limit: Self.messageByteCount))
    }
  }
}

/// A process that can be ended from any thread, also before it has begun.
private final class RunningProcess: Sendable {
  private struct State {
    var process: ChildProcess?
    var isUnwanted = false
    var isLate = false
  }

  private let make: @Sendable () throws(SandboxError) -> ChildProcess
  private let state = Mutex(State())

  init(_ make: @escaping @Sendable () throws(SandboxError) -> ChildProcess) {
    self.make = make
  }

  var isLate: Bool { state.withLock { $0.isLate } }

  func toEnd() async throws -> ChildProcess.Ending {
    try await withCheckedThrowingContinuation { continuation in
      // The process ends with the thread that starts it (prctl(2), PR_SET_PDEATHSIG), and a thread of the
      // pool ends after some idle seconds.
      Thread.detachNewThread { [self] in
        continuation.resume(with: Result { try start().wait() })
      }
    }
  }

  private func start() throws -> ChildProcess {
    try state.withLock { state in
      guard !state.isUnwanted else { throw CancellationError() }
      let process = try make()
      state.process = process
      return process
    }
  }

  func end(late: Bool) {
    state.withLock { state in
      state.isUnwanted = true
      state.isLate = late
      state.process?.kill()
    }
  }
}
