import AudioCodecs
import Foundation
import Synchronization
import Synthesizer

/// Shares the processor between all live streams: the listener who would fall silent first comes
/// first.
///
/// Every sentence has a moment at which its listener needs it. As many sentences are spoken at once
/// as there are cores, and one more when listeners will soon fall silent. A sentence under way is
/// not interrupted. So that a new listener need not wait for it, a core stays free while nobody
/// needs sound soon, and one more turn is kept for those who hear nothing yet.
public final class SpeechSchedule: Sendable {
  /// The longest lead of a listener: enough for minutes without the processor, and little enough to
  /// throw away when the listener taps elsewhere.
  public static let longestLead = Duration.seconds(300)
  /// The shortest lead, however many listen at once: the time of a sentence of the slowest voice.
  public static let shortestLead = Duration.seconds(20)
  /// Bytes of sound that wait in memory for all listeners together, apart from the shortest leads.
  static let leadBudget = 32 << 20
  /// A listener who needs sound this soon hears nothing yet, or is about to fall silent.
  static let urgency = Duration.milliseconds(500)
  /// A listener with this lead can do with one core less.
  ///
  /// It is below ``shortestLead``, so that all cores are used when one core is too slow for all
  /// listeners.
  static let comfort = Duration.seconds(12)
  /// A lead below this while all cores speak shows that they are too slow; one more sentence then
  /// uses the time that cores lose between two steps.
  static let need = Duration.seconds(6)

  /// Sentences that may be spoken at once beyond one each core.
  ///
  /// One is for listeners who will soon fall silent, and one for those who hear nothing yet. In an
  /// engine that takes fewer the last one waits.
  public static let turnsBeyondCores = 2

  private struct Waiting {
    var number: Int
    var due: ContinuousClock.Instant
    var lane: String?
    var continuation: CheckedContinuation<FrameEncoder, any Error>
  }

  private struct State {
    var encoders: [FrameEncoder]
    /// The number of taken turns.
    var running = 0
    /// The lanes in use.
    var lanes: Set<String> = []
    var waiting: [Waiting] = []
    var nextNumber = 0
    var streams = 0
  }

  let meter = SpeechMeter()
  private let parallelism: Int
  private let state: Mutex<State>

  /// Makes a schedule.
  ///
  /// - Parameter parallelism: The number of sentences that are spoken at once; `nil` for one per
  ///   core.
  public init(parallelism: Int? = nil) {
    let parallelism = max(parallelism ?? ProcessInfo.processInfo.activeProcessorCount, 1)
    self.parallelism = parallelism
    let turnCount = parallelism + Self.turnsBeyondCores
    state = Mutex(State(encoders: (0..<turnCount).map { _ in FrameEncoder() }))
  }

  /// The present lead of each listener, in bytes of MP3.
  var lead: Int {
    let streams = state.withLock { $0.streams }
    let share = Self.leadBudget / max(streams, 1)
    let rate = MP3Frames.bytesPerSecond
    let bounds = Self.shortestLead.inSeconds...Self.longestLead.inSeconds
    return min(max(share, Int(bounds.lowerBound) * rate), Int(bounds.upperBound) * rate)
  }

  /// The present lead of each listener, in bytes of a format.
  func lead(in format: StreamFormat) -> Int {
    lead * format.bytesPerSecond / MP3Frames.bytesPerSecond
  }

  /// Counts of the streams' work since the program began.
  public var counts: SpeechCounts { meter.counts }

  /// Reports each sentence that can't be spoken, from now on; of the sentences in a language that a
  /// voice does not speak, only the first.
  ///
  /// - Parameter report: Takes the reason, for people.
  public func reportSkipped(to report: @escaping @Sendable (String) -> Void) {
    meter.report(to: report)
  }

  /// The number of sentences that wait for their turn.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Whether no sentence is spoken or waits.
  package var isIdle: Bool { state.withLock { $0.running == 0 && $0.waiting.isEmpty } }

  /// Counts the streams that have listeners.
  func noteStream(_ change: Int) {
    state.withLock { $0.streams += change }
  }

  /// Runs work when its turn has come.
  ///
  /// - Parameters:
  ///   - due: The moment at which its listener needs it.
  ///   - lane: The lane, in which one sentence at a time is spoken; see `SpeechPacing.lane`.
  ///   - work: Speaks a sentence; it takes an encoder that no other work uses meanwhile.
  /// - Returns: The result of the work.
  /// - Throws: Errors of the work; `CancellationError` while waiting.
  func withTurn<T: Sendable>(
    due: ContinuousClock.Instant, lane: String? = nil, _ work: (FrameEncoder) async throws -> T
  ) async throws -> T {
    let encoder = try await enter(due: due, lane: lane)
    defer { leave(encoder, lane: lane) }
    let isUrgent = due < .now + Self.need
    return try await SpeechUrgency.$isUrgent.withValue(isUrgent) { try await work(encoder) }
  }

  private func enter(due: ContinuousClock.Instant, lane: String?) async throws -> FrameEncoder {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          // The flag is up before the handler below runs, and that waits for the lock: either it is
          // seen here, or the handler finds the entry.
          guard !Task.isCancelled else { return true }
          state.waiting.append(
            Waiting(number: number, due: due, lane: lane, continuation: continuation))
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { admit() }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
      }
      waiting?.continuation.resume(throwing: CancellationError())
    }
  }

  private func leave(_ encoder: FrameEncoder, lane: String?) {
    state.withLock { state in
      state.running -= 1
      state.encoders.append(encoder)
      if let lane { state.lanes.remove(lane) }
    }
    admit()
  }

  /// Gives free turns to those who need them first.
  private func admit() {
    while let (waiting, encoder) = nextTurn() { waiting.continuation.resume(returning: encoder) }
  }

  /// The number of sentences that may be spoken at once, by the due time of the most urgent one.
  private func turns(due: ContinuousClock.Instant) -> Int {
    let now = ContinuousClock.now
    if due < now + Self.urgency { return parallelism + Self.turnsBeyondCores }
    if due < now + Self.need { return parallelism + 1 }
    return due < now + Self.comfort ? parallelism : max(parallelism - 1, 1)
  }

  private func nextTurn() -> (Waiting, FrameEncoder)? {
    state.withLock { state in
      let first = state.waiting.indices
        .filter { state.waiting[$0].lane.map { !state.lanes.contains($0) } ?? true }
        .min { state.waiting[$0].due < state.waiting[$1].due }
      guard let first else { return nil }
      let limit = turns(due: state.waiting[first].due)
      guard state.running < limit, let encoder = state.encoders.popLast() else { return nil }
      state.running += 1
      if let lane = state.waiting[first].lane { state.lanes.insert(lane) }
      return (state.waiting.remove(at: first), encoder)
    }
  }
}
