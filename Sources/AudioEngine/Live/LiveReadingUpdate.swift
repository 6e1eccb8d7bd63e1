/// What a live reading is doing.
public struct LiveReadingUpdate: Hashable, Sendable {
  /// What it can be doing.
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

  /// What it is doing.
  public var state: State
  /// How much sound has been made, in seconds from its start.
  public var ready: Double
  /// How many sentences could not be spoken.
  public var skippedCount: Int

  /// Makes an update.
  ///
  /// - Parameters:
  ///   - state: What it is doing.
  ///   - ready: How much sound has been made, in seconds.
  ///   - skippedCount: How many sentences could not be spoken.
  public init(state: State = .waiting, ready: Double = 0, skippedCount: Int = 0) {
    self.state = state
    self.ready = ready
    self.skippedCount = skippedCount
  }
}
