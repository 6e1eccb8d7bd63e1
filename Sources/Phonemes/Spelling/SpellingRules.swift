/// The rules of a language whose letters tell its sounds.
protocol SpellingRules: Sendable {
  /// The letters of the language besides a to z, in small letters. Any other letter is read as the
  /// nearest of them all.
  var ownLetters: Set<Unicode.Scalar> { get }
  /// The names of the letters, as words of the language.
  var letterNames: [Unicode.Scalar: String] { get }
  /// The names of the digits 0 to 9.
  var digitNames: [String] { get }
  /// Letters that are words, and are not read by their names.
  var wordLetters: Set<Unicode.Scalar> { get }
  /// The text between the parts of a word with hyphens: a space if each part keeps its stress.
  var compoundJoint: String { get }

  /// Whether the parts of a word with hyphens are words of their own, which are connected as words
  /// are.
  var splitsCompounds: Bool { get }

  /// The phonemes of a word by itself.
  ///
  /// - Parameter letters: Small letters of the language, with apostrophes (`'`); never empty.
  /// - Returns: Phonemes in Kokoro's alphabet, each stress before its vowel.
  func sounds(of letters: [Unicode.Scalar]) -> String

  /// Changes the phonemes of words that are spoken without a pause.
  ///
  /// - Parameter words: The words from one mark to the next; none is silent.
  func connect(_ words: inout ArraySlice<SpelledWord>)
}

extension SpellingRules {
  /// Most languages read a word with hyphens as one.
  var splitsCompounds: Bool { false }
}

/// A word or mark whose phonemes are being found.
struct SpelledWord: Hashable, Sendable {
  /// The kind of a piece of text.
  enum Kind: Hashable, Sendable {
    /// A word, which may change beside its neighbours.
    case word
    /// A word with given phonemes.
    case given
    /// A mark at which the voice pauses.
    case mark
    /// A silent piece, such as `*`.
    case silent
  }

  /// Its range, in scalars.
  var range: Range<Int>
  var kind: Kind
  /// The small letters of a word; empty for other pieces.
  var letters: [Unicode.Scalar] = []
  /// Phonemes, or the mark.
  var phonemes = ""
  var hasTrailingSpace = false
}
