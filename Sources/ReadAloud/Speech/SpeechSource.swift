public import Synthesizer

/// A voice that is ready to speak sentences of a book.
///
/// Calls may overlap; equal sentences give equal speech.
public protocol SpeechSource: Sendable {
  /// Everything that the speech depends on: engine, model, voice, speed and the version of the
  /// rules for spoken text. A narration is resumed only if this is equal.
  var identity: String { get }

  /// How long utterances are when a listener waits for the first sound.
  var pacing: SpeechPacing { get }

  /// Whether the speech depends on the emphases of a sentence.
  var emphasizesWords: Bool { get }

  /// The voice that speaks a sentence: this one, or one of several that it holds.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: What ``speech(for:)`` speaks it by; its identity is all that the sentence's speech
  ///   depends on.
  func speaker(of sentence: SpokenSentence) -> any SpeechSource

  /// Speaks one sentence.
  ///
  /// - Parameter sentence: The sentence; only its text, changes, emphases, pace and language should matter.
  /// - Returns: Speech whose word ranges are UTF-16 offsets in `sentence.text`. Speech without
  ///   samples means that there is nothing to say, as in a row of asterisks; if it has words, these were
  ///   heard with the sentence before.
  /// - Throws: `SpeechError.unknownVoice` and `SpeechError.unusableModel` end the reading;
  ///   `CancellationError` when cancelled; for any other error the sentence is skipped, counted and
  ///   reported.
  func speech(for sentence: SpokenSentence) async throws -> Speech
}

extension SpeechSource {
  /// The default pacing.
  public var pacing: SpeechPacing { SpeechPacing() }

  /// It does, unless the source knows better.
  public var emphasizesWords: Bool { true }

  /// This one, which speaks all sentences.
  ///
  /// - Parameter sentence: Any sentence.
  /// - Returns: The same.
  public func speaker(of sentence: SpokenSentence) -> any SpeechSource { self }
}
