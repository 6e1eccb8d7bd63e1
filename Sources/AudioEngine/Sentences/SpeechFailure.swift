import ReadAloud
import Synthesizer

/// Why a sentence is skipped, where the next one may well be spoken.
struct SpeechFailure: Sendable {
  /// For people.
  var reason: String
  /// Set where the sentence is in a language that the voice does not speak.
  var language: UnspokenLanguage?

  /// Tells errors that end a reading from those that cost a sentence.
  ///
  /// - Parameter error: What a voice threw.
  /// - Throws: The error, where no other sentence would do better, or `CancellationError`.
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
