import Synchronization

/// The listeners to a library's changes.
final class LibraryListeners: Sendable {
  /// The most changes that wait for a listener; beyond that the oldest are lost.
  private static let waitingLimit = 1000

  private struct State {
    var next = 0
    var continuations: [Int: AsyncStream<LibraryChange>.Continuation] = [:]
  }

  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock { $0.continuations.isEmpty } }

  func stream() -> AsyncStream<LibraryChange> {
    let (stream, continuation) = AsyncStream<LibraryChange>.makeStream(
      bufferingPolicy: .bufferingNewest(Self.waitingLimit))
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

  func tell(_ change: LibraryChange) {
    let all = state.withLock { Array($0.continuations.values) }
    for continuation in all { continuation.yield(change) }
  }

  deinit {
    state.withLock { state in
      for continuation in state.continuations.values { continuation.finish() }
    }
  }
}
