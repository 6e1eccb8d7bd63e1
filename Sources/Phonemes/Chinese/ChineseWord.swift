/// A word of Chinese characters with its syllables.
struct ChineseWord: Hashable, Sendable {
  /// Its range among the characters of its run.
  var range: Range<Int>
  /// Simplified characters.
  var characters: [Unicode.Scalar]
  /// One syllable for each character; `nil` for a character without a reading.
  var syllables: [PinyinSyllable?]

  var text: String { String(String.UnicodeScalarView(characters)) }
}
