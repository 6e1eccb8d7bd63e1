import Foundation
import HibariVoices
import OnnxRuntime
import Phonemes
import Synthesizer
import TestSupport
import Testing

/// The prepared voice, where `make build` and the program's `prepare` have run.
enum Prepared {
  static let folder: URL? = Places.resources.flatMap { share in
    let receipt = share.appending(path: "hibari/heart.json")
    return FileManager.default.fileExists(atPath: receipt.path) ? share : nil
  }

  static func engine(
    parallelism: Int = 2, idleTime: Duration = HibariEngine.idleTime
  ) throws -> HibariEngine {
    let share = try #require(folder)
    return HibariEngine(
      library: share.appending(path: "lib/\(Runtime.fileName)"),
      folders: [share.appending(path: "hibari")], parallelism: parallelism, idleTime: idleTime)
  }

  /// Hello there, my friend; this is a quiet evening.
  static let utterance = Utterance(
    phonemes: "həlˈO ðˈɛɹ, mˌI fɹˈɛnd; ðɪs ɪz ɐ kwˈIət ˈivnɪŋ.")
}

@Suite(
  .enabled(if: Prepared.folder != nil, "needs the prepared voice: make build"),
  .timeLimit(.minutes(10)))
struct HibariEngineTests {
  @Test func equalInputGivesEqualOutput() async throws {
    let text = Utterance(phonemes: "jˈɛs, sˈɜɹ.")
    let engine = try Prepared.engine()
    let first = try await engine.synthesize(text, voice: "heart", speed: 1)
    #expect(try await engine.synthesize(text, voice: "heart", speed: 1) == first)
    #expect(try await Prepared.engine().synthesize(text, voice: "heart", speed: 1) == first)
  }

  @Test func anUnusedModelLeavesMemoryAndSpeaksAgain() async throws {
    let text = Utterance(phonemes: "jˈɛs, sˈɜɹ.")
    let engine = try Prepared.engine(idleTime: .milliseconds(100))
    let first = try await engine.synthesize(text, voice: "heart", speed: 1)
    while engine.isLoaded("heart") { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try await engine.synthesize(text, voice: "heart", speed: 1) == first)
  }

  /// One sentence for several claims: vectors are slow in debug builds.
  private func speech() async throws -> Speech { try await Self.spoken.value }

  private static let spoken = Task {
    try await Prepared.engine().synthesize(Prepared.utterance, voice: "heart", speed: 1)
  }

  @Test func everyWordHasItsTimeAndTheLastEndsWithTheAudio() async throws {
    let speech = try await speech()
    let spoken = Prepared.utterance.words.filter { WordTiming.isSpoken($0) }
    #expect(speech.words.map(\.source) == spoken.map(\.source))
    #expect(speech.words.allSatisfy { $0.samples.count >= WordTiming.unit / 2 })
    for (one, next) in zip(speech.words, speech.words.dropFirst()) {
      #expect(one.samples.upperBound <= next.samples.lowerBound)
    }
    #expect(speech.words.last?.samples.upperBound == speech.samples.count)
    #expect((1.5...4.5).contains(Double(speech.samples.count) / 24_000))
  }

  @Test func energyIsWhereWordsAreAndSilenceWherePausesAre() async throws {
    let speech = try await speech()
    let level = { (range: Range<Int>) -> Float in
      let sum = speech.samples[range].reduce(Float(0)) { $0 + $1 * $1 }
      return (sum / Float(max(range.count, 1))).squareRoot()
    }
    let words = speech.words.map { level($0.samples) }
    #expect(words.allSatisfy { $0 > 0.01 })
    // What lies between two words and lasts over 0.1 s: its quietest 25 ms.
    let pauses = zip(speech.words, speech.words.dropFirst())
      .map { $0.samples.upperBound..<$1.samples.lowerBound }.filter { $0.count > 2_400 }
    #expect(!pauses.isEmpty)
    for pause in pauses {
      let levels = stride(from: pause.lowerBound, to: pause.upperBound - 600, by: 300)
        .map { level($0..<$0 + 600) }
      #expect((levels.min() ?? 1) < 0.05 * (words.max() ?? 0))
    }
  }

