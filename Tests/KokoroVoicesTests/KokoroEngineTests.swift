import Foundation
import Hashing
import KokoroVoices
import OnnxRuntime
import Phonemes
import Synthesizer
import TestSupport
import Testing

/// The prepared model and the packs, where they are.
enum Prepared {
  static let share: URL? = Places.resources.flatMap { share in
    let receipt = share.appending(path: "kokoro/kokoro.json")
    return FileManager.default.fileExists(atPath: receipt.path) ? share : nil
  }

  static let isComplete = share != nil && Places.voices != nil

  /// An engine that keeps what it measures in a folder of its own, which holds packs of these voices.
  static func engine(in folder: URL, _ names: [String] = ["af_heart", "bf_emma"]) throws
    -> KokoroEngine
  {
    let share = try #require(share)
    for name in names {
      let file = folder.appending(path: "\(name).bin")
      try FileManager.default.copyItem(
        at: #require(Places.voices).appending(path: "\(name).bin"), to: file)
    }
    return KokoroEngine(
      library: share.appending(path: "lib/\(Runtime.fileName)"),
      model: share.appending(path: "kokoro"), voices: [folder])
  }

  /// One engine for all tests that install nothing: loading it and measuring its voices takes longer than most of them.
  static let shared = Result {
    try engine(in: sharedFolder.get().url, ["af_heart", "bf_emma"] + languages.map(\.voice))
  }
  /// Its voices.
  static let sharedFolder = Result { try TemporaryFolder() }

  /// A sentence in each language besides English, with a voice of it.
  static let languages: [(voice: String, phonemes: String)] = [
    ("ef_dora", "la lˈampaɾa estˈa ˌenθendˈiða, i el kwˈɛnto pwˈeðe ˌempeθˈaɾ."),
    ("if_sara", "la lˈampada ˈɛ atːʃˈeza, e la stˈɔrja pʊˈɔ komintʃˈare."),
    ("ff_siwis", "la lˈɑ̃p ɛt alymˈe, e listwˈaʁ pˈø komɑ̃sˈe."),
    ("pf_dora", "a lˈɐ̃mpadæ estˈa asˈezæ, i a istˈɔɾjæ pˈɔʤy komesˈaɾ."),
    ("hf_alpha", "dˈiːpək ɟˈʌl ɾˌəhaː hɛː, ɔːɾ kəhˈaːni ʃˈʊɾuː hoː sˈʌktˌi hɛː."),
    ("zf_xiaoxiao", "tə→ŋ i↓ʨi→ŋ tjɛ↓nlja↘ŋ, ku↘ʂɨ kʰɤ↓i↓ kʰai→ʂɨ↓."),
    ("jf_alpha", "akaɾʲi ɡa tomoɾʲi, monoɡataɾʲi o haʥimemaɕoː."),
  ]

  /// Hello there, my friend.
  static let utterance = Utterance(phonemes: "həlˈO ðˈɛɹ, mˌI fɹˈɛnd.")
}

/// One after the other: an engine takes hundreds of megabytes.
@Suite(
  .serialized,
  .enabled(if: Prepared.isComplete, "needs the prepared model and voice packs: make build"),
  .timeLimit(.minutes(10)), .ownThreads)
struct KokoroEngineTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: UUID().uuidString, directoryHint: .isDirectory)

  /// An engine of its own, for a test that installs and removes voices.
  private func withEngine(_ body: (KokoroEngine) async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(Prepared.engine(in: folder))
  }

  @Test func wordsAreTimedAndTheSoundIsLevelled() async throws {
    let engine = try Prepared.shared.get()
    let speech = try await engine.synthesize(Prepared.utterance, voice: "af_heart", speed: 1)
    let spoken = Prepared.utterance.words.filter { WordTiming.isSpoken($0) }
    #expect(speech.words.map(\.source) == spoken.map(\.source))
    for (one, next) in zip(speech.words, speech.words.dropFirst()) {
      #expect(one.samples.upperBound <= next.samples.lowerBound)
    }
    #expect(speech.words.last?.samples.upperBound == speech.samples.count)
    let level = { (range: Range<Int>) -> Float in
      let sum = speech.samples[range].reduce(Float(0)) { $0 + $1 * $1 }
      return (sum / Float(max(range.count, 1))).squareRoot()
    }
    #expect(speech.words.allSatisfy { level($0.samples) > 0.01 })
    #expect(speech.samples.allSatisfy { abs($0) <= Levelling.ceiling * 1.001 })
    let again = try await engine.synthesize(Prepared.utterance, voice: "af_heart", speed: 1)
    #expect(again == speech)
    // The loudness was measured once and kept beside the pack.
    let receipt = try VoiceReceipt.read(
      Prepared.sharedFolder.get().url.appending(path: "af_heart.json"))
    #expect((0.3...4).contains(receipt?.gain ?? 0))
  }

  @Test func theWeightsAreMappedFromTheirFile() async throws {
    let engine = try Prepared.shared.get()
    _ = try await engine.synthesize(Prepared.utterance, voice: "af_heart", speed: 1)
    // The list was seen without its end once, while other tests used the process: so it may be read again.
    try await eventually("the weights are mapped", within: .seconds(20)) {
      try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        .contains("/kokoro/kokoro.weights")
    }
  }

  @Test(arguments: LongTests.sample(Prepared.languages, every: 2))
  func anotherLanguageIsSpokenWithATimeForEveryWord(voice: String, phonemes: String) async throws {
    let engine = try Prepared.shared.get()
    let utterance = Utterance(phonemes: phonemes)
    let speech = try await engine.synthesize(utterance, voice: voice, speed: 1)
    #expect(
      speech.words.map(\.source)
        == utterance.words.filter { WordTiming.isSpoken($0) }.map(\.source))
    #expect(speech.words.allSatisfy { $0.samples.count > Speech.sampleRate / 50 })
    #expect((1.0...6.0).contains(Double(speech.samples.count) / Double(Speech.sampleRate)))
  }

  @Test func aMixedVoiceIsInstalledFromItsPartsAndSpeaksGerman() async throws {
    try await withEngine { engine in
      let packs = try #require(Places.voices)
      try await engine.installer.install("df_clara", from: packs) { _, _ in }
      let file = folder.appending(path: "df_clara.bin")
      let digest = Digest.hexadecimal(try Digest.of(file: file, .sha256).digest)
      #expect(digest == KokoroCatalogue.entry(for: "df_clara")?.sha256)
      // Its parts are no voices, and nothing of them stays.
      #expect(await engine.voices.map(\.id) == ["af_heart", "bf_emma", "df_clara"])
      #expect(await engine.voices.last?.language == "de")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(
        left.filter { $0.hasPrefix("df_clara") }.sorted() == ["df_clara.bin", "df_clara.json"])
      let utterance = Utterance(phonemes: "diː lˈampə brˈɛnt, ʊnt diː ɡəʃˈɪçtə kan bəɡˈɪnən.")
      let speech = try await engine.synthesize(utterance, voice: "df_clara", speed: 1)
      #expect((1.0...6.0).contains(Double(speech.samples.count) / Double(Speech.sampleRate)))
      #expect(try engine.installer.remove("df_clara"))
      #expect(await engine.voices.map(\.id) == ["af_heart", "bf_emma"])
    }
  }

  @Test func aMixedVoiceWithoutOneOfItsPartsIsNotInstalled() async throws {
    try await withEngine { engine in
      let parts = folder.appending(path: "parts")
      try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
      let pack = try #require(Places.voices).appending(path: "ff_siwis.bin")
      try FileManager.default.copyItem(at: pack, to: parts.appending(path: "ff_siwis.bin"))
      let missing = VoiceInstallError.notInFolder(file: "hf_alpha.bin", folder: parts.path)
      await #expect(throws: missing) {
        try await engine.installer.install("df_clara", from: parts) { _, _ in }
      }
      try Data("no voice".utf8).write(to: parts.appending(path: "hf_alpha.bin"))
      await #expect(throws: VoiceInstallError.damaged("hf_alpha")) {
        try await engine.installer.install("df_clara", from: parts) { _, _ in }
      }
      #expect(await engine.voices.map(\.id) == ["af_heart", "bf_emma"])
    }
  }

  @Test func voicesDifferAndABlendIsNeither() async throws {
    let engine = try Prepared.shared.get()
    let voices = ["af_heart", "bf_emma", "af_heart:60,bf_emma:40"]
    var levels: [Double] = []
    var sounds: Set<[Float]> = []
    for voice in voices {
      let speech = try await engine.synthesize(
        CalibrationText.utterance, voice: voice, speed: 1)
      levels.append(try #require(LoudnessMeter.loudness(of: speech.samples)))
      sounds.insert(speech.samples)
    }
    #expect(sounds.count == 3)
    #expect(levels.allSatisfy { abs($0 - Levelling.target) < 1.5 }, "\(levels)")
    let installed = await engine.voices.filter { voices.contains($0.id) }
    #expect(installed.map(\.language) == ["en-US", "en-GB"])
  }

  @Test func aShortWordIsNotClipped() async throws {
    let engine = try Prepared.shared.get()
    for phonemes in ["nˈO", "I", "jˈɛs"] {
      let speech = try await engine.synthesize(
        Utterance(phonemes: phonemes), voice: "af_heart", speed: 1)
      let seconds = Double(speech.samples.count) / Double(Speech.sampleRate)
      #expect((0.3...1.2).contains(seconds), "\(phonemes): \(seconds) s")
      #expect(speech.words.count == 1)
    }
  }

  @Test func aCallIsCancelledWhileTheModelRuns() async throws {
    let engine = try Prepared.shared.get()
    _ = try await engine.synthesize(Prepared.utterance, voice: "af_heart", speed: 1)
    let long = Utterance(
      phonemes: (0..<6).map { _ in Prepared.utterance.phonemes }.joined(separator: " "))
    let clock = ContinuousClock()
    let whole = try await clock.measure {
      _ = try await engine.synthesize(long, voice: "af_heart", speed: 1)
    }
    // Of several the shortest: what else the machine does lengthens some of them, not each.
    var shortest = whole
    for _ in 0..<5 {
      let task = Task { try await engine.synthesize(long, voice: "af_heart", speed: 1) }
      try await Task.sleep(for: whole / 10)
      let rest = await clock.measure {
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      shortest = min(shortest, rest)
    }
    #expect(shortest < whole / 2)
  }

  @Test func unknownVoicesAreNamed() async throws {
    let engine = try Prepared.shared.get()
    for voice in ["am_nobody", "af_heart:60,am_nobody:40"] {
      await #expect(throws: SpeechError.unknownVoice("am_nobody")) {
        try await engine.synthesize(Prepared.utterance, voice: voice, speed: 1)
      }
    }
  }
}

@Suite(.ownThreads)
struct KokoroInstallationTests {
  @Test func aMissingModelSaysWhatToRun() async throws {
    let nowhere = URL(filePath: "/nowhere")
    let engine = KokoroEngine(library: nowhere, model: nowhere, voices: [nowhere])
    let error = await #expect(throws: SpeechError.self) {
      try await engine.synthesize(Prepared.utterance, voice: "af_heart", speed: 1)
    }
    #expect("\(try #require(error))".contains("make build"))
    #expect(await engine.voices.isEmpty)
  }

  @Test(.enabled(if: Prepared.share != nil, "needs the library: make build"))
  func damagedPartsAreRefusedAndNothingIsLeft() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let part = folder.appending(path: "part.bin")
    try Data("no model".utf8).write(to: part)
    let library = try #require(Prepared.share).appending(path: "lib/\(Runtime.fileName)")
    let target = folder.appending(path: "share")
    await #expect(throws: SpeechError.self) {
      try await KokoroModel.prepare(from: [part], into: target, library: library)
    }
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }
}
