import Phonemes
import SpokenText

extension SpeechLanguage {
  /// German, with the sounds of the standard language.
  static let german = spelled(
    "de", Dialect(tag: "de", name: "German"),
    sample: "Die Lampe brennt, der Sessel ist deiner, und die Geschichte kann beginnen.",
    revision: 6,
    normalizer: { GermanNormalizer().spoken($0) }, phonemizer: .german)
}
