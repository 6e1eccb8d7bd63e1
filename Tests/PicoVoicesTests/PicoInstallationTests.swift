import Foundation
import Synthesizer
import TestSupport
import Testing

@testable import PicoVoices

/// What needs no wheel.
struct PicoInstallationTests {
  private let folder: TemporaryFolder
  private let engine: PicoEngine

  init() throws {
    folder = try TemporaryFolder()
    engine = PicoEngine(folder: folder.url.appending(path: "voices"))
  }

  @Test func everyLanguageOfTheEngineHasAVoice() {
    #expect(PicoCatalogue.entries.count == 6)
    let languages = PicoCatalogue.entries.map { $0.voice.language.prefix(2) }
    #expect(Set(languages.map(String.init)) == PicoEngine.languages)
  }

  @Test func anUnknownNameAndAFolderWithoutTheWheelAreRefused() async throws {
    await #expect(throws: VoiceInstallError.noSuchVoice("pico-pl")) {
      try await engine.installer.install("pico-pl", from: nil) { _, _ in }
    }
    let error = await #expect(throws: VoiceInstallError.self) {
      try await engine.installer.install("pico-de", from: folder.url) { _, _ in }
    }
    #expect(error?.description.contains("There is no file 'py_nanotts-0.1.1") == true)
  }

  @Test func aWheelWithOtherBytesIsRefusedAndRemoved() async throws {
    let row = try #require(PicoCatalogue.row(of: "pico-de"))
    let wheel = folder.url.appending(path: row.entry.address.lastPathComponent)
    try Data("no wheel".utf8).write(to: wheel)
    await #expect(throws: VoiceInstallError.damaged("pico-de")) {
      try await engine.installer.install("pico-de", from: folder.url) { _, _ in }
    }
    #expect(await engine.voices.isEmpty)
    let voices = folder.url.appending(path: "voices").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: voices).isEmpty)
  }

  @Test func aVoiceThatIsNotInstalledIsUnknown() async throws {
    await #expect(throws: SpeechError.unknownVoice("pico-de")) {
      try await engine.synthesize(Utterance(phonemes: "a"), voice: "pico-de", speed: 1)
    }
    #expect(try !engine.installer.remove("pico-de"))
    #expect(try !engine.installer.remove("heart"))
  }
}
