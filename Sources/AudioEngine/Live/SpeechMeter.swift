import Synchronization
import Synthesizer

/// What the live readings that share a voice have done since the program began.
public struct SpeechCounts: Hashable, Sendable {
  /// Who listens now.
  public var listeners = 0
  /// How often somebody who listened had heard everything before there was more.
  ///
  /// Where a listener hears nobody knows: they are taken to hear without a stop what they were given.
  public var underruns = 0
  /// Sentences that a voice has spoken.
  public var spoken = 0
  /// Sentences that were found in the cache.
  public var found = 0
  /// Sentences that could not be spoken.
  public var skipped = 0
  /// The time that voices took for what they have spoken.
  public var work = Duration.zero
  /// The sound of it.
  public var sound = Duration.zero
}

/// Counts, and tells of each sentence that can't be spoken.
final class SpeechMeter: Sendable {
  private struct State {
    var counts = SpeechCounts()
    var report: @Sendable (String) -> Void = { _ in }
  }

  private let state = Mutex(State())

  var counts: SpeechCounts { state.withLock { $0.counts } }

  /// Takes the reason for each sentence that can't be spoken.
  func report(to report: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.report = report }
  }

  func noteListener(_ change: Int) { state.withLock { $0.counts.listeners += change } }
  func noteUnderrun() { state.withLock { $0.counts.underruns += 1 } }
  func noteFound() { state.withLock { $0.counts.found += 1 } }

  /// A voice has spoken a sentence.
  func noteSpoken(_ frames: SpokenFrames, in time: Duration) {
    state.withLock { state in
      state.counts.spoken += 1
      state.counts.work += time
      state.counts.sound += .seconds(Double(frames.sampleCount) / Double(Speech.sampleRate))
    }
  }

  /// A sentence could not be spoken.
  func noteSkipped(_ reason: String) {
    let report = state.withLock { state in
      state.counts.skipped += 1
      return state.report
    }
    report(reason)
  }
}
