import Phonemes
import SpokenText

extension SpeechLanguage {
  /// Brazilian Portuguese.
  static let portuguese = spelled(
    "pt", Dialect(tag: "pt-BR", name: "Brazilian Portuguese"),
    sample: "A lâmpada está acesa, a poltrona é sua e a história pode começar.",
    revision: 7,
    normalizer: { RomanceNormalizer.portuguese.spoken($0) }, phonemizer: .portuguese)
}
