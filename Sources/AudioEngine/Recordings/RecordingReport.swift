public import ReadAloud

/// What was found of a book in a recording.
public struct RecordingReport: Hashable, Sendable {
  /// The most sentences that are named one by one.
  public static let listLimit = 100

  /// How many sentences of the book would be spoken.
  public var sentenceCount = 0
  /// How many of them have a place in the recording.
  public var alignedCount = 0
  /// The median of their confidence, 0...1: another text has less than a half, the same voice 1.
  public var medianConfidence = 0.0
  /// Length of the recording in seconds.
  public var seconds = 0.0
  /// Sentences without a place, in the order of the text, at most ``listLimit``.
  public var missing: [SpokenSentence] = []
  /// Stretches of the recording without a sentence of the book, in seconds, at most ``listLimit``.
  public var extra: [Range<Double>] = []
}
