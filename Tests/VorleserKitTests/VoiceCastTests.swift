import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing
import VorleserKit

/// Who speaks what is said in a book.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct VoiceCastTests {
  private let folder: TemporaryFolder
  private let kit: VorleserKit

  init() throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(home: folder.url, resources: Places.resources)
  }

  private func cast(quotations voice: String) async throws -> CastSpeech {
    var rules = SpeechRules.none
    rules.dialogue = DialogueChoices(mode: .quotations, quotations: voice)
    var options = SpeechOptions()
    options.rules = KeyedSpeechRules(rules)
    return try await kit.cast(options)
  }

  private func said(_ text: String, in language: String, by voice: String) -> SpokenSentence {
    let length = text.utf16.count
    return SpokenSentence(
      chapter: 0, range: 0..<length, text: text, language: language,
      voices: [VoiceRun(range: 0..<length, voice: voice)])
  }

  @Test func `a voice that is not installed leaves its part to the listener's`() async throws {
    let alone = try await kit.cast()
    let cast = try await cast(quotations: "nobody")
    #expect(cast.identity == alone.identity)
    let sentence = said("“Is it snow?”", in: "en", by: "nobody")
    #expect(cast.speaker(of: sentence).identity == alone.narrator.identity)
    #expect(try await !cast.speech(for: sentence).samples.isEmpty)
  }

  @Test func `speech depends on the revision of the voice's language alone`() async throws {
    let voice = try #require(await kit.voices.first { $0.language == "ja" }).id
    var options = SpeechOptions()
    options.voice = voice
    let japanese = try await kit.speech(options).identity
    let english = try await kit.speech().identity
    #expect(japanese.contains("-ja-\(SpeechLanguage.named("ja").revision)"))
    #expect(english.contains("-en-\(SpeechLanguage.named("en").revision)"))
  }

  @Test func `a voice speaks its own language only`() async throws {
    let japanese = try #require(await kit.voices.first { $0.language == "ja" }).id
    let cast = try await cast(quotations: japanese)
    #expect(cast.identity != cast.narrator.identity)
    let own = cast.speaker(of: said("「はい」", in: "ja", by: japanese))
    #expect(own.identity != cast.narrator.identity)
    let foreign = cast.speaker(of: said("“Is it snow?”", in: "en", by: japanese))
    #expect(foreign.identity == cast.narrator.identity)
  }
}
