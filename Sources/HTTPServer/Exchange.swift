import CMicroHTTPD
import Foundation
import Synchronization

/// One request and its answer, between the library's threads and the handler's task.
///
/// The library owns the connection and calls this class. When there is nothing to send or take, the class
/// suspends the connection; the task that changes this resumes it. One lock protects all state. The class
/// touches the connection only under this lock, and only until the library says that it has ended.
final class Exchange: Sendable {
  /// What the two sides share.
  struct State {
    var connection: Connection?
    var isSuspended = false
    /// The client went away or the server stops: no task waits for anything any more.
    var isGone = false
    /// The library is through with the request.
    var isEnded = false
    var task: Task<Void, Never>?

    /// What arrived of the body and was not taken.
    var upload: [UInt8] = []
    /// The handler asked for the body, so the client may be told to send it.
    var isBodyWanted = false
    /// The library has gone on from the headers to the body.
    var isBodyStarted = false
    var isBodyComplete = false
    /// How long the handler has waited for the client's bytes, and how many came.
    var bodyWait: Duration = .zero
    var takenByteCount = 0
    /// The answer came early; the rest of the body is read for nothing since then.
    var drainStart: ContinuousClock.Instant?
    var drainedByteCount = 0

    var answer: PreparedAnswer?
    var outgoing = ByteQueue()
    var writtenByteCount = 0
    var isFinished = false
    var isBroken = false
    /// The library is about to be told that the body has no end.
    var isBreaking = false

    var changeCount = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextWaiter = 0
    /// The tasks that try again once the lock is free.
    fileprivate var woken: [CheckedContinuation<Void, Never>] = []
  }

  let limits: HTTPLimits
  let isHead: Bool
  let hasBody: Bool
  /// Whether an early answer must not wait for the body.
  ///
  /// The client asks before it sends the body (RFC 9110 10.1.1), the end of the body is unknown, or the body is longer
  /// than what the server reads and ignores.
  /// The connection is closed after such an answer.
  let mayLackBody: Bool
  /// Whether no request may follow on the connection.
  ///
  /// The library takes a line feed alone for the end of a chunk's line (RFC 9112 7.1 wants CR LF), so a proxy may see the
  /// body end elsewhere, and what we take for the next request may be a part of it.
  let isLast: Bool
  private let state = Mutex(State())

  init(limits: HTTPLimits, isHead: Bool, hasBody: Bool, mayLackBody: Bool, isLast: Bool) {
    self.limits = limits
    self.isHead = isHead
    self.hasBody = hasBody
    self.mayLackBody = mayLackBody
    self.isLast = isLast
  }

  /// Reads or changes the state, and wakes the waiting tasks after the lock is released.
  ///
  /// Waking takes the task's lock; the task's cancellation holds that lock while it takes ours.
  func update<Result>(
    _ change: (inout State) throws -> sending Result
  ) rethrows -> sending Result {
    var woken: [CheckedContinuation<Void, Never>] = []
    defer { for waiter in woken { waiter.resume() } }
    return try state.withLock { state in
      defer {
        woken = state.woken
        state.woken = []
      }
      return try change(&state)
    }
  }

  /// The library's first call: remembers the connection and has the handler started.
  func begin(on connection: Connection, _ start: () -> Void) -> Verdict {
    update { $0.connection = connection }
    start()
    // Without a body the library calls again at once, and only then will the answer leave the
    // connection open for a next request.
    return hasBody ? headersArrived() : .goOn
  }

  /// Starts the handler in a task of its own.
  func start(
    _ request: HTTPRequest, _ handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
    then done: @escaping @Sendable () -> Void
  ) {
    let task = Task {
      let response = await handler(request)
      await answer(response)
      done()
    }
    let isLate = update {
      guard !$0.isGone, !$0.isEnded else { return true }
      $0.task = task
      return false
    }
    if isLate { task.cancel() }
  }

  /// Ends the exchange from our side: cancels the handler and has the library close the connection.
  func abandon() {
    cancel()
    update {
      guard !$0.isGone else { return }
      $0.isGone = true
      $0.noteChange()
      $0.resume()
    }
    // For a task that was not yet known.
    cancel()
  }

  /// The library is through with the request; the connection may be gone when this returns.
  func end() {
    cancel()
    let answer = update { state in
      defer { state.answer = nil }
      state.isEnded = true
      state.connection = nil
      state.isSuspended = false
      state.outgoing = ByteQueue()
      state.noteChange()
      return state.answer
    }
    answer?.discard()
    cancel()
  }

  /// Cancels the handler, before its waits end by themselves, so that it sees why, and outside the lock,
  /// which cancellation handlers take.
  private func cancel() {
    let task = update { $0.task }
    task?.cancel()
  }

  /// Tries until there is a result, each time something has changed.
  ///
  /// - Parameter attempt: Returns `nil` while there is no result.
  /// - Returns: The first result.
  /// - Throws: `CancellationError` when the task was cancelled, the client went away or the
  ///   request has ended.
  func whenReady<Result: Sendable>(
    _ attempt: @Sendable (inout State) throws -> Result?
  ) async throws -> Result {
    while true {
      try Task.checkCancellation()
      let (result, seen) = try update {
        let result = try attempt(&$0)
        guard result != nil || !($0.isGone || $0.isEnded) else { throw CancellationError() }
        return (result, $0.changeCount)
      }
      if let result { return result }
      await change(after: seen)
    }
  }

  private func change(after seen: Int) async {
    let waiter = update {
      $0.nextWaiter += 1
      return $0.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isLate = update {
          guard $0.changeCount == seen, !Task.isCancelled else { return true }
          $0.waiters[waiter] = continuation
          return false
        }
        if isLate { continuation.resume() }
      }
    } onCancel: {
      update { $0.waiters.removeValue(forKey: waiter) }?.resume()
    }
  }
}

extension Exchange.State {
  /// Lets every waiting task try again.
  mutating func noteChange() {
    changeCount += 1
    woken += waiters.values
    waiters = [:]
  }

  /// Has the library call in again.
  mutating func resume() {
    guard isSuspended, let connection else { return }
    isSuspended = false
    connection.resume()
  }

  /// Keeps the library from calling in until ``resume()``.
  mutating func suspend() {
    guard !isSuspended, let connection else { return }
    isSuspended = true
    connection.suspend()
  }
}
