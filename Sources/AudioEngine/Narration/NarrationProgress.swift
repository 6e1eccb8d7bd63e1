import Synthesizer

/// The progress of a narration.
public struct NarrationProgress: Hashable, Sendable {
  /// Index of the chapter that is being spoken.
  public var chapter: Int
  /// How many chapters there are.
  public var chapterCount: Int
  /// The chapter's heading, if it has one.
  public var title: String?
  /// The share of the text that is done, 0...1.
  public var fraction: Double
  /// Length of the audio so far.
  public var audio: Duration
  /// Seconds of audio per second of this call; `nil` at the start.
  public var speed: Double?
  /// The remaining time at that speed; `nil` at the start.
  public var timeLeft: Duration?
  /// How many sentences could not be spoken in this call.
  public var skippedCount: Int
}

/// The outcome of a narration.
public struct NarrationReport: Hashable, Sendable {
  /// Length of the audio in samples at 24 kHz.
  public var sampleCount: Int
  /// How many sentences the book has.
  public var sentenceCount: Int
  /// How many of them could not be spoken.
  public var skippedCount: Int
  /// The first sentences that this call has skipped, at most ``Narrator/skippedLimit``.
  public var skipped: [SkippedSentence] = []

  /// Length of the audio.
  public var duration: Duration {
    .seconds(Double(sampleCount) / Double(Speech.sampleRate))
  }
}
