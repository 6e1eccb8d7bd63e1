import Synthesizer

/// Tells errors that end a reading from those that cost a sentence.
enum SpeechFailure {
  /// Why a sentence is skipped.
  ///
  /// - Parameter error: What a voice threw.
  /// - Returns: The reason, for people.
  /// - Throws: The error, where no other sentence would do better, or `CancellationError`.
  static func reason(_ error: any Error) throws -> String {
    // An engine that is stopped may call that by another name.
    try Task.checkCancellation()
    switch error {
    case let error as CancellationError: throw error
    case let error as SpeechError:
      switch error {
      case .unknownVoice, .unusableModel: throw error
      case .engine: return "\(error)"
      }
    default: return String(describing: error)
    }
  }
}
