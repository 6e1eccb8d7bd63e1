import Basics
import Foundation
import OnnxRuntime
import Synthesizer

/// Speaks one utterance after the other on a queue of its own.
actor HibariWorker {
  /// The most symbols of one run, which are some 16 s of sound.
  ///
  /// Longer runs sound no better, take memory in proportion and keep the listener waiting.
  static let symbolLimit = 200

  /// The durations put every word 45 ms behind its sound.
  ///
  /// Measured for the 24 sentences of `Benchmarks/sentences/en.txt`: forced alignment by pocketsphinx has all 329 words
  /// 60 ms earlier (95 % within 44 ms of that), energy the first ones 25 ms and those behind a pause 45 ms earlier.
  private static let lateness = Speech.sampleRate * 45 / 1_000

  /// The rate of an emphasised word's sounds, by which words last a tenth longer.
  ///
  /// Most sounds last two or three whole frames, and a rate that is nearer to 1 leaves these as they are. Measured with
  /// `heart`, 37 words of 0.2 s and more: 0.88 makes them 5 % longer and leaves half of them unchanged, 0.84 makes them
  /// 11 % longer and leaves a quarter, 0.8 makes them 26 % longer.
  private static let emphasis: Float = 0.84

  private nonisolated let executor: QueueExecutor
  private let vocoder = Vocoder()
  private let splitter = UtteranceSplitter(limit: symbolLimit)

  private let budget: RunBudget

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - label: The name of its queue.
  ///   - budget: The budget of memory that it shares with the other workers.
  init(label: String, budget: RunBudget = RunBudget()) {
    executor = QueueExecutor(label: label)
    self.budget = budget
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Speaks an utterance, after loading the voice if it is not in memory.
  func speak(
    _ utterance: Utterance, voice: String, from store: HibariVoiceStore, speed: Double
  ) async throws -> Speech {
    try Task.checkCancellation()
    let loaded = try store.voice(voice)
    // ONNX Runtime keeps its scratch memory between runs. Returning it after each one costs a
    // quarter of the speed, in page faults, and the budget bounds it anyway.
    let stop = try RunStop(runtime: loaded.session.runtime, shrinksMemory: false)
    return try await withTaskCancellationHandler {
      try speak(utterance, with: loaded, speed: speed, stop: stop)
    } onCancel: {
      stop.stop()
    }
  }

  /// Speaks an utterance with a voice in memory.
  func speak(
    _ utterance: Utterance, with voice: LoadedHibari, speed: Double, stop: RunStop
  ) throws -> Speech {
    let pieces = splitter.pieces(of: utterance.rounded.words)
    var joined = SpeechPieces()
    for (index, piece) in pieces.enumerated() {
      guard !stop.isStopped else { throw CancellationError() }
      let tokens = TokenSequence(piece.words)
      guard tokens.hasSound else { continue }
      var speech = try budget.withRoom(
        for: tokens.ids.count, isUrgent: SpeechUrgency.isUrgent
      ) {
        try run(tokens, piece, voice.session, speed: speed, stop: stop)
      }
      Levelling.apply(voice.gain, to: &speech.samples)
      let pause = index + 1 < pieces.count ? SpeechPieces.pause(after: piece) : 0
      joined.append(SpeechEdges.trimmed(speech, pause: pause), of: piece)
    }
    return joined.speech
  }

  /// Runs the network and the vocoder.
  private func run(
    _ tokens: TokenSequence, _ piece: UtteranceSplitter.Piece, _ session: Session, speed: Double,
    stop: RunStop
  ) throws -> Speech {
    var inputs = [
      "ids": try Tensor(tokens.ids, shape: [1, tokens.ids.count]),
      "speed": try Tensor([Float(speed)], shape: [1]),
    ]
    if session.inputs.contains(HibariModel.rates) {
      let rates = tokens.rates(of: piece.words, emphasis: Self.emphasis)
      inputs[HibariModel.rates] = try Tensor(rates, shape: [rates.count])
    }
    let outputs = try session.run(inputs, outputs: HibariModel.outputs, stop: stop)
    return try OutputTensor.withUnsafeValues(of: outputs, as: Float.self) { values in
      let (pitch, durations) = (Array(values[5]), Array(values[6]))
      let starts = values[..<5].compactMap(\.baseAddress)
      guard starts.count == 5, durations.count == tokens.ids.count,
        WordTiming.sampleCount(of: durations) == pitch.count * Frames.hop,
        values[..<5].allSatisfy({ $0.count == Vocoder.bins * pitch.count })
      else { throw SpeechError.engine("hibari's outputs have unexpected sizes") }
      let spectra = Vocoder.Spectra(
        harmonic: starts[0], turn: starts[1], noise: starts[2], rest: starts[3],
        phase: starts[4], stride: pitch.count)
      var noise = SeededNoise(seed: Self.seed(tokens.ids))
      return Speech(
        samples: vocoder.render(spectra, pitch: pitch, noise: &noise),
        words: WordTiming.words(
          piece.words, tokens: tokens, durations: durations, lateness: Self.lateness))
    }
  }

  /// The seed of the noise, made from the phonemes: a sentence always gets the same noise.
  private static func seed(_ ids: [Int64]) -> UInt64 {
    FNV1a.hash(ids)
  }
}
