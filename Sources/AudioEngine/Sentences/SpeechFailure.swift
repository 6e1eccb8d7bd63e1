import ReadAloud
import Synthesizer

/// Why a sentence is skipped, if the next one may be spoken.
struct SpeechFailure: Sendable {
  /// For people.
  var reason: String
  /// Set where the sentence is in a language that the voice does not speak.
  var language: UnspokenLanguage?

  /// Distinguishes errors that end a stream from those that skip a sentence.
  ///
  /// - Parameter error: The voice's error.
  /// - Throws: The error, if it would occur for every sentence, or `CancellationError`.
  init(_ error: any Error) throws {
    // An engine that is stopped may call that by another name.
    try Task.checkCancellation()
    switch error {
    case let error as CancellationError: throw error
    case let error as SpeechError:
      switch error {
      case .unknownVoice, .unusableModel: throw error
      case .engine: reason = "\(error)"
      }
    case let error as UnspokenLanguage:
      reason = error.description
      language = error
    default: reason = String(describing: error)
    }
  }
}