  @Test func silenceAtBothEndsIsShort() async throws {
    let speech = try await speech()
    let loudest = speech.samples.map(abs).max() ?? 0
    let first = try #require(speech.samples.firstIndex { abs($0) > loudest * 0.02 })
    let last = try #require(speech.samples.lastIndex { abs($0) > loudest * 0.02 })
    #expect(first < 2_400)
    #expect(speech.samples.count - last < 4_800)
  }

  @Test func loudnessIsAtTheTargetAndPeaksAreBelowTheCeiling() async throws {
    let speech = try await Prepared.engine()
      .synthesize(CalibrationText.utterance, voice: "heart", speed: 1)
    let loudness = try #require(LoudnessMeter.loudness(of: speech.samples))
    #expect(abs(loudness - Levelling.target) < 1)
    #expect(speech.samples.allSatisfy { abs($0) <= Levelling.ceiling * 1.001 })
  }

  @Test func aFasterVoiceIsShorter() async throws {
    let engine = try Prepared.engine()
    let text = Utterance(phonemes: "wˈʌn tˈu θɹˈi fˈɔɹ.")
    let slow = try await engine.synthesize(text, voice: "heart", speed: 0.8)
    let fast = try await engine.synthesize(text, voice: "heart", speed: 1.4)
    #expect(Double(slow.samples.count) > 1.3 * Double(fast.samples.count))
  }

  @Test func `emphasised words take longer by their rate, and no other word changes`() async throws
  {
    let engine = try Prepared.engine()
    let plain = Prepared.utterance
    var stressed = plain
    let words = ["həlˈO", "fɹˈɛnd", "kwˈIət", "ˈivnɪŋ"]
    // Several words, since the rounding of sounds to 25 ms leaves some as they are; the first and the last, whose outer
    // ends are trimmed by the level of the sound.
    for index in stressed.words.indices {
      stressed.words[index].isEmphasized = words.contains(plain.words[index].phonemes)
    }
    #expect(stressed.words.count(where: \.isEmphasized) == words.count)
    let before = try await engine.synthesize(plain, voice: "heart", speed: 1)
    let after = try await engine.synthesize(stressed, voice: "heart", speed: 1)
    #expect(after.words.map(\.source) == before.words.map(\.source))
    var (short, long) = (0, 0)
    let spoken = stressed.words.filter(WordTiming.isSpoken)
    for (index, (one, other)) in zip(before.words, after.words).enumerated() {
      if spoken[index].isEmphasized {
        short += one.samples.count
        long += other.samples.count
      } else {
        // A word shares the space beside it, which moves where it meets another by half a unit at most.
        #expect(abs(one.samples.count - other.samples.count) <= WordTiming.unit / 2)
      }
    }
    #expect((1.05...1.3).contains(Double(long) / Double(short)))
  }

  @Test func marksAloneAreNothing() async throws {
    let speech = try await Prepared.engine()
      .synthesize(Utterance(phonemes: "… ?"), voice: "heart", speed: 1)
    #expect(speech.samples.isEmpty && speech.words.isEmpty)
  }

  @Test func aVeryLongUtteranceIsSpokenWhole() async throws {
    let long = Utterance(
      phonemes: (0..<5).map { _ in Prepared.utterance.phonemes }.joined(separator: " "))
    let speech = try await Prepared.engine().synthesize(long, voice: "heart", speed: 1)
    #expect(speech.words.map(\.source) == long.words.filter(WordTiming.isSpoken).map(\.source))
    for (one, next) in zip(speech.words, speech.words.dropFirst()) {
      #expect(one.samples.upperBound <= next.samples.lowerBound)
    }
    #expect(speech.words.last?.samples.upperBound == speech.samples.count)
  }

