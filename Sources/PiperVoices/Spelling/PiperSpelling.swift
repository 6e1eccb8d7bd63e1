import Foundation
import Phonemes
import Synthesizer

/// Writes sounds as the models of a language have learned them.
///
/// Of a language that the program `espeak-ng` reads, they are written so already.
struct PiperSpelling {
  /// Primary subtags of the languages whose sounds come from our rules.
  static let languages: Set<String> = ["de", "en", "es", "fr", "hi", "it", "pt", "zh"]
  /// Languages that neither our spellings nor the program can read for such models: the program knows
  /// no Chinese characters in Japanese.
  private static let unreadable: Set<String> = ["ja"]

  private let spell: (String) -> String

  /// Finds the spelling of a language.
  ///
  /// - Parameter language: BCP 47 tag.
  init(language: String) {
    spell =
      switch language.prefix(while: { $0 != "-" }) {
      case "en": EnglishSymbols(isBritish: language == "en-GB").spelled
      case "de": RuledSymbols.german.spelled
      case "es": RuledSymbols.spanish.spelled
      case "fr": RuledSymbols.french.spelled
      case "it": RuledSymbols.italian.spelled
      case "pt": RuledSymbols.portuguese.spelled
      case "zh": ChineseSymbols().spelled
      // Our sounds of Hindi are written as espeak-ng writes them.
      default: { $0 }
      }
  }

  /// The signs of a word, with accents apart from their letters: so Piper has them.
  ///
  /// - Parameter phonemes: The word's sounds.
  /// - Returns: One sign for each symbol of a model.
  func signs(of phonemes: String) -> String.UnicodeScalarView {
    spell(phonemes).decomposedStringWithCanonicalMapping.unicodeScalars
  }

  /// Refuses a voice whose language can't be read here.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag.
  ///   - name: The voice's name.
  /// - Throws: `SpeechError.unusableModel`, which says what to install.
  static func check(_ language: String, of name: String) throws {
    let primary = String(language.prefix { $0 != "-" })
    guard !languages.contains(primary) else { return }
    guard !unreadable.contains(primary) else {
      throw SpeechError.unusableModel(
        "the voice \(name) speaks \(language), whose texts can't be read for Piper's voices")
    }
    do {
      _ = try EspeakProgram.reader(of: primary)
    } catch {
      throw SpeechError.unusableModel("the voice \(name) can't be used yet: \(error)")
    }
  }
}
