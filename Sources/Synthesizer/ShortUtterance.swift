import Phonemes

extension Utterance {
  /// An utterance with fewer symbols is spoken by ``rounded``.
  package static let shortSymbolCount = 20

  private static let closing = Set(".!?…,;:—".unicodeScalars)
  private static let vowels = Set("AIOQWYaeiouæɑɒɔəɛɜɪʊʌɐᵻ".unicodeScalars)

  /// The utterance, completed if it is so short that the models would clip it.
  ///
  /// Measured with three Kokoro voices and hibari: "No" without a mark at its end lasts half as
  /// long as with one, and a lone word without stress ("I") is a grunt of 0.17 s at half the level.
  /// So a short utterance gets a stop where it ends without a mark, and a lone word its stress; the
  /// stop belongs to no word.
  package var rounded: Utterance {
    let symbols = words.reduce(0) { $0 + $1.phonemes.unicodeScalars.count }
    guard symbols < Self.shortSymbolCount else { return self }
    var rounded = self
    let spoken = words.indices.filter { WordTiming.isSpoken(words[$0]) }
    guard let last = spoken.last else { return self }
    if spoken.count == 1 { rounded.words[last].phonemes = Self.stressed(words[last].phonemes) }
    let ending = words[last...].reduce(into: "") { $0 += $1.phonemes }
    guard !ending.unicodeScalars.contains(where: Self.closing.contains) else { return rounded }
    rounded.words[last].hasTrailingSpace = false
    let end = words[last].source.upperBound
    let stop = PhonemeWord(text: "", source: end..<end, phonemes: ".", hasTrailingSpace: false)
    rounded.words.insert(stop, at: last + 1)
    return rounded
  }

  /// A word with a stress before its first vowel, if it has none.
  private static func stressed(_ phonemes: String) -> String {
    let symbols = phonemes.unicodeScalars
    guard !symbols.contains("ˈ"), !symbols.contains("ˌ"),
      let vowel = symbols.firstIndex(where: vowels.contains)
    else { return phonemes }
    return String(symbols[..<vowel]) + "ˈ" + String(symbols[vowel...])
  }
}
