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

  /// How its engine speaks to somebody who waits.
  public var pacing: SpeechPacing { engine.pacing }

  private let speed: Double
  private let engine: any SpeechEngine
  private let pronunciation: Pronunciation
  private let isAnyLanguageSpoken: Bool

  package init(
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
    let utterance = try await pronunciation.utterance(
      sentence.text, changes: sentence.changes, language: voice.language)
    guard utterance.hasSound else { return Speech(samples: [], words: []) }
    return try await engine.synthesize(utterance, voice: voice.id, speed: speed)
  }
}
