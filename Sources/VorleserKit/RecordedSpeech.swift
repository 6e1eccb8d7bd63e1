import AudioEngine
import Foundation
import ReadAloud
import ReadingModel
import Sandbox
import Synthesizer

/// A book's own recording, sentence by sentence; text that nobody has recorded is spoken by a voice.
///
/// A clip is heard with the sentence, or the part of one, in which its text begins.
struct RecordedSpeech: SpeechSource {
  let voice: CastSpeech
  let sounds: RecordedSounds

  var identity: String { "recording/\(voice.identity)" }

  func speech(for sentence: SpokenSentence) async throws -> Speech {
    switch try await sounds.found(for: sentence) {
    case .unrecorded: break
    case .heardBefore:
      let words = TimedWord(source: 0..<sentence.range.count, samples: 0..<0)
      return Speech(samples: [], words: [words])
    case .left: return Speech(samples: [], words: [])
    case .clips(let clips):
      do {
        return try await sounds.speech(of: clips, for: sentence)
      } catch is RecordingError {
        // A sound that is damaged, or ends too early: the voice reads what is missing.
      }
    }
    return try await voice.speech(for: sentence)
  }
}
