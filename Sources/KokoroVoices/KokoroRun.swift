import OnnxRuntime
import Synthesizer

/// One run of Kokoro's network.
struct KokoroRun {
  /// The durations put every word 45 ms behind its sound.
  ///
  /// Measured with `af_heart` for the 24 sentences of `Benchmarks/sentences/en.txt`: forced alignment by pocketsphinx has all
  /// 329 words 60 ms earlier (95 % within 43 ms of that), energy the first ones 25 ms and those behind a pause 40 ms
  /// earlier.
  static let lateness = Speech.sampleRate * 45 / 1_000

  /// The rate of an emphasised word's sounds.
  ///
  /// Measured with five words of `af_heart`: 0.9 makes them 8 % longer, 0.84 makes them 23 % longer, which is too much.
  static let emphasis: Float = 0.9

  let session: Session
  let stop: RunStop

  /// Speaks tokens.
  ///
  /// - Parameters:
  ///   - tokens: At most 510 symbols between the boundaries.
  ///   - style: A row of a voice, 256 numbers.
  ///   - speed: A factor on the speaking rate.
  ///   - rates: A factor for each token besides; `nil` for 1 each.
  /// - Returns: Mono PCM at 24 kHz, and one duration a token.
  /// - Throws: `OnnxError`; `SpeechError` for outputs of other sizes; `CancellationError`.
  func callAsFunction(
    _ tokens: TokenSequence, style: [Float], speed: Double, rates: [Float]? = nil
  ) throws -> (samples: [Float], durations: [Float]) {
    let count = tokens.ids.count
    var inputs = [
      "tokens": try Tensor(tokens.ids, shape: [1, count]),
      "style": try Tensor(style, shape: [1, VoicePack.width]),
      "speed": try Tensor([Float(speed)], shape: [1]),
    ]
    if session.inputs.contains(KokoroModel.rates) {
      let rates = rates ?? [Float](repeating: 1, count: count)
      inputs[KokoroModel.rates] = try Tensor(rates, shape: [count])
    }
    let outputs = try session.run(
      inputs, outputs: [Self.audio(of: session), KokoroModel.durations], stop: stop)
    let samples = try outputs[0].values(as: Float.self)
    let durations = try outputs[1].values(as: Float.self)
    guard durations.count == count,
      WordTiming.sampleCount(of: durations) == samples.count
    else { throw SpeechError.engine("Kokoro's outputs have unexpected sizes") }
    return (samples, durations)
  }

  /// The name of the output with the audio: the one that is not the durations.
  ///
  /// Its name differs between exports.
  private static func audio(of session: Session) -> String {
    session.outputs.first { $0 != KokoroModel.durations } ?? "audio"
  }
}
