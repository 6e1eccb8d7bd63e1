import AudioCodecs
import AudioEngine
import ReadingModel
import Synchronization

/// The live readings of a kit, which equal requests share.
final class ReadingRegistry: Sendable {
  /// Everything that a live reading depends on.
  struct Key: Hashable, Sendable {
    var book: String
    var speech: String
    var offset: TextOffset
    var endsWithChapter: Bool
    var pauses: Pauses
    var format = StreamFormat.mp3
  }

  /// The most unused readings that are kept; each holds a few seconds of sound and an index, and is
  /// quickly made again from the store.
  static let idleLimit = 64

  let schedule = SpeechSchedule()

  private struct State {
    var readings: [Key: LiveReading] = [:]
    /// The keys, the most recently requested one at the end.
    var order: [Key] = []
    var store: (any SpeechStore)?
  }

  private let state = Mutex(State())

  /// The store of spoken sentences, if there is one.
  var store: (any SpeechStore)? {
    get { state.withLock { $0.store } }
    set { state.withLock { $0.store = newValue } }
  }

  /// The reading of a key; one that has failed is made anew.
  ///
  /// - Parameters:
  ///   - key: The reading's key.
  ///   - make: Makes a reading; it takes the store.
  /// - Returns: The existing reading, or a new one.
  func reading(
    _ key: Key, make: (_ store: (any SpeechStore)?) -> LiveReading
  ) -> LiveReading {
    state.withLock { state in
      state.order.removeAll { $0 == key }
      state.order.append(key)
      let known = state.readings[key].flatMap { $0.hasFailed ? nil : $0 }
      let reading = known ?? make(state.store)
      state.readings[key] = reading
      Self.dropIdle(&state, but: key)
      return reading
    }
  }

  /// Removes the least recently used readings.
  private static func dropIdle(_ state: inout State, but key: Key) {
    guard state.readings.count > idleLimit else { return }
    var idle = state.readings.count { !$0.value.isInUse }
    for candidate in state.order where candidate != key && idle > idleLimit {
      guard let reading = state.readings[candidate], !reading.isInUse else { continue }
      state.readings[candidate] = nil
      idle -= 1
    }
    state.order.removeAll { state.readings[$0] == nil }
  }
}
