/// A word of Chinese characters with its syllables.
struct ChineseWord: Hashable, Sendable {
  /// Its place among the characters of its run.
  var range: Range<Int>
  /// Simplified characters.
  var characters: [Unicode.Scalar]
  /// One for each character; `nil` for one that nobody can read.
  var syllables: [PinyinSyllable?]

  var text: String { String(String.UnicodeScalarView(characters)) }
}
