import Foundation
public import Synthesizer

/// A voice at some speed, ready to speak sentences.
public struct VoiceSpeech: SpeechSource {
  /// Changes whenever the same sentence may be spoken differently in every language; what only one language
  /// reads differently changes its row's ``SpeechLanguage/revision``.
  private static let revision = 2

  /// The voice.
  public let voice: Voice
  /// Everything that the speech depends on.
  public let identity: String
  /// Whether it speaks emphasised words more slowly.
  public let emphasizesWords: Bool

  /// The pacing of its engine.
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
    emphasizesWords = await engine.emphasizesWords(voice: voice.id)
    let language = SpeechLanguage.named(voice.language)
    let text = "text-\(Self.revision)-\(language.subtag)-\(language.revision)"
    let foreign = isAnyLanguageSpoken ? "-any-language" : ""
    identity = await "\(engine.identity(of: voice.id))/speed-\(speed)/\(text)\(foreign)"
  }

  /// Speaks one sentence.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: Speech with word ranges in the sentence's text; without samples if there is nothing
  ///   to say.
  /// - Throws: `UnspokenLanguage`; `SpeechError`; `CancellationError`.
  public func speech(for sentence: SpokenSentence) async throws -> Speech {
    if let obstacle = obstacle(to: sentence) { throw obstacle }
    let kind = type(of: engine)
    var utterance = try await pronunciation.utterance(
      sentence.text, changes: sentence.changes, language: voice.language,
      isNormalizing: !kind.readsText || kind.readsSpokenText, asLetters: kind.readsText)
    guard utterance.hasSound else { return Speech(samples: [], words: []) }
    if emphasizesWords, !sentence.emphases.isEmpty { utterance.emphasize(sentence.emphases) }
    return try await engine.synthesize(utterance, voice: voice.id, speed: speed * sentence.pace)
  }

  /// Whether the voice knows the language and the letters of a sentence.
  func speaks(_ sentence: SpokenSentence) -> Bool { obstacle(to: sentence) == nil }

  private func obstacle(to sentence: SpokenSentence) -> UnspokenLanguage? {
    SpokenLanguage.obstacle(
      sentence.text, isAnyLanguageSpoken ? nil : sentence.language, voice: voice.language)
  }
}
