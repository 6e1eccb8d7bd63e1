import Foundation
import OnnxRuntime
import Synthesizer
import TestSupport
import Testing

@testable import PiperVoices

@Suite(
  .enabled(if: Places.onnxRuntime != nil, "needs the onnxruntime wheel: make setup"),
  .timeLimit(.minutes(5)))
struct PiperSpeakersTests {
  private let folder: TemporaryFolder
  private let engine: PiperEngine
  private static let utterance = Utterance(phonemes: "həlˈO, ðˈɛɹ.")

  init() throws {
    folder = try TemporaryFolder()
    engine = PiperEngine(
      library: try #require(Places.onnxRuntime), folder: folder.url.appending(path: "voices"))
  }

  private func install(_ speakers: [String: Int], levels: [Float]) async throws {
    try TinyPiper.write(
      "duo", to: folder.url, settings: TinyPiper.settings(speakers: speakers),
      model: TinyPiper.model(speakerLevels: levels))
    try await engine.installer.install("duo", from: folder.url) { _, _ in }
  }

  private func speak(_ voice: String) async throws -> Speech {
    try await engine.synthesize(Self.utterance, voice: voice, speed: 1)
  }

  @Test func eachSpeakerIsAVoice() async throws {
    try await install(["anna": 1, "bob": 0], levels: [1, 1])
    let voices = await engine.voices
    #expect(voices.map(\.id) == ["duo:bob", "duo:anna"])
    #expect(voices.map(\.name) == ["Duo bob", "Duo anna"])
    #expect(await engine.blend("duo:anna")?.id == "duo:anna")
    #expect(await engine.blend("duo")?.id == "duo")
    #expect(await engine.blend("duo:zoe") == nil)
  }

  @Test func speakersSoundDifferentAndAreEquallyLoud() async throws {
    try await install(["anna": 1, "bob": 0], levels: [1, -0.1])
    let (bob, anna) = try await (speak("duo:bob"), speak("duo:anna"))
    #expect(try await speak("duo") == bob)
    #expect(bob.words == anna.words && bob.samples != anna.samples)
    let levels = [bob, anna].map { ($0.samples.reduce(0) { $0 + $1 * $1 }).squareRoot() }
    #expect(abs(levels[0] / levels[1] - 1) < 0.2)
    await #expect(throws: SpeechError.unknownVoice("duo:zoe")) { try await speak("duo:zoe") }
  }

  @Test func allSpeakersGoWithTheirModel() async throws {
    try await install(["anna": 0, "bob": 1], levels: [1, 1])
    #expect(try engine.installer.remove("duo"))
    #expect(await engine.voices.isEmpty)
  }

  @Test func ofManySpeakersTheFirstAreListedAndAllSpeak() async throws {
    let names = Dictionary(uniqueKeysWithValues: (0..<200).map { ("p\($0)", $0) })
    try await install(names, levels: [Float](repeating: 1, count: 200))
    #expect(await engine.voices.count == PiperSpeakers.listed)
    #expect(try await !speak("duo:p199").words.isEmpty)
    #expect(await engine.blend("duo:p199")?.name == "Duo p199")
  }

  @Test(arguments: [
    (2, ["a": 0, "b": 1], ["a", "b"]), (2, [:], ["0", "1"]), (2, ["a b": 0, "b": 1], ["0", "b"]),
    (2, ["1": 0], ["0", "1"]), (1, ["a": 0], []), (3, ["a": 2, "b": 2], ["0", "1", "b"]),
  ])
  func namesAreThoseOfTheFileWhereTheyCanBe(
    count: Int, numbers: [String: Int], names: [String]
  ) {
    #expect(PiperSpeakers.names(count, numbers) == names)
  }

  @Test(arguments: [(0, ["a": 0]), (5_000, [:]), (2, ["a": 2]), (2, ["a": -1])])
  func numbersOutOfRangeAreRefused(count: Int, numbers: [String: Int]) {
    #expect(PiperSpeakers.names(count, numbers) == nil)
  }
}