  @Test func sideBySideSoundsLikeOneAfterTheOther() async throws {
    let engine = try Prepared.engine(parallelism: 2)
    let texts = ["wˈʌn.", "tˈu.", "θɹˈi fˈɔɹ."].map(
      Utterance.init(phonemes:))
    var alone: [Speech] = []
    for text in texts {
      alone.append(try await engine.synthesize(text, voice: "heart", speed: 1))
    }
    let together = try await withThrowingTaskGroup(of: (Int, Speech).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, try await engine.synthesize(text, voice: "heart", speed: 1)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts.indices.allSatisfy { together[$0] == alone[$0] })
  }

  @Test func aCancelledCallThrowsAndTheEngineGoesOn() async throws {
    let engine = try Prepared.engine(parallelism: 1)
    // Seconds of work, and a thread that ends it: tasks of other tests may hold the whole pool.
    let long = Utterance(
      phonemes: (0..<1_000).map { _ in "wˈʌn tˈu." }.joined(separator: " "))
    let task = Task { try await engine.synthesize(long, voice: "heart", speed: 1) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { task.cancel() }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(
      try await !engine.synthesize(Prepared.utterance, voice: "heart", speed: 1).words.isEmpty)
  }

  @Test func theDefaultVoiceIsListed() async throws {
    let voices = await (try Prepared.engine()).voices
    #expect(voices.first?.id == "heart" && voices.first?.language == "en-US")
  }

  @Test func anUnknownVoiceIsNamed() async throws {
    let engine = try Prepared.engine()
    await #expect(throws: SpeechError.unknownVoice("nobody")) {
      try await engine.synthesize(Prepared.utterance, voice: "nobody", speed: 1)
    }
  }
}

struct HibariInstallationTests {
  @Test func aMissingVoiceSaysWhatToRun() async throws {
    let engine = HibariEngine(
      library: URL(filePath: "/nowhere/lib.so"), folders: [URL(filePath: "/nowhere")])
    let error = await #expect(throws: SpeechError.self) {
      try await engine.synthesize(Prepared.utterance, voice: "heart", speed: 1)
    }
    #expect("\(try #require(error))".contains("make build"))
    #expect(await engine.voices.isEmpty)
  }

  @Test(.enabled(if: Places.wheels != nil && Prepared.folder != nil, "needs wheels: make build"))
  func preparingTwiceDoesTheWorkOnce() async throws {
    let folder = try TemporaryFolder()
    let assets = try #require(Places.wheels).appending(path: "hibari-tts/hibari/assets")
    let library = try #require(Prepared.folder).appending(path: "lib/\(Runtime.fileName)")
    let target = folder.url.appending(path: "share/hibari")
    #expect(try await HibariModel.prepare(from: assets, into: target, library: library))
    #expect(try await !HibariModel.prepare(from: assets, into: target, library: library))
    let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
    #expect(names == ["heart.json", "heart.onnx"])
    let receipt = try #require(VoiceReceipt.read(target.appending(path: "heart.json")))
    #expect((0.5...4).contains(receipt.gain ?? 0))
    // Another version of the library makes it again.
    var older = receipt
    older.runtime = "1.30.0"
    try older.write(to: target.appending(path: "heart.json"))
    #expect(try await HibariModel.prepare(from: assets, into: target, library: library))
  }

  @Test(.enabled(if: Prepared.folder != nil, "needs the library: make build"))
  func aDamagedModelIsRefusedAndNothingIsLeft() async throws {
    let folder = try TemporaryFolder()
    let library = try #require(Prepared.folder).appending(path: "lib/\(Runtime.fileName)")
    try Data("no model".utf8).write(to: folder.url.appending(path: "hibari.onnx"))
    let target = folder.url.appending(path: "share")
    await #expect(throws: SpeechError.self) {
      try await HibariModel.prepare(from: folder.url, into: target, library: library)
    }
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }
}

/// A folder that goes when the test ends.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(
    path: UUID().uuidString, directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
