import ReadAloud
import Synchronization
import VorleserKit

/// The rules whose keys were told to somebody, so that what was begun under them can go on when they
/// have changed.
final class IssuedRules: Sendable {
  /// How many are known: more than there are devices in a house, each with a few changes in a row.
  static let limit = 200

  private struct State {
    var rules: [String: KeyedSpeechRules] = [:]
    /// The keys, the one told last at the end.
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

  /// The rules of a key, if they were told.
  func rules(_ key: String) -> KeyedSpeechRules? { state.withLock { $0.rules[key] } }
}
