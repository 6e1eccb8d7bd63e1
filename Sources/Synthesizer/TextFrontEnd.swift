public import Phonemes
public import ReadingModel

/// From text to what an engine is asked to say: normalised, in phonemes, each word with the range
/// of the book that it came from.
public struct TextFrontEnd: Sendable {
  /// Writes a text out as it is spoken, with the way back.
  public typealias Normalizer = @Sendable (String) -> MappedText

  private let normalize: Normalizer
  private let phonemizer: any Phonemizer

  /// Makes a front end.
  ///
  /// - Parameters:
  ///   - phonemizer: Turns words into phonemes.
  ///   - normalize: Writes numbers, abbreviations and so on out as words; without one the text is
  ///     read as it is.
  public init(
    phonemizer: any Phonemizer, normalize: @escaping Normalizer = { MappedText(unchanged: $0) }
  ) {
    self.phonemizer = phonemizer
    self.normalize = normalize
  }

  /// Prepares one sentence.
  ///
  /// - Parameters:
  ///   - sentence: Its text.
  ///   - offset: Where the sentence starts in the coordinates that the words shall have.
  /// - Returns: Words and marks with ascending ranges, all within the sentence.
  /// - Throws: What the phonemizer throws.
  public func utterance(_ sentence: String, at offset: TextOffset = 0) throws -> Utterance {
    let spoken = normalize(sentence)
    let length = sentence.utf16.count
    let words = try phonemizer.phonemes(of: spoken.text).map { word in
      var mapped = word
      let source = spoken.source(of: word.source).clamped(to: 0..<length)
      mapped.source = source.lowerBound + offset..<source.upperBound + offset
      return mapped
    }
    return Utterance(words: words)
  }
}
