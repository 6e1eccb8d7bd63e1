import Synchronization

/// Those who listen to changes of a kind, each at their own pace.
final class Listeners<Change: Sendable>: Sendable {
  private struct State {
    var next = 0
    var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
  }

  private let waitingLimit: Int
  private let state = Mutex(State())

  /// Makes a list without listeners.
  ///
  /// - Parameter waitingLimit: The most changes that wait for a listener; beyond that the oldest are lost.
  init(waitingLimit: Int) { self.waitingLimit = waitingLimit }

  var isEmpty: Bool { state.withLock { $0.continuations.isEmpty } }

  /// The changes from now on, until the task that reads them ends, or ``finish()``.
  func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream<Change>.makeStream(
      bufferingPolicy: .bufferingNewest(waitingLimit))
    let key = state.withLock { state in
      state.next += 1
      state.continuations[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.continuations.removeValue(forKey: key) }
    }
    return stream
  }

  func tell(_ change: Change) {
    for continuation in continuations { continuation.yield(change) }
  }

  /// Ends all streams.
  func finish() {
    for continuation in continuations { continuation.finish() }
  }

  deinit { finish() }

  /// A copy, since a stream that ends takes its own out of the list.
  private var continuations: [AsyncStream<Change>.Continuation] {
    state.withLock { Array($0.continuations.values) }
  }
}
