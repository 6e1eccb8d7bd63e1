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

  /// Marks the words that the writer emphasises.
  ///
  /// - Parameter ranges: The emphasised pieces, in the space of the words' ranges; a word is emphasised if a part of it is.
  public mutating func emphasize(_ ranges: [Range<Int>]) {
    for index in words.indices {
      words[index].isEmphasized = ranges.contains { $0.overlaps(words[index].source) }
    }
  }

  /// Whether there is anything to say: a row of asterisks or dots is silent.
  public var hasSound: Bool { words.contains(where: WordTiming.isSpoken) }
}
