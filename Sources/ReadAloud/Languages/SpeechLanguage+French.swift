import Phonemes
import SpokenText

extension SpeechLanguage {
  /// French.
  static let french = spelled(
    "fr", Dialect(tag: "fr", name: "French"),
    sample: "La lampe est allumée, le fauteuil est à vous et l’histoire peut commencer.",
    revision: 6,
    normalizer: { RomanceNormalizer.french.spoken($0) }, phonemizer: .french)
}
