import Foundation

/// Why the program `espeak-ng` does not read a text.
public enum EspeakError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not installed; a text in this language needs it.
  case missing(language: String)
  /// It has no rules for this language.
  case unknownLanguage(String)
  /// It failed on a text.
  case failed(String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .missing(let language):
      "\(Self.name(of: language)) is read by the program espeak-ng, which is not installed. Install "
        + "it, on Debian by 'apt install espeak-ng', and try again"
    case .unknownLanguage(let language):
      "the program espeak-ng does not read \(Self.name(of: language))"
    case .failed(let reason): "the program espeak-ng failed: \(reason)"
    }
  }

  private static func name(of language: String) -> String {
    Locale(identifier: "en").localizedString(forLanguageCode: language)
      ?? "the language '\(language)'"
  }
}
