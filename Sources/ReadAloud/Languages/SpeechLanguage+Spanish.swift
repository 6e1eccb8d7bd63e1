import Phonemes
import SpokenText

extension SpeechLanguage {
  /// Spanish, with the sounds of Castile.
  static let spanish = spelled(
    "es", Dialect(tag: "es", name: "Spanish"),
    sample: "La lámpara está encendida, el sillón es tuyo y el cuento puede empezar.",
    revision: 6,
    normalizer: { RomanceNormalizer.spanish.spoken($0) }, phonemizer: .spanish)
}
