/// Cuts a sentence into words for a voice that reads text: the phonemes of a word are its letters.
public struct WrittenPhonemizer: Phonemizer {
  /// Makes a phonemizer.
  public init() {}

  /// Reads a sentence.
  ///
  /// - Parameter sentence: One sentence as it is written.
  /// - Returns: Words and marks in order. Their ranges in the sentence ascend.
  public func phonemes(of sentence: String) -> [PhonemeWord] {
    let text = TextSlice(sentence)
    return WrittenPieces.all(in: text).map { piece in
      let written = text.text(piece.range)
      return PhonemeWord(
        text: written, source: text.source(piece.range),
        phonemes: piece.kind == .word || piece.kind == .given ? written : piece.phonemes,
        hasTrailingSpace: piece.hasTrailingSpace)
    }
  }
}
