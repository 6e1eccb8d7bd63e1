import AudioEngine
import ReadAloud
import ReadingModel
import Synthesizer
import VorleserKit

extension VorleserKit {
  /// A voice by name, at its own speed.
  func bench(_ voice: String) async throws -> VoiceSpeech {
    var options = SpeechOptions()
    options.voice = voice
    return try await speech(options)
  }
}

/// A sentence by itself.
func sentence(_ text: String) -> SpokenSentence {
  SpokenSentence(chapter: 0, range: 0..<text.utf16.count, text: text, endsBlock: true)
}

/// What was spoken of some sentences.
struct Spoken: Sendable {
  var sampleCount = 0
  /// Sentences that could not be spoken, as a narration skips them.
  var skippedCount = 0

  /// Length of the sound in seconds.
  var audio: Double { Double(sampleCount) / Double(Speech.sampleRate) }
}

/// Speaks sentences, so many at once, and keeps nothing of them.
func speak(_ sentences: [SpokenSentence], _ voice: VoiceSpeech, parallelism: Int) async -> Spoken {
  await withTaskGroup(of: Int?.self) { group in
    var waiting = sentences.makeIterator()
    var spoken = Spoken()
    for _ in 0..<parallelism {
      guard let first = waiting.next() else { break }
      group.addTask { await sampleCount(of: first, voice) }
    }
    for await count in group {
      spoken.sampleCount += count ?? 0
      spoken.skippedCount += count == nil ? 1 : 0
      guard let next = waiting.next() else { continue }
      group.addTask { await sampleCount(of: next, voice) }
    }
    return spoken
  }
}

private func sampleCount(of sentence: SpokenSentence, _ voice: VoiceSpeech) async -> Int? {
  do {
    return try await voice.speech(for: sentence).samples.count
  } catch {
    return nil
  }
}
