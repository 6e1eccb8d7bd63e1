import Phonemes
import SpokenText

extension SpeechLanguage {
  /// Hindi in Devanagari.
  static let hindi = spelled(
    "hi", Dialect(tag: "hi", name: "Hindi"),
    sample: "दीपक जल रहा है, कुर्सी आपकी है और कहानी शुरू हो सकती है।",
    revision: 1,
    normalizer: { HindiNormalizer().spoken($0) }, phonemizer: .hindi)
}
