import Synchronization

/// Calls a function once something has not been used for a while: a model leaves memory minutes after it was needed last.
///
/// One task waits, however often the thing is used.
public final class IdleTimer: Sendable {
  private struct State {
    var lastUse: ContinuousClock.Instant
    var isWaiting = false
  }

  private let time: Duration
  private let state: Mutex<State>

  /// Makes a timer that waits for nothing yet.
  ///
  /// - Parameter time: The time without a use after which the thing counts as idle.
  public init(after time: Duration) {
    self.time = time
    state = Mutex(State(lastUse: .now))
  }

  /// Notes a use, which puts off the moment at which the thing is idle.
  ///
  /// - Parameter whenIdle: What is done then; that of the first use since the last such moment counts. It must not keep
  ///   the thing's owner alive.
  public func use(_ whenIdle: @escaping @Sendable () async -> Void) {
    let isFirst = state.withLock { state in
      state.lastUse = .now
      defer { state.isWaiting = true }
      return !state.isWaiting
    }
    guard isFirst else { return }
    Task {
      while let left = remaining() { try? await Task.sleep(for: left) }
      await whenIdle()
    }
  }

  /// The time until the thing is idle; `nil` if it is, and the next use then waits anew.
  private func remaining() -> Duration? {
    state.withLock { state in
      let left = time - state.lastUse.duration(to: .now)
      guard left <= .zero else { return left }
      state.isWaiting = false
      return nil
    }
  }
}
