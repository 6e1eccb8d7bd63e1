public import Phonemes

/// The input of an engine: the phonemes of one sentence, each word with its source range.
public struct Utterance: Hashable, Sendable {
  /// Words and marks in order; ranges in any one coordinate space.
  public var words: [PhonemeWord]

  /// Makes an utterance.
  ///
  /// - Parameter words: Words and marks in order.
  public init(words: [PhonemeWord]) {
    self.words = words
  }

  /// The phonemes as the models see them: words joined, a space where the text had one.
  public var phonemes: String {
    words.map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined()
  }

  /// Whether there is anything to say: a row of asterisks or dots is silent.
  public var hasSound: Bool { words.contains(where: WordTiming.isSpoken) }
}
