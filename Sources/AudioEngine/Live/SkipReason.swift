import ReadAloud
import Synthesizer

/// Why a sentence was not spoken: a sentence for people, and a code for clients that translate it.
public struct SkipReason: Hashable, Sendable {
  /// Kinds of reasons.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// It is in a language that no voice speaks.
    case otherLanguage = "other-language"
    /// It is in letters that no voice knows.
    case otherScript = "other-script"
    /// The voice failed on this sentence.
    case failed
    /// The book's text has changed.
    case changed
  }

  /// The kind of reason.
  public var code: Code
  /// One sentence for people.
  public var text: String
  /// Primary subtag of the language that is not spoken, if known.
  public var language: String?

  /// Makes a reason.
  ///
  /// - Parameters:
  ///   - code: The kind of reason.
  ///   - text: One sentence for people.
  ///   - language: Primary subtag of the language that is not spoken, if known.
  public init(_ code: Code, _ text: String, language: String? = nil) {
    self.code = code
    self.text = text
    self.language = language
  }

  /// Why a voice did not speak a sentence.
  init(_ failure: SpeechFailure) {
    let code: Code? = failure.language.map { $0.isOtherScript ? .otherScript : .otherLanguage }
    self.init(code ?? .failed, failure.reason, language: failure.language?.language)
  }
}
