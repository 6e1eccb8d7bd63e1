import Synchronization

/// Tells how far an alignment is, and how long each step still takes.
public final class AlignmentMeter: Sendable {
  /// How long a step runs before its speed tells the time that is left.
  private static let leastTime = Duration.milliseconds(500)

  private let report: @Sendable (AlignmentProgress) -> Void
  private let begun = Mutex<(step: AlignmentProgress.Step, at: ContinuousClock.Instant)?>(nil)

  /// Makes a meter.
  ///
  /// - Parameter report: Told each step forward, on no particular thread.
  public init(_ report: @escaping @Sendable (AlignmentProgress) -> Void) {
    self.report = report
  }

  /// Says what the voice has spoken.
  ///
  /// - Parameter narration: Its progress.
  public func show(_ narration: NarrationProgress) {
    report(
      AlignmentProgress(
        step: .speaking, fraction: narration.fraction, timeLeft: narration.timeLeft,
        narration: narration))
  }

  /// Says how far a step is.
  ///
  /// - Parameters:
  ///   - step: The step; its time counts from the first call for it.
  ///   - fraction: The share of it that is done, 0...1.
  public func show(_ step: AlignmentProgress.Step, _ fraction: Double) {
    let now = ContinuousClock.now
    let start = begun.withLock { begun in
      if begun?.step != step { begun = (step, now) }
      return begun?.at ?? now
    }
    let elapsed = now - start
    let isKnown = fraction > 0 && elapsed >= Self.leastTime
    report(
      AlignmentProgress(
        step: step, fraction: fraction,
        timeLeft: isKnown ? elapsed * ((1 - min(fraction, 1)) / fraction) : nil))
  }
}
