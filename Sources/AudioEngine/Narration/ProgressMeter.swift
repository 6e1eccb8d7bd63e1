import ReadAloud
import ReadingModel
import Synthesizer

/// Computes the progress of a narration and the remaining time.
struct ProgressMeter {
  private let chapters: [SpokenChapter]
  private let elapsed: @Sendable () -> Duration
  private var firstOffset: TextOffset?
  private var madeSampleCount = 0
  private var skippedCount = 0

  /// Starts the watch.
  init(chapters: [SpokenChapter], clock: any Clock<Duration>) {
    self.chapters = chapters
    elapsed = Self.stopwatch(clock)
  }

  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The state after one more piece.
  ///
  /// - Parameters:
  ///   - piece: The stored piece.
  ///   - sampleCount: Length of the audio so far.
  /// - Returns: The progress.
  mutating func progress(after piece: SpokenPiece, sampleCount: Int) -> NarrationProgress {
    let first = firstOffset ?? piece.sentence.range.lowerBound
    firstOffset = first
    madeSampleCount += piece.samples.count
    if piece.failure != nil { skippedCount += 1 }
    let end = chapters.last?.range.upperBound ?? 0
    let start = chapters.first?.range.lowerBound ?? 0
    let done = piece.sentence.range.upperBound
    let seconds = elapsed().inSeconds
    let made = Double(madeSampleCount) / Double(Speech.sampleRate)
    let left = seconds * Double(end - done) / Double(max(done - first, 1))
    return NarrationProgress(
      chapter: piece.sentence.chapter, chapterCount: chapters.count,
      title: chapters[piece.sentence.chapter].title,
      fraction: end > start ? Double(done - start) / Double(end - start) : 1,
      audio: .seconds(Double(sampleCount) / Double(Speech.sampleRate)),
      speed: seconds > 0 ? made / seconds : nil,
      timeLeft: seconds > 0 ? .seconds(left) : nil, skippedCount: skippedCount)
  }
}
