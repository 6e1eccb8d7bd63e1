import Phonemes
import SpokenText

/// Replaces the phonemes of words by sounds that a person has given.
enum GivenSounds {
  /// Sounds after which an English plural or genitive is voiceless, and those that need a vowel.
  private static let voiceless = Set("ptkfθ".unicodeScalars)
  private static let hissing = Set("szʃʒʧʤ".unicodeScalars)

  /// Replaces phonemes by given sounds.
  ///
  /// - Parameters:
  ///   - sounds: In order, with ranges in the text.
  ///   - words: Words and marks of the text, with ranges in it.
  ///   - symbols: Converts given sounds to the voices' alphabet.
  /// - Returns: The words; those in a range become one word with the given sounds.
  static func put(
    _ sounds: [ChangedText.Sounds], into words: [PhonemeWord], _ symbols: (String) -> String
  ) -> [PhonemeWord] {
    guard !sounds.isEmpty else { return words }
    var result: [PhonemeWord] = []
    var rest = sounds[...]
    var isSaid = false
    for word in words {
      while let next = rest.first, next.range.upperBound <= word.source.lowerBound {
        rest.removeFirst()
        isSaid = false
      }
      guard let next = rest.first, next.range.overlaps(word.source) else {
        result.append(word)
        continue
      }
      guard !isSaid else {
        // Another part of what was said already: only its end counts.
        if let last = result.indices.last {
          result[last].hasTrailingSpace = word.hasTrailingSpace
        }
        continue
      }
      isSaid = true
      var given = word
      given.phonemes = symbols(next.phonemes)
      if word.source.upperBound > next.range.upperBound {
        given.phonemes += ending(of: word, given.phonemes)
      }
      result.append(given)
    }
    return result
  }

  /// The phonemes of a genitive ending that follows the word.
  private static func ending(of word: PhonemeWord, _ phonemes: String) -> String {
    guard word.text.hasSuffix("'s") || word.text.hasSuffix("\u{2019}s"),
      let last = phonemes.unicodeScalars.last
    else { return "" }
    return hissing.contains(last) ? "ɪz" : voiceless.contains(last) ? "s" : "z"
  }
}
