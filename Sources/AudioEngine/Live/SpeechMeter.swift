import ReadAloud
import Synchronization
import Synthesizer

/// Counts of the live streams' work since the program began.
public struct SpeechCounts: Hashable, Sendable {
  /// The present number of listeners.
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
  /// The time that voices took to speak.
  public var work = Duration.zero
  /// The length of the sound that they made.
  public var sound = Duration.zero
}

/// Counts the work, and reports sentences that can't be spoken.
final class SpeechMeter: Sendable {
  /// A language that a voice was found not to speak.
  private struct Gap: Hashable {
    var voice: String
    var language: UnspokenLanguage
  }

  private struct State {
    var counts = SpeechCounts()
    var report: @Sendable (String) -> Void = { _ in }
    /// The gaps that were reported.
    var gaps: Set<Gap> = []

    /// Whether a failure says more than earlier ones.
    mutating func isNews(_ failure: SpeechFailure, voice: String) -> Bool {
      // What a voice does not speak in one sentence it does not speak in the next one either.
      guard let language = failure.language else { return true }
      if gaps.count >= SpeechMeter.gapLimit { gaps = [] }
      return gaps.insert(Gap(voice: voice, language: language)).inserted
    }
  }

  /// The most gaps that are remembered: all languages of all voices that a library has.
  private static let gapLimit = 1000

  private let state = Mutex(State())

  var counts: SpeechCounts { state.withLock { $0.counts } }

  /// Takes the reason for each sentence that can't be spoken, and for a language only the first of each
  /// voice.
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
  ///
  /// - Parameters:
  ///   - failure: Why.
  ///   - voice: The identity of the speech.
  func noteSkipped(_ failure: SpeechFailure, voice: String) {
    let report = state.withLock { state in
      state.counts.skipped += 1
      return state.isNews(failure, voice: voice) ? state.report : nil
    }
    report?(failure.reason)
  }
}
