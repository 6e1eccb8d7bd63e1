/// The state of a live stream.
public struct LiveStreamUpdate: Hashable, Sendable {
  /// The activity of a live stream.
  public enum State: Hashable, Sendable {
    /// Making sound.
    case speaking
    /// Far enough ahead of its listeners, or without any.
    case waiting
    /// Everything was spoken.
    case complete
    /// It can't go on; the text is a sentence for people.
    case failed(String)
  }

  /// The activity.
  public var state: State
  /// The length of the sound so far, in seconds.
  public var ready: Double
  /// How many sentences could not be spoken.
  public var skippedCount: Int

  /// Makes an update.
  ///
  /// - Parameters:
  ///   - state: The activity.
  ///   - ready: The length of the sound so far, in seconds.
  ///   - skippedCount: How many sentences could not be spoken.
  public init(state: State = .waiting, ready: Double = 0, skippedCount: Int = 0) {
    self.state = state
    self.ready = ready
    self.skippedCount = skippedCount
  }
}
