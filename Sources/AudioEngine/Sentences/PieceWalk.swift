import ReadAloud
import Synthesizer

/// Turns passages into sound in their order: several at once, and a few ahead.
struct PieceWalk {
  private var passages: PassageWalk
  private let speech: any SpeechSource
  private let slots: Slots
  private let window: Int
  private var tasks: [Task<SpokenPiece, any Error>] = []

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - passages: The passages.
  ///   - speech: The voice.
  ///   - parallelism: How many sentences are synthesised at once.
  init(_ passages: PassageWalk, speech: any SpeechSource, parallelism: Int) {
    self.passages = passages
    self.speech = speech
    slots = Slots(parallelism)
    // A long sentence holds up the finished ones behind it; with as many again in line, no slot
    // stands idle meanwhile.
    window = parallelism > 1 ? parallelism * 2 : 1
  }

  /// Waits for the next piece; cancelling the caller cancels the synthesis.
  mutating func nextPiece() async throws -> SpokenPiece? {
    while tasks.count < window, let passage = try await passages.nextPassage() {
      tasks.append(
        Task { [speech, slots] in
          try await slots.withSlot { try await Self.piece(passage, speech) }
        })
    }
    guard !tasks.isEmpty else { return nil }
    let first = tasks.removeFirst()
    return try await withTaskCancellationHandler {
      try await first.value
    } onCancel: {
      first.cancel()
    }
  }

  /// Cancels all synthesis under way.
  mutating func cancel() {
    for task in tasks { task.cancel() }
    tasks = []
  }

  private static func piece(
    _ passage: Passage, _ speech: any SpeechSource
  ) async throws -> SpokenPiece {
    try Task.checkCancellation()
    do {
      return SpokenPiece(passage, try await speech.speech(for: passage.sentence))
    } catch {
      return SpokenPiece(passage, failure: try SpeechFailure(error).reason)
    }
  }
}

/// Lets a number of tasks work at once; the others wait in line.
actor Slots {
  private var free: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  func withSlot<T: Sendable>(
    _ work: @concurrent @Sendable () async throws -> T
  ) async rethrows -> T {
    await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { line.append($0) }
  }

  private func leave() {
    guard !line.isEmpty else {
      free += 1
      return
    }
    line.removeFirst().resume()
  }
}
