public import Phonemes
public import ReadingModel
import SpokenText
public import Synthesizer

/// Turns text into an utterance: normalised, in phonemes, each word with its range in the book.
public struct TextFrontEnd: Sendable {
  /// Writes a text out as it is spoken; each part knows its source.
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
  ///   - offset: The sentence's start in the coordinates of the words' ranges.
  /// - Returns: Words and marks with ascending ranges, all within the sentence.
  /// - Throws: What the phonemizer throws.
  public func utterance(_ sentence: String, at offset: TextOffset = 0) throws -> Utterance {
    Utterance(words: try words(of: sentence).map { Self.moved($0, by: offset) })
  }

  /// Prepares one sentence with changes.
  ///
  /// - Parameters:
  ///   - sentence: Its text.
  ///   - changes: What is said otherwise than it is written, in order and without overlap.
  ///   - symbols: Writes sounds that somebody has given in the voices' alphabet.
  /// - Returns: Words and marks with ascending ranges, all within the sentence; what stands for a
  ///   changed piece has its range.
  /// - Throws: What the phonemizer throws.
  public func utterance(
    _ sentence: String, changes: [SpokenChange], symbols: (String) -> String
  ) throws -> Utterance {
    let changed = ChangedText(sentence, changes: changes)
    let words = GivenSounds.put(changed.sounds, into: try words(of: changed.mapped.text), symbols)
    let length = sentence.utf16.count
    return Utterance(
      words: words.map { word in
        var mapped = word
        mapped.source = changed.mapped.source(of: word.source).clamped(to: 0..<length)
        return mapped
      })
  }

  /// Words and marks of a text, with ranges in it.
  private func words(of text: String) throws -> [PhonemeWord] {
    let spoken = normalize(text)
    let length = text.utf16.count
    return try phonemizer.phonemes(of: spoken.text).map { word in
      var mapped = word
      mapped.source = spoken.source(of: word.source).clamped(to: 0..<length)
      return mapped
    }
  }

  private static func moved(_ word: PhonemeWord, by offset: TextOffset) -> PhonemeWord {
    guard offset != 0 else { return word }
    var moved = word
    moved.source = word.source.lowerBound + offset..<word.source.upperBound + offset
    return moved
  }
}
