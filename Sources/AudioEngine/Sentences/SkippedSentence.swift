public import ReadAloud

/// A sentence that was not spoken.
public struct SkippedSentence: Hashable, Sendable {
  /// The sentence.
  public var sentence: SpokenSentence
  /// Why, for people.
  public var reason: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - reason: Why, for people.
  public init(sentence: SpokenSentence, reason: String) {
    self.sentence = sentence
    self.reason = reason
  }
}
