import AudioCodecs

/// How far a listener is and when it falls silent.
///
/// Where the listener hears nobody knows; it is taken to hear without a stop since its first byte,
/// unless it has not even taken what it would have heard by now.
struct LiveListener {
  /// The byte that it would hear at ``start``.
  private var origin: Int
  private let format: StreamFormat
  private var start: ContinuousClock.Instant
  /// Everything before this byte was taken.
  private(set) var taken: Int
  /// Whether it waits for bytes.
  var isWaiting = true
  /// Whether it was given any.
  private var hasBegun = false
  /// A first sentence is worth more than the next one of those who have heard something, also of
  /// those who fell silent because there is more to speak than can be spoken.
  private static let precedence = Duration.seconds(3_600)

  init(at offset: Int, in format: StreamFormat, now: ContinuousClock.Instant) {
    self.format = format
    origin = offset
    start = now
    taken = offset
  }

  /// It has taken everything before a byte, and asks for more or is given it.
  mutating func take(upTo offset: Int, now: ContinuousClock.Instant) {
    if offset > taken { hasBegun = true }
    taken = offset
    // It has nothing left to hear: it was paused, or has been silent.
    if isWaiting, due(offset, now: now) < now { (origin, start) = (offset, now) }
  }

  /// Whether it has heard all that it was given.
  func isSilent(at now: ContinuousClock.Instant) -> Bool {
    hasBegun && start + duration(taken - origin) < now
  }

  /// When it needs a byte.
  func due(_ byte: Int, now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    guard hasBegun else { return start - Self.precedence }
    let playing = start + duration(byte - origin)
    return isWaiting ? playing : max(playing, now + duration(byte - taken))
  }

  private func duration(_ byteCount: Int) -> Duration {
    .seconds(Double(byteCount) / Double(format.bytesPerSecond))
  }
}
