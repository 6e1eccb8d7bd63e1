/// Reads sentences of Mandarin, simplified or traditional, in the phonemes that Kokoro was trained
/// with.
///
/// Words come from jieba's list, readings from pypinyin's. Another phonemizer reads Latin words and
/// remaining digits. A pronunciation in the text, `[word](/phonemes/)`, is taken as it is. Calls
/// are safe from any thread. They block for well under a millisecond, apart from calls to the other
/// phonemizer.
public struct ChinesePhonemizer: Phonemizer {
  private let reader: ChineseReader
  private let foreign: ForeignWords

  /// Makes a phonemizer.
  ///
  /// - Parameters:
  ///   - data: The compiled data.
  ///   - foreign: Makes the phonemizer of Latin words; called for the first one.
  public init(data: ChineseData, foreign: @escaping @Sendable () throws -> any Phonemizer) {
    reader = ChineseReader(data: data)
    self.foreign = ForeignWords(foreign)
  }

  /// Reads a sentence.
  ///
  /// - Parameter sentence: One sentence, normalised or not.
  /// - Returns: Words and marks in order. Their ranges in the sentence ascend.
  /// - Throws: The errors of the other phonemizer.
  public func phonemes(of sentence: String) throws -> [PhonemeWord] {
    try HanSentence(sentence).words(
      isNative: \.isHan, native: { words(of: $0) }, foreign: foreign.words)
  }

  /// The words of a run of characters.
  private func words(of characters: [Unicode.Scalar]) -> [HanSentence.Native] {
    var words = reader.words(of: characters)
    ToneSandhi.apply(to: &words)
    return words.map { word in
      let sounds = word.syllables.map { $0.map(PinyinSounds.sounds) ?? "" }
      return HanSentence.Native(range: word.range, phonemes: sounds.joined())
    }
  }
}
