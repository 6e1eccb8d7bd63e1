#if DEBUG_BRIDGE
import Synchronization

/// The requests that are being answered.
final class RequestsUnderWay: Sendable {
  /// One request.
  ///
  /// It ends by ``end()``, or when it is released.
  final class Entry: Sendable {
    private let number: Int
    private let requests: RequestsUnderWay

    fileprivate init(_ number: Int, _ requests: RequestsUnderWay) {
      self.number = number
      self.requests = requests
    }

    func end() { requests.state.withLock { $0.targets[number] = nil } }

    deinit { end() }
  }

  private struct State {
    var targets: [Int: String] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// Method and path of each, sorted.
  var targets: [String] { state.withLock { $0.targets.values.sorted() } }

  /// Records a request.
  func begin(_ target: String) -> Entry {
    let number = state.withLock { state in
      state.count += 1
      state.targets[state.count] = target
      return state.count
    }
    return Entry(number, self)
  }
}
#endif
