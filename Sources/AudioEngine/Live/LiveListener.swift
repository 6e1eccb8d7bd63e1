import AudioCodecs

/// Estimates how far a listener has heard and when it falls silent.
///
/// The server does not know the listener's real place. It assumes that the listener hears without
/// interruption since its first byte, unless the listener has not even taken the bytes that it
/// would have heard by now.
struct LiveListener {
  /// The byte that it hears at ``start``.
  private var origin: Int
  private let format: StreamFormat
  private var start: ContinuousClock.Instant
  /// Everything before this byte was taken.
  private(set) var taken: Int
  /// Whether it waits for bytes.
  var isWaiting = true
  /// Whether it has received bytes.
  private var hasBegun = false
  /// The lead in urgency of a listener's first sentence over the next sentences of others, even of
  /// those who fell silent because the voice is too slow for all.
  private static let precedence = Duration.seconds(3_600)

  init(at offset: Int, in format: StreamFormat, now: ContinuousClock.Instant) {
    self.format = format
    origin = offset
    start = now
    taken = offset
  }

  /// Records that it has taken everything before a byte.
  mutating func take(upTo offset: Int, now: ContinuousClock.Instant) {
    if offset > taken { hasBegun = true }
    taken = offset
    // It has nothing left to hear: it was paused, or has been silent.
    if isWaiting, due(offset, now: now) < now { (origin, start) = (offset, now) }
  }

  /// Whether it has heard all bytes that it has received.
  func isSilent(at now: ContinuousClock.Instant) -> Bool {
    hasBegun && start + duration(taken - origin) < now
  }

  /// The moment at which it needs a byte.
  func due(_ byte: Int, now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    guard hasBegun else { return start - Self.precedence }
    let playing = start + duration(byte - origin)
    return isWaiting ? playing : max(playing, now + duration(byte - taken))
  }

  private func duration(_ byteCount: Int) -> Duration {
    .seconds(Double(byteCount) / Double(format.bytesPerSecond))
  }
}
