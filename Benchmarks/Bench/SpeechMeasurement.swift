import ReadAloud
import VorleserKit

/// Text in, samples out.
enum SpeechMeasurement: Measurement {
  static let name = "speech"
  static let arguments = ["VOICE", "PARALLELISM", "SENTENCES", "PASSES"]

  /// Seconds to load, seconds of each pass, seconds of sound.
  private struct Result: Encodable {
    var load: Double
    var passes: [Double] = []
    var audio = 0.0
    var skipped = 0
  }

  static func run(_ arguments: [String]) async throws {
    let parallelism = Int(arguments[1]) ?? 1
    let sentences = try lines(of: arguments[2]).map(sentence)
    let start = ContinuousClock.now
    let voice = try await VorleserKit().bench(arguments[0])
    _ = try await voice.speech(for: sentence("Warm up."))
    var result = Result(load: (ContinuousClock.now - start) / .seconds(1))
    for _ in 0..<(Int(arguments[3]) ?? 1) {
      var spoken = Spoken()
      let spent = await seconds {
        spoken = await speak(sentences, voice, parallelism: parallelism)
      }
      result.passes.append(spent)
      result.audio = spoken.audio
      result.skipped = spoken.skippedCount
    }
    try printLine(result)
  }
}
