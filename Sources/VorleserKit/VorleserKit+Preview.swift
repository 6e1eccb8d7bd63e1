public import AudioEngine
import ReadAloud
import Synthesizer

extension VorleserKit {
  /// Speaks a text on this machine and returns when it was played.
  ///
  /// - Parameters:
  ///   - text: The text, with blank lines between paragraphs.
  ///   - options: The voice and its settings.
  ///   - sink: The destination of the sound; `nil` for this machine's sound card.
  /// - Throws: `SpeechError` when the voice can't speak; `SoundOutputError` without a sound card;
  ///   `CancellationError`.
  public func play(
    _ text: String, _ options: SpeechOptions = SpeechOptions(), to sink: (any AudioSink)? = nil
  ) async throws {
    let speech = try await speech(options)
    let source = TextSentences(text: text, language: speech.voice.language)
    let sink = try sink ?? SoundCardSink()
    for sentence in source.sentences(inChapter: 0) {
      try await sink.write(speech.speech(for: sentence).samples)
    }
    try await sink.drain()
  }
}
