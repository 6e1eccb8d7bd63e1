import AudioCodecs
import Foundation
import Synchronization

/// Shares the processor between all live readings: whoever would fall silent first is spoken for
/// first.
///
/// Every sentence has a moment at which its listener needs it. As many sentences are spoken at once
/// as there are cores. A sentence under way is not interrupted; so that a new listener need not wait
/// for it, one turn more is kept for those who hear nothing yet.
public final class SpeechSchedule: Sendable {
  /// The most sound that is made ahead of one listener: enough for minutes without the processor,
  /// little enough to throw away when the listener taps elsewhere.
  public static let longestLead = Duration.seconds(300)
  /// The least, however many listen at once; it is what a sentence of the slowest voice takes.
  public static let shortestLead = Duration.seconds(20)
  /// Bytes of sound that wait in memory for all listeners together, but for the shortest lead.
  static let leadBudget = 32 << 20
  /// Who needs sound this soon hears nothing yet, or is about to fall silent.
  static let urgency = Duration.milliseconds(500)

  private struct Waiting {
    var number: Int
    var due: ContinuousClock.Instant
    var continuation: CheckedContinuation<FrameEncoder, any Error>
  }

  private struct State {
    var encoders: [FrameEncoder]
    /// Turns that are taken.
    var running = 0
    var waiting: [Waiting] = []
    var nextNumber = 0
    var readings = 0
  }

  private let parallelism: Int
  private let state: Mutex<State>

  /// Makes a schedule.
  ///
  /// - Parameter parallelism: How many sentences are spoken at once; `nil` for one each core.
  public init(parallelism: Int? = nil) {
    let parallelism = max(parallelism ?? ProcessInfo.processInfo.activeProcessorCount, 1)
    self.parallelism = parallelism
    state = Mutex(State(encoders: (0...parallelism).map { _ in FrameEncoder() }))
  }

  /// How many bytes of sound are made ahead of each listener now.
  var lead: Int {
    let readings = state.withLock { $0.readings }
    let share = Self.leadBudget / max(readings, 1)
    let rate = MP3Frames.bytesPerSecond
    let bounds = Self.shortestLead.inSeconds...Self.longestLead.inSeconds
    return min(max(share, Int(bounds.lowerBound) * rate), Int(bounds.upperBound) * rate)
  }

  /// Counts the readings that have listeners.
  func noteReading(_ change: Int) {
    state.withLock { $0.readings += change }
  }

  /// Does some work when its turn has come.
  ///
  /// - Parameters:
  ///   - due: When its listener needs it.
  ///   - work: Speaks a sentence; it is given an encoder that nobody else uses meanwhile.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws; `CancellationError` while waiting.
  func withTurn<T: Sendable>(
    due: ContinuousClock.Instant, _ work: (FrameEncoder) async throws -> T
  ) async throws -> T {
    let encoder = try await enter(due: due)
    defer { leave(encoder) }
    return try await work(encoder)
  }

  private func enter(due: ContinuousClock.Instant) async throws -> FrameEncoder {
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
          state.waiting.append(Waiting(number: number, due: due, continuation: continuation))
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

  private func leave(_ encoder: FrameEncoder) {
    state.withLock { state in
      state.running -= 1
      state.encoders.append(encoder)
    }
    admit()
  }

  /// Gives free turns to those who need them first.
  private func admit() {
    while let (waiting, encoder) = nextTurn() { waiting.continuation.resume(returning: encoder) }
  }

  private func nextTurn() -> (Waiting, FrameEncoder)? {
    state.withLock { state in
      let first = state.waiting.indices.min { state.waiting[$0].due < state.waiting[$1].due }
      guard let first, state.running <= parallelism else { return nil }
      let isUrgent = state.waiting[first].due < .now + Self.urgency
      guard state.running < parallelism || isUrgent, let encoder = state.encoders.popLast() else {
        return nil
      }
      state.running += 1
      return (state.waiting.remove(at: first), encoder)
    }
  }
}
