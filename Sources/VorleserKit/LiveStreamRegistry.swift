import AudioCodecs
import AudioEngine
import ReadingModel
import Synchronization

/// The live streams of a kit, which equal requests share.
final class LiveStreamRegistry: Sendable {
  /// Everything that a live stream depends on.
  struct Key: Hashable, Sendable {
    var book: String
    var speech: String
    var offset: TextOffset
    var endsWithChapter: Bool
    var pauses: Pauses
    var format = StreamFormat.mp3
  }

  /// The most unused streams that are kept; each holds a few seconds of sound and an index, and is
  /// quickly made again from the store.
  static let idleLimit = 64

  let schedule = SpeechSchedule()

  private struct State {
    var liveStreams: [Key: LiveStream] = [:]
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

  /// The stream of a key; one that has failed is made anew.
  ///
  /// - Parameters:
  ///   - key: The stream's key.
  ///   - make: Makes a stream; it takes the store.
  /// - Returns: The existing stream, or a new one.
  func liveStream(
    _ key: Key, make: (_ store: (any SpeechStore)?) -> LiveStream
  ) -> LiveStream {
    state.withLock { state in
      state.order.removeAll { $0 == key }
      state.order.append(key)
      let known = state.liveStreams[key].flatMap { $0.hasFailed ? nil : $0 }
      let stream = known ?? make(state.store)
      state.liveStreams[key] = stream
      Self.dropIdle(&state, but: key)
      return stream
    }
  }

  /// Removes the least recently used streams.
  private static func dropIdle(_ state: inout State, but key: Key) {
    guard state.liveStreams.count > idleLimit else { return }
    var idle = state.liveStreams.count { !$0.value.isInUse }
    for candidate in state.order where candidate != key && idle > idleLimit {
      guard let stream = state.liveStreams[candidate], !stream.isInUse else { continue }
      state.liveStreams[candidate] = nil
      idle -= 1
    }
    state.order.removeAll { state.liveStreams[$0] == nil }
  }
}
