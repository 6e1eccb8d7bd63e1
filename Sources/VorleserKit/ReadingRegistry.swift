import AudioCodecs
import AudioEngine
import ReadingModel
import Synchronization

/// The live readings of a kit, so that equal requests listen to one.
final class ReadingRegistry: Sendable {
  /// What a reading depends on.
  struct Key: Hashable, Sendable {
    var book: String
    var speech: String
    var offset: TextOffset
    var endsWithChapter: Bool
    var pauses: Pauses
    var format = StreamFormat.mp3
  }

  /// How many readings are kept that nobody uses: they hold no sound but a few seconds and an index,
  /// and are as quickly made again from the store.
  static let idleLimit = 64

  let schedule = SpeechSchedule()

  private struct State {
    var readings: [Key: LiveReading] = [:]
    /// The keys, the one asked for last at the end.
    var order: [Key] = []
    var store: (any SpeechStore)?
  }

  private let state = Mutex(State())

  /// Where spoken sentences are kept, if anywhere.
  var store: (any SpeechStore)? {
    get { state.withLock { $0.store } }
    set { state.withLock { $0.store = newValue } }
  }

  /// The reading of a key; one that has failed is made anew.
  ///
  /// - Parameters:
  ///   - key: What it depends on.
  ///   - make: Makes one; it is given the store.
  /// - Returns: The one that is known, or a new one.
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

  /// Lets the readings go that were not used for the longest time.
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
