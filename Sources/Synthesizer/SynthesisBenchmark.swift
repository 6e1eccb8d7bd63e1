/// Measures how fast an engine speaks.
public struct SynthesisBenchmark: Codable, Sendable {
  /// Seconds of audio that one pass makes.
  public let audio: Double
  /// Wall-clock seconds of the best pass.
  public let best: Double
  /// Wall-clock seconds of the middle pass.
  public let median: Double

  /// Speaks sentences over and over.
  ///
  /// - Parameters:
  ///   - engine: The engine; the first sentence is spoken once before the clock starts.
  ///   - sentences: What is spoken.
  ///   - voice: Who speaks.
  ///   - parallelism: Sentences under way at once.
  ///   - passes: How often all of them are spoken.
  /// - Returns: Times of whole passes.
  /// - Throws: What the engine throws.
  public static func run(
    _ engine: some SpeechEngine, _ sentences: [Utterance], voice: String, parallelism: Int,
    passes: Int
  ) async throws -> SynthesisBenchmark {
    if let first = sentences.first {
      _ = try await engine.synthesize(first, voice: voice, speed: 1)
    }
    var times: [Double] = []
    var samples = 0
    let clock = ContinuousClock()
    for _ in 0..<max(passes, 1) {
      let start = clock.now
      samples = try await spoken(engine, sentences, voice: voice, parallelism: parallelism)
      let parts = (clock.now - start).components
      times.append(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
    }
    times.sort()
    return SynthesisBenchmark(
      audio: Double(samples) / Double(Speech.sampleRate), best: times[0],
      median: times[times.count / 2])
  }

  /// Speaks all sentences, so many at once, and counts the samples.
  private static func spoken(
    _ engine: some SpeechEngine, _ sentences: [Utterance], voice: String, parallelism: Int
  ) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      var total = 0
      for (index, sentence) in sentences.enumerated() {
        if index >= parallelism { total += try await group.next() ?? 0 }
        group.addTask {
          try await engine.synthesize(sentence, voice: voice, speed: 1).samples.count
        }
      }
      for try await count in group { total += count }
      return total
    }
  }
}
