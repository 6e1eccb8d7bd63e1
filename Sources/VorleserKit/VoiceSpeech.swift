public import AudioEngine
import Foundation
public import Synthesizer

/// A voice at some speed, ready to say sentences.
public struct VoiceSpeech: SpeechSource {
  /// Changes whenever the same sentence may be spelled out or pronounced otherwise.
  private static let revision = 1

  /// Who speaks.
  public let voice: Voice
  /// What makes the speech what it is.
  public let identity: String

  /// Hibari has 90 characters ready in 30 ms.
  ///
  /// Kokoro takes a second on all cores for three seconds of sound, so each opening is spoken while
  /// the one before is heard.
  public var pacing: SpeechPacing {
    var pacing = SpeechPacing()
    guard voice.engine == "kokoro" else { return pacing }
    pacing.openings = [10...28, 24...60, 40...110]
    pacing.longestPassage = 160
    pacing.lane = voice.engine
    return pacing
  }

  private let speed: Double
  private let engine: any SpeechEngine
  private let pronunciation: Pronunciation
  private let isAnyLanguageSpoken: Bool

  init(
    voice: Voice, speed: Double, engine: any SpeechEngine, pronunciation: Pronunciation,
    isAnyLanguageSpoken: Bool = false
  ) async {
    self.isAnyLanguageSpoken = isAnyLanguageSpoken
    self.voice = voice
    self.speed = speed
    self.engine = engine
    self.pronunciation = pronunciation
    let text = "text-\(Self.revision)\(isAnyLanguageSpoken ? "-any-language" : "")"
    identity = await "\(engine.identity(of: voice.id))/speed-\(speed)/\(text)"
  }

  /// Says one sentence.
  ///
  /// - Parameter sentence: What to say.
  /// - Returns: Speech with word ranges in the sentence's text; without samples where there is
  ///   nothing to say.
  /// - Throws: `UnspokenLanguage`; `SpeechError`; `CancellationError`.
  public func speech(for sentence: SpokenSentence) async throws -> Speech {
    let obstacle = SpokenLanguage.obstacle(
      sentence.text, isAnyLanguageSpoken ? nil : sentence.language, voice: voice.language)
    if let obstacle { throw obstacle }
    let utterance =
      sentence.changes.isEmpty
      ? try await pronunciation.utterance(sentence.text, language: voice.language)
      : try await pronunciation.utterance(
        sentence.text, changes: sentence.changes, language: voice.language)
    guard utterance.hasSound else { return Speech(samples: [], words: []) }
    return try await engine.synthesize(utterance, voice: voice.id, speed: speed)
  }
}
