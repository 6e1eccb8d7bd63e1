/// Reads sentences of any language by the program `espeak-ng`, in IPA as that program writes it.
///
/// The program reads numbers and signs too, so that no text needs to be written out before. A
/// pronunciation in the text, `[word](/phonemes/)`, is taken as it is. Calls are safe from any
/// thread and block for some 20 ms, in which the program runs.
public struct EspeakPhonemizer: Phonemizer {
  private let program: EspeakProgram
  private let language: String

  /// Makes a phonemizer.
  ///
  /// - Parameter language: Primary subtag (BCP 47), such as `pl`.
  /// - Throws: ``EspeakError`` if the program is not installed or does not know the language.
  public init(language: String) throws {
    self.init(language: language, program: try EspeakProgram.reader(of: language))
  }

  /// Makes a phonemizer with a program that knows the language.
  init(language: String, program: EspeakProgram) {
    self.language = language
    self.program = program
  }

  /// Reads a sentence.
  ///
  /// - Parameter sentence: One sentence as it is written.
  /// - Returns: Words and marks in order. Their ranges in the sentence ascend.
  /// - Throws: ``EspeakError``.
  public func phonemes(of sentence: String) throws -> [PhonemeWord] {
    let text = TextSlice(sentence)
    var pieces = WrittenPieces.all(in: text)
    let phrases = WrittenPieces.phrases(in: pieces, text, limit: EspeakProgram.lineLimit)
    let lines = phrases.flatMap { phrase in
      let words = phrase.map { text.text(pieces[$0].range) }
      return [words.joined(separator: " ")] + words
    }
    guard !lines.isEmpty else { return words(pieces, text) }
    var rest = try program.sounds(of: lines, language)[...]
    for phrase in phrases {
      let read = rest.prefix(phrase.count + 1)
      rest = rest.dropFirst(phrase.count + 1)
      let parts = SoundAlignment.parts(of: read.first ?? "", words: Array(read.dropFirst()))
      for (index, part) in zip(phrase, parts) {
        pieces[index].phonemes = part.sounds
        if index != phrase.last { pieces[index].hasTrailingSpace = part.hasTrailingSpace }
      }
    }
    return words(pieces, text)
  }

  private func words(_ pieces: [SpelledWord], _ text: TextSlice) -> [PhonemeWord] {
    pieces.map { piece in
      PhonemeWord(
        text: text.text(piece.range), source: text.source(piece.range), phonemes: piece.phonemes,
        hasTrailingSpace: piece.hasTrailingSpace)
    }
  }
}
