import Foundation
import Synchronization

/// Work on a thread of its own that may block for ever, such as a write to a share whose server is gone.
///
/// Its waiter goes on when the work has ended, is given up or has been silent for too long, whichever comes first. No system call
/// can be taken back: a thread that was left behind ends when its call returns.
final class BlockingWork<Value: Sendable>: Sendable {
  private struct State {
    var waiter: CheckedContinuation<Value, any Error>?
    /// What has come first.
    var result: Result<Value, any Error>?
    /// When the work has last moved on; the clock stands still while the machine sleeps.
    var lastSign = SuspendingClock.now
  }

  private let state = Mutex(State())

  private init() {}

  /// Does blocking work.
  ///
  /// - Parameters:
  ///   - silenceLimit: The longest time between two calls of ``check()``.
  ///   - silence: What is thrown after that time.
  ///   - body: The work, which calls ``check()`` now and then. It may go on after its result is of no use.
  /// - Returns: The result of the work.
  /// - Throws: What the work throws; `silence`; `CancellationError`.
  static func run(
    silenceLimit: Duration, silence: any Error,
    _ body: @escaping @Sendable (BlockingWork) throws -> Value
  ) async throws -> Value {
    let work = BlockingWork()
    let watch = Task { try? await work.awaitSilence(of: silenceLimit, silence) }
    defer { watch.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        work.begin(for: continuation)
        // A queue has only so many threads, and those that are left behind would take them from other work.
        Thread.detachNewThread {
          work.end(
            Result {
              try work.check()
              return try body(work)
            })
        }
      }
    } onCancel: {
      work.end(.failure(CancellationError()))
    }
  }

  /// Notes that the work moves on.
  ///
  /// - Throws: `CancellationError` if nobody waits for it any more.
  func check() throws {
    let isEnded = state.withLock { state in
      state.lastSign = .now
      return state.result != nil
    }
    if isEnded { throw CancellationError() }
  }

  /// Sets who waits; the work may have been given up before.
  private func begin(for waiter: CheckedContinuation<Value, any Error>) {
    let result = state.withLock { state in
      if state.result == nil { state.waiter = waiter }
      return state.result
    }
    if let result { waiter.resume(with: result) }
  }

  /// Tells the waiter what has come first; all else is dropped.
  private func end(_ result: Result<Value, any Error>) {
    let waiter = state.withLock { state in
      guard state.result == nil else { return nil as CheckedContinuation<Value, any Error>? }
      state.result = result
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(with: result)
  }

  private func awaitSilence(of limit: Duration, _ error: any Error) async throws {
    while true {
      let rest = state.withLock { limit - $0.lastSign.duration(to: .now) }
      guard rest > .zero else { return end(.failure(error)) }
      try await Task.sleep(for: rest, clock: .suspending)
    }
  }
}
