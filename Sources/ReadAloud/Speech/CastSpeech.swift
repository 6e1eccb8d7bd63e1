public import Synthesizer

/// The voices that read a book together: the listener's, and those of what is said in it.
///
/// A piece goes to the listener's voice if its own is not installed or does not speak its language.
public struct CastSpeech: SpeechSource {
  /// The listener's voice, which reads whatever no other voice reads.
  public let narrator: VoiceSpeech
  /// Everything that the speech depends on.
  public let identity: String
  /// The pacing of the slowest of the voices, since any of them may begin.
  public let pacing: SpeechPacing

  private let others: [String: VoiceSpeech]

  /// Puts voices together.
  ///
  /// - Parameters:
  ///   - narrator: The listener's voice.
  ///   - others: The voices besides it, by id.
  public init(narrator: VoiceSpeech, others: [String: VoiceSpeech] = [:]) {
    self.narrator = narrator
    self.others = others
    let named = others.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.identity)" }
    identity = ([narrator.identity] + named).joined(separator: "|")
    let pacings = [narrator.pacing] + others.values.map(\.pacing)
    pacing = pacings.min { $0.longestPassage < $1.longestPassage } ?? narrator.pacing
  }

  /// The voice that speaks a sentence.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The voice that the sentence asks for, if it can speak it; else the listener's.
  public func speaker(of sentence: SpokenSentence) -> any SpeechSource {
    guard let own = sentence.voice.flatMap({ others[$0] }), own.speaks(sentence) else {
      return narrator
    }
    return own
  }

  /// Speaks one sentence by its voice.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: Speech with word ranges in the sentence's text; without samples if there is nothing
  ///   to say.
  /// - Throws: `UnspokenLanguage`; `SpeechError`; `CancellationError`.
  public func speech(for sentence: SpokenSentence) async throws -> Speech {
    try await speaker(of: sentence).speech(for: sentence)
  }
}
