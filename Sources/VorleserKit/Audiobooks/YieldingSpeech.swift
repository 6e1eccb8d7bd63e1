import ReadAloud
import Synthesizer

/// A voice that lets all listeners go first: it begins a sentence only while no live stream needs a voice.
struct YieldingSpeech: SpeechSource {
  /// The time after which it looks again; a sentence takes a second or more.
  private static let interval = Duration.milliseconds(100)

  let speech: any SpeechSource
  let kit: VorleserKit

  var identity: String { speech.identity }
  var pacing: SpeechPacing { speech.pacing }

  func speech(for sentence: SpokenSentence) async throws -> Speech {
    while kit.isSpeaking { try await Task.sleep(for: Self.interval) }
    return try await speech.speech(for: sentence)
  }
}
