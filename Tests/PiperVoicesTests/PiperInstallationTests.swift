import Foundation
import OnnxRuntime
import Synthesizer
import TestSupport
import Testing

@testable import PiperVoices

@Suite(
  .enabled(if: Places.onnxRuntime != nil, "needs the onnxruntime wheel: make setup"),
  .timeLimit(.minutes(5)))
struct PiperInstallationTests {
  private let folder: TemporaryFolder
  private let engine: PiperEngine

  init() throws {
    folder = try TemporaryFolder()
    engine = PiperEngine(
      library: try #require(Places.onnxRuntime), folder: folder.url.appending(path: "voices"))
  }

  private func install(_ name: String) async throws {
    try await engine.installer.install(name, from: folder.url) { _, _ in }
  }

  /// What lies in the folder of the prepared voices.
  private func stored() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "voices").path)
    return (names ?? []).sorted()
  }

  /// Installs what has to be refused, and returns the reason.
  private func refusal(_ name: String) async throws -> String {
    let error = await #expect(throws: (any Error).self) { try await install(name) }
    #expect(stored().isEmpty)
    #expect(await engine.voices.isEmpty)
    return error.map { "\($0)" } ?? ""
  }

  private static let utterance = Utterance(phonemes: "həlˈO, ðˈɛɹ.")

  @Test func aVoiceFromAFolderIsListedSpeaksAndGoes() async throws {
    try TinyPiper.write("en_US-tiny-low", to: folder.url)
    try await install("en_US-tiny-low")
    let voice = Voice(
      id: "en_US-tiny-low", name: "Tiny", engine: "piper", language: "en-US", sampleRate: 22_050)
    #expect(await engine.voices == [voice])
    #expect(stored() == PiperStore.endings.map { "en_US-tiny-low.\($0)" }.sorted())
    let speech = try await engine.synthesize(Self.utterance, voice: voice.id, speed: 1)
    #expect(speech.words.map(\.source) == [0..<5, 7..<11])
    #expect(speech.words.last?.samples.upperBound == speech.samples.count)
    #expect(try engine.installer.remove(voice.id))
    #expect(stored().isEmpty)
    await #expect(throws: SpeechError.unknownVoice(voice.id)) {
      try await engine.synthesize(Self.utterance, voice: voice.id, speed: 1)
    }
  }

  @Test func wordsHaveTheFramesOfTheirSounds() async throws {
    try TinyPiper.write("tiny", to: folder.url, settings: TinyPiper.settings(rate: 24_000))
    try await install("tiny")
    let speech = try await engine.synthesize(Self.utterance, voice: "tiny", speed: 1)
    // A sign has two frames, the space after it one: `həlˈoʊ` are six signs.
    #expect(speech.words.first?.samples.count == 6 * 3 * PiperSpeaker.hop)
    let pause = try #require(speech.words.last).samples.lowerBound
    // Between the words are the comma and the space.
    #expect(pause - (speech.words.first?.samples.upperBound ?? 0) == 2 * 3 * PiperSpeaker.hop)
  }

  @Test func `emphasised words have more frames, and no other word`() async throws {
    try TinyPiper.write("tiny", to: folder.url, settings: TinyPiper.settings(rate: 24_000))
    try await install("tiny")
    #expect(await engine.emphasizesWords(voice: "tiny"))
    // At this speed a sign's length is just below two whole frames.
    let plain = try await engine.synthesize(Self.utterance, voice: "tiny", speed: 0.85)
    var stressed = Self.utterance
    stressed.emphasize([7..<11])
    let speech = try await engine.synthesize(stressed, voice: "tiny", speed: 0.85)
    #expect(speech.words.map(\.source) == plain.words.map(\.source))
    #expect(speech.words[0] == plain.words[0])
    #expect(speech.words[1].samples.count > plain.words[1].samples.count)
  }

  @Test func `a voice that a former version has prepared is prepared again`() async throws {
    try TinyPiper.write("tiny", to: folder.url)
    try await install("tiny")
    let file = folder.url.appending(path: "voices/tiny.json")
    var receipt = try #require(VoiceReceipt.read(file))
    receipt.source = receipt.source.replacingOccurrences(of: "revision 3", with: "revision 2")
    try receipt.write(to: file)
    #expect(await !engine.emphasizesWords(voice: "tiny"))
    #expect(await !engine.isUsable("tiny"))
    try await install("tiny")
    #expect(await engine.emphasizesWords(voice: "tiny"))
    #expect(await engine.isUsable("tiny"))
    #expect(await !engine.emphasizesWords(voice: "none"))
  }

  @Test func equalInputGivesEqualSoundAndOtherInputAnother() async throws {
    try TinyPiper.write("tiny", to: folder.url)
    try await install("tiny")
    let first = try await engine.synthesize(Self.utterance, voice: "tiny", speed: 1)
    #expect(try await engine.synthesize(Self.utterance, voice: "tiny", speed: 1) == first)
    await engine.unload()
    #expect(try await engine.synthesize(Self.utterance, voice: "tiny", speed: 1) == first)
    let other = Utterance(phonemes: "həlˈO, ðˈæɹ.")
    let second = try await engine.synthesize(other, voice: "tiny", speed: 1)
    #expect(second.samples.count == first.samples.count && second.samples != first.samples)
  }

  @Test func aFasterVoiceIsShorter() async throws {
    try TinyPiper.write("tiny", to: folder.url)
    try await install("tiny")
    let slow = try await engine.synthesize(Self.utterance, voice: "tiny", speed: 0.5)
    let fast = try await engine.synthesize(Self.utterance, voice: "tiny", speed: 2)
    #expect(slow.samples.count > 2 * fast.samples.count)
  }

  @Test func theLoudnessIsMeasuredAtInstallation() async throws {
    try TinyPiper.write("tiny", to: folder.url)
    try await install("tiny")
    let speech = try await engine.synthesize(CalibrationText.utterance, voice: "tiny", speed: 1)
    let loudness = try #require(LoudnessMeter.loudness(of: speech.samples))
    #expect(abs(loudness - Levelling.target) < 1.5)
  }

  @Test func aVoiceThatIsReplacedHasAnotherIdentity() async throws {
    try TinyPiper.write("tiny", to: folder.url)
    try await install("tiny")
    let before = await engine.identity(of: "tiny")
    try await install("tiny")
    #expect(await engine.identity(of: "tiny") == before)
    var settings = TinyPiper.settings()
    settings["inference"] = ["length_scale": 1.5]
    try TinyPiper.write("tiny", to: folder.url, settings: settings)
    try await install("tiny")
    #expect(await engine.identity(of: "tiny") != before)
  }

  @Test func aModelWithoutItsSettingsIsRefusedByTheMissingFile() async throws {
    try Data(TinyPiper.model()).write(to: folder.url.appending(path: "tiny.onnx"))
    #expect(try await refusal("tiny").contains("'tiny.onnx.json'"))
  }

  @Test func aVoiceOfALanguageThatNothingReadsIsRefusedByItsName() async throws {
    try TinyPiper.write("tiny", to: folder.url, settings: TinyPiper.settings(language: "ja_JP"))
    #expect(try await refusal("tiny").contains("speaks ja-JP"))
  }

  @Test(arguments: [
    ("de_DE", "de-DE"), ("es_MX", "es-MX"), ("fr_FR", "fr-FR"), ("it_IT", "it-IT"),
    ("pt_BR", "pt-BR"), ("zh_CN", "zh-CN"),
  ])
  func aVoiceOfALanguageWithRulesOfOursSpeaksIt(code: String, tag: String) async throws {
    try TinyPiper.write("tiny", to: folder.url, settings: TinyPiper.settings(language: code))
    try await install("tiny")
    #expect(await engine.voices.map(\.language) == [tag])
    let speech = try await engine.synthesize(Self.utterance, voice: "tiny", speed: 1)
    #expect(speech.words.count == 2)
  }

  @Test func aModelOfAnotherStructureIsRefused() async throws {
    try TinyPiper.write("tiny", to: folder.url, model: TinyPiper.sine)
    #expect(try await refusal("tiny").contains("no model of Piper's"))
  }

  @Test func aModelWhoseFramesDoNotFillItsSoundIsRefused() async throws {
    try TinyPiper.write("tiny", to: folder.url, model: TinyPiper.model(samplesOfFrame: 128))
    #expect(try await refusal("tiny").contains("unexpected sizes"))
  }

  @Test(arguments: [0, 1, 100, 1_000])
  func aDamagedModelIsRefused(count: Int) async throws {
    try TinyPiper.write("tiny", to: folder.url, model: Array(TinyPiper.model().prefix(count)))
    #expect(try await refusal("tiny").contains("tiny"))
  }

  @Test func aNewFileThatIsRefusedLeavesTheOlderVoice() async throws {
    try TinyPiper.write("tiny", to: folder.url)
    try await install("tiny")
    try TinyPiper.write("tiny", to: folder.url, model: TinyPiper.sine)
    await #expect(throws: SpeechError.self) { try await install("tiny") }
    let speech = try await engine.synthesize(Self.utterance, voice: "tiny", speed: 1)
    #expect(!speech.words.isEmpty)
  }

  @Test func theVoiceOfTheCatalogueIsCheckedByItsHash() async throws {
    let entry = try #require(PiperCatalogue.entries.first)
    #expect(entry.voice.id == "joe" && entry.voice.language == "en-US")
    try Data("no wheel".utf8).write(
      to: folder.url.appending(path: entry.address.lastPathComponent))
    await #expect(throws: VoiceInstallError.damaged("joe")) { try await install("joe") }
    #expect(stored().isEmpty)
  }
}
