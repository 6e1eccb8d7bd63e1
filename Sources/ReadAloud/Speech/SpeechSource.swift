public import Synthesizer

/// A voice that is ready to say sentences of a book.
///
/// Calls may overlap; equal sentences give equal speech.
public protocol SpeechSource: Sendable {
  /// What makes the speech what it is: engine, model, voice, speed and the version of the rules for
  /// spoken text. Narrations are resumed only where this is equal.
  var identity: String { get }

  /// How it speaks to somebody who waits for the first sound.
  var pacing: SpeechPacing { get }

  /// Says one sentence.
  ///
  /// - Parameter sentence: What to say; `text` is all that should matter besides the language.
  /// - Returns: Speech whose word ranges are UTF-16 offsets in `sentence.text`. No samples at all
  ///   mean that there is nothing to say, such as for a row of asterisks.
  /// - Throws: `SpeechError.unknownVoice` and `SpeechError.unusableModel` end the reading;
  ///   `CancellationError` when cancelled; for any other error the sentence is skipped, counted and
  ///   reported.
  func speech(for sentence: SpokenSentence) async throws -> Speech
}

extension SpeechSource {
  /// The usual pacing.
  public var pacing: SpeechPacing { SpeechPacing() }
}
