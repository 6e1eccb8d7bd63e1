import Phonemes
import SpokenText

extension SpeechLanguage {
  /// Italian.
  static let italian = spelled(
    "it", Dialect(tag: "it", name: "Italian"),
    sample: "La lampada è accesa, la poltrona è tua e la storia può cominciare.",
    revision: 7,
    normalizer: { RomanceNormalizer.italian.spoken($0) }, phonemizer: .italian)
}
