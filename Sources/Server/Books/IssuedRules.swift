import ReadAloud
import Synchronization
import VorleserKit

/// The rules whose keys were sent to clients, so that a stream begun under them can go on after
/// they have changed.
final class IssuedRules: Sendable {
  /// The most rules that are kept: enough for a household's devices, each with a few changes in a
  /// row.
  static let limit = 200

  private struct State {
    var rules: [String: KeyedSpeechRules] = [:]
    /// The keys, the one sent last at the end.
    var order: [String] = []
  }

  private let state = Mutex(State())

  /// Notes rules.
  func note(_ rules: KeyedSpeechRules) {
    state.withLock { state in
      state.order.removeAll { $0 == rules.key }
      state.order.append(rules.key)
      state.rules[rules.key] = rules
      if state.order.count > Self.limit { state.rules[state.order.removeFirst()] = nil }
    }
  }

  /// The rules of a key; `nil` if they were not sent or are no longer kept.
  func rules(_ key: String) -> KeyedSpeechRules? { state.withLock { $0.rules[key] } }
}
