import Foundation

/// A sentence is in a language that the chosen voice does not speak.
public struct UnspokenLanguage: Error, Hashable, Sendable, CustomStringConvertible {
  /// Primary subtag of the language, or `nil` if only the script shows that it is another.
  public let language: String?
  /// Whether the voice does not know the letters either, so that it can't try.
  public let isOtherScript: Bool

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - language: Primary subtag of the language, if known.
  ///   - isOtherScript: Whether the voice does not know the letters; `nil` where no language is known,
  ///     since then the letters are what told it.
  public init(language: String?, isOtherScript: Bool? = nil) {
    self.language = language
    self.isOtherScript = isOtherScript ?? (language == nil)
  }

  /// One sentence for people.
  public var description: String {
    guard let language else { return "No installed voice speaks the language of this script." }
    let name = Locale(identifier: "en").localizedString(forLanguageCode: language)
    return "No installed voice speaks \(name ?? "the language '\(language)'")."
  }
}
