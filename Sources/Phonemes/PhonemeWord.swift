/// One spoken word or mark with its phonemes and the text it came from.
public struct PhonemeWord: Hashable, Sendable {
  /// The text as written.
  public var text: String
  /// UTF-16 range in the text that was given.
  public var source: Range<Int>
  /// Phonemes in Kokoro's alphabet, stress marks included; a mark is itself; empty is silent.
  public var phonemes: String
  /// Whether a space follows.
  public var hasTrailingSpace: Bool

  /// Makes a word.
  ///
  /// - Parameters:
  ///   - text: The text as written.
  ///   - source: UTF-16 range in the text that was given.
  ///   - phonemes: Phonemes in Kokoro's alphabet.
  ///   - hasTrailingSpace: Whether a space follows.
  public init(text: String, source: Range<Int>, phonemes: String, hasTrailingSpace: Bool) {
    self.text = text
    self.source = source
    self.phonemes = phonemes
    self.hasTrailingSpace = hasTrailingSpace
  }
}

/// Turns the text of one sentence into phonemes.
public protocol Phonemizer: Sendable {
  /// Reads a sentence.
  ///
  /// - Parameter sentence: One sentence, normalised or not.
  /// - Returns: Words and marks in order, their ranges ascending in the sentence.
  /// - Throws: When a model that it needs fails.
  func phonemes(of sentence: String) throws -> [PhonemeWord]
}
