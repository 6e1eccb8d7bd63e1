/// One spoken word or mark with its phonemes and its place in the text.
public struct PhonemeWord: Hashable, Sendable {
  /// The text as written.
  public var text: String
  /// Its UTF-16 range in the phonemizer's text.
  public var source: Range<Int>
  /// The phonemes in Kokoro's alphabet, with stress marks.
  ///
  /// A mark is its own phoneme; silent words have none.
  public var phonemes: String
  /// Whether a space follows.
  public var hasTrailingSpace: Bool
  /// Whether the writer emphasises it, so that a voice that can speaks it more slowly.
  public var isEmphasized = false

  /// Makes a word.
  ///
  /// - Parameters:
  ///   - text: The text as written.
  ///   - source: Its UTF-16 range in the phonemizer's text.
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
  /// - Returns: Words and marks in order. Their ranges in the sentence ascend.
  /// - Throws: The error of a model that the language needs.
  func phonemes(of sentence: String) throws -> [PhonemeWord]
}
