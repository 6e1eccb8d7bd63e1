import Foundation
import UnicodeText

/// Decides whether a voice can speak a sentence.
package enum SpokenLanguage {
  /// Tags that name no language (BCP 47: undetermined, multiple, none, uncoded).
  private static let unnamed: Set<String> = ["", "und", "mul", "zxx", "mis"]

  /// What is written for a language besides its subtag: a name, a library's code, a variety.
  private static let otherNames = [
    "english": "en", "cmn": "zh", "chi": "zh", "no": "nb",
  ]

  /// The primary subtag of a BCP 47 tag, or `nil` if it names no language.
  package static func primary(_ tag: String?) -> String? {
    let subtag = tag?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first
    let primary = subtag.map { $0.lowercased() } ?? ""
    guard !unnamed.contains(primary) else { return nil }
    // Books also write the three-letter code or the name; a whole book would go unspoken for that.
    if let usual = otherNames[primary] { return usual }
    return Locale.LanguageCode(primary).identifier(.alpha2) ?? primary
  }

  /// Why a voice can't speak a sentence, or `nil` if it can.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - tag: BCP 47 tag of its language, if known.
  ///   - voice: BCP 47 tag of the voice's language.
  /// - Returns: The obstacle.
  static func obstacle(_ text: String, _ tag: String?, voice: String) -> UnspokenLanguage? {
    // Books name one language and quote others: mostly foreign letters are a foreign sentence.
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    let own = script(of: primary(voice))
    let isOtherScript = letters.count { !isLatin($0) && !own($0) } * 2 > letters.count
    let named = primary(tag).flatMap { $0 == primary(voice) ? nil : $0 }
    guard isOtherScript || named != nil else { return nil }
    return UnspokenLanguage(language: named, isOtherScript: isOtherScript)
  }

  /// The letters that a language is written with besides Latin ones: those of its usual script.
  private static func script(of language: String?) -> (Unicode.Scalar) -> Bool {
    guard let language, let code = Locale.Language(identifier: language).script?.identifier,
      code != "Latn"
    else { return { _ in false } }
    return WritingScript(code).contains
  }

  /// Whether a letter belongs to the Latin script, or to the signs that are used with it.
  ///
  /// Blocks: Basic Latin to IPA and modifiers, phonetic extensions, Latin Extended Additional,
  /// letterlike symbols and number forms, Latin Extended-C/D/E, ligatures, fullwidth, mathematical.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x36F, 0x1D00...0x1EFF, 0x2070...0x218F, 0x2C60...0x2C7F, 0xA720...0xA7FF,
      0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFF21...0xFF5A, 0x1D400...0x1D7FF:
      true
    default: false
    }
  }
}
