import Foundation
import Morphemes

/// Reads Japanese sentences in the phonemes that Kokoro was trained with.
///
/// Readings come from MeCab with the dictionary of Open JTalk. Numbers are read with their
/// counters. Another phonemizer reads Latin words. A pronunciation in the text,
/// `[word](/phonemes/)`, is taken as it is. Calls are safe from any thread. They block for well
/// under a millisecond, apart from calls to the other phonemizer.
public struct JapanesePhonemizer: Phonemizer {
  private let reader: JapaneseReader
  private let foreign: ForeignWords

  /// Opens a phonemizer.
  ///
  /// - Parameters:
  ///   - data: The prepared data.
  ///   - foreign: Makes the phonemizer of Latin words; called for the first one.
  /// - Throws: ``PronunciationDataError/damaged(path:)`` if the dictionary can't be used.
  public init(data: JapaneseData, foreign: @escaping @Sendable () throws -> any Phonemizer) throws {
    let dictionary = data.folder.appending(path: JapaneseData.dictionary)
    do {
      reader = JapaneseReader(data: data, analyser: try MorphemeAnalyser(dictionary: dictionary))
    } catch {
      throw PronunciationDataError.damaged(path: dictionary.path)
    }
    self.foreign = ForeignWords(foreign)
  }

  /// Reads a sentence.
  ///
  /// - Parameter sentence: One sentence, normalised or not.
  /// - Returns: Words and marks in order. Their ranges in the sentence ascend.
  /// - Throws: The errors of the other phonemizer.
  public func phonemes(of sentence: String) throws -> [PhonemeWord] {
    try HanSentence(sentence).words(
      isNative: \.isJapanese,
      native: { run in
        reader.words(of: run).map {
          HanSentence.Native(range: $0.range, phonemes: KanaSounds.sounds(of: $0.kana))
        }
      }, foreign: foreign.words)
  }
}
