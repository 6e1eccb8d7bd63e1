import Phonemes
import Synthesizer

/// The text by which the loudness of a speaker is measured.
enum PiperCalibration {
  /// Digits, which every language has: some eight seconds.
  private static let digits = "1 2 3 4 5, 6 7 8 9 0, 2 4 6 8 0, 1 3 5 7 9."
  /// The digits in Mandarin, whose phonemizer needs data of the program.
  private static let chineseDigits = Utterance(
    phonemes: """
      i→ aɻ↘ sa→n sɨ↘ u↓, ljou↘ ʨʰi→ pa→ ʨjou↓ li↗ŋ, aɻ↘ sɨ↘ ljou↘ pa→ li↗ŋ, i→ sa→n u↓ ʨʰi→ ʨjou↓.
      """)

  /// What a voice of a language says.
  ///
  /// - Parameter language: BCP 47 tag.
  /// - Returns: The sounds.
  /// - Throws: `EspeakError`.
  static func utterance(_ language: String) throws -> Utterance {
    switch language.prefix(while: { $0 != "-" }) {
    case "en": CalibrationText.utterance
    case "de": Utterance(words: RulePhonemizer.german.phonemes(of: digits))
    case "es": Utterance(words: RulePhonemizer.spanish.phonemes(of: digits))
    case "fr": Utterance(words: RulePhonemizer.french.phonemes(of: digits))
    case "it": Utterance(words: RulePhonemizer.italian.phonemes(of: digits))
    case "pt": Utterance(words: RulePhonemizer.portuguese.phonemes(of: digits))
    case "hi": Utterance(words: RulePhonemizer.hindi.phonemes(of: digits))
    case "zh": chineseDigits
    case let other:
      Utterance(words: try EspeakPhonemizer(language: String(other)).phonemes(of: digits))
    }
  }

  /// The factor that brings a speaker to the common loudness.
  ///
  /// - Parameter speaker: The speaker.
  /// - Returns: The factor.
  /// - Throws: `OnnxError`; `SpeechError`; `CancellationError`.
  static func gain(of speaker: PiperSpeaker) throws -> Float {
    let said: Utterance
    do {
      said = try utterance(speaker.voice.settings.language)
    } catch let error as EspeakError {
      throw SpeechError.unusableModel(error.description)
    }
    return Levelling.gain(for: try speaker.speak(said, speed: 1, gain: 1).samples)
  }
}
