/// How the spelling of a language sounds: the rules of a language whose letters tell its sounds.
protocol SpellingRules: Sendable {
  /// The letters that it has besides a to z, in small letters; any other letter is read as the
  /// nearest of them all.
  var ownLetters: Set<Unicode.Scalar> { get }
  /// The names of the letters, as words of the language.
  var letterNames: [Unicode.Scalar: String] { get }
  /// The names of the digits 0 to 9.
  var digitNames: [String] { get }
  /// Letters that are words, and are not read by their names.
  var wordLetters: Set<Unicode.Scalar> { get }
  /// What stands between the parts of a word with hyphens: a space where each keeps its stress.
  var compoundJoint: String { get }

  /// Whether the parts of a word with hyphens are words of their own, so that they bind as words do.
  var splitsCompounds: Bool { get }

  /// The sounds of a word by itself.
  ///
  /// - Parameter letters: Small letters of the language, with apostrophes (`'`); never empty.
  /// - Returns: Phonemes in Kokoro's alphabet, the stress before its vowel.
  func sounds(of letters: [Unicode.Scalar]) -> String

  /// Changes the sounds of words that are spoken without a pause.
  ///
  /// - Parameter words: The words from one mark to the next; none is silent.
  func connect(_ words: inout ArraySlice<SpelledWord>)
}

extension SpellingRules {
  /// Most languages read a word with hyphens as one.
  var splitsCompounds: Bool { false }
}

/// A word or mark on its way to phonemes.
struct SpelledWord: Hashable, Sendable {
  /// What a piece of text is.
  enum Kind: Hashable, Sendable {
    /// A word, which may change beside its neighbours.
    case word
    /// A word whose sounds are given.
    case given
    /// A mark that makes a pause.
    case mark
    /// Something that makes no sound, such as `*`.
    case silent
  }

  /// Its place, in scalars.
  var range: Range<Int>
  var kind: Kind
  /// Small letters of the language; empty for anything but a word.
  var letters: [Unicode.Scalar] = []
  /// Phonemes, or the mark.
  var phonemes = ""
  var hasTrailingSpace = false
}
