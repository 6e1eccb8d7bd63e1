import Basics
import OnnxRuntime
import Phonemes
import Synthesizer

/// Speaks utterances of any length with one voice.
struct PiperSpeaker {
  /// The samples of a frame, which all qualities of Piper have in common.
  static let hop = 256
  /// The most symbols of one run, which are some 8 s of sound.
  ///
  /// Memory grows with their number.
  private static let symbolLimit = 120
  /// The most frames of a token at the voice's own speed.
  ///
  /// The mean is 2.2, and no run comes near five times that.
  private static let framesOfToken = 12.0
  /// The most frames of one token that are possible: two minutes.
  private static let mostFrames: Float = 10_000

  /// The frames put every word 15 ms behind its sound.
  ///
  /// Measured with `joe` for the 24 sentences of `Benchmarks/sentences/en.txt`: forced alignment by pocketsphinx has all
  /// 329 words 30 ms earlier (95 % within 47 ms of that), energy the first ones 1 ms earlier and those behind a pause 7 ms
  /// later.
  private static let lateness = Speech.sampleRate * 15 / 1_000

  /// The rate of an emphasised word's sounds, by which words last about a tenth longer.
  private static let emphasis: Float = 0.8

  let voice: LoadedPiper
  /// The number of the speaker in the model.
  let speaker: Int
  let stop: RunStop

  /// Speaks an utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words with phonemes and source ranges.
  ///   - speed: A factor on the speaking rate.
  ///   - gain: The factor that brings the speaker to the common loudness.
  /// - Returns: Mono PCM at 24 kHz with the times of the words.
  /// - Throws: `OnnxError`; `SpeechError`; `CancellationError`.
  func speak(_ utterance: Utterance, speed: Double, gain: Float) throws -> Speech {
    let splitter = UtteranceSplitter(limit: Self.symbolLimit)
    let pieces = splitter.pieces(of: utterance.rounded.words)
    var joined = SpeechPieces()
    for (index, piece) in pieces.enumerated() {
      guard !stop.isStopped else { throw CancellationError() }
      let tokens = PiperTokens(piece.words, voice.settings)
      guard tokens.hasSound else { continue }
      var speech = try run(tokens, piece.words, speed: speed)
      Levelling.apply(gain, to: &speech.samples)
      let pause = index + 1 < pieces.count ? SpeechPieces.pause(after: piece) : 0
      joined.append(SpeechEdges.trimmed(speech, pause: pause), of: piece)
    }
    return joined.speech
  }

  /// Runs the model once.
  private func run(
    _ tokens: PiperTokens, _ words: [PhonemeWord], speed: Double
  ) throws -> Speech {
    let settings = voice.settings
    let count = tokens.ids.count
    let length = settings.lengthScale / Float(speed)
    let mostFrames = Int(Double(count) * Self.framesOfToken * Double(max(length, 1)))
    var inputs = [
      LoadedPiper.Name.ids: try Tensor(tokens.ids, shape: [1, count]),
      LoadedPiper.Name.lengths: try Tensor([Int64(count)], shape: [1]),
      LoadedPiper.Name.scales: try Tensor(
        [settings.noiseScale, length, settings.lengthNoise], shape: [3]),
      LoadedPiper.Name.noise: try SeededNoise.tensor(
        seed: FNV1a.hash(tokens.ids), frames: mostFrames),
    ]
    if voice.session.inputs.contains(LoadedPiper.Name.rates) {
      let rates = tokens.roles.rates(of: words, emphasis: Self.emphasis)
      inputs[LoadedPiper.Name.rates] = try Tensor(rates, shape: [count])
    }
    if voice.session.inputs.contains(LoadedPiper.Name.speaker) {
      inputs[LoadedPiper.Name.speaker] = try Tensor([Int64(speaker)], shape: [1])
    }
    let outputs = try voice.session.run(inputs, outputs: [voice.sound, voice.frames], stop: stop)
    let sound = try outputs[0].values(as: Float.self)
    let frames = try outputs[1].values(as: Float.self)
    guard frames.count == count, let ends = Self.ends(of: frames),
      ends.last == sound.count, sound.allSatisfy(\.isFinite)
    else { throw SpeechError.engine("the voice's outputs have unexpected sizes") }
    let starts = [0] + ends.map { $0 * Speech.sampleRate / settings.sampleRate }
    return Speech(
      samples: voice.converter.convert(sound),
      words: WordTiming.words(words, roles: tokens.roles, starts: starts, lateness: Self.lateness))
  }

  /// Where each token ends, in samples of the model; `nil` if a number of frames is out of range.
  static func ends(of frames: [Float]) -> [Int]? {
    // A damaged model may return anything, also NaN.
    guard frames.allSatisfy({ $0 >= 0 && $0 <= mostFrames }) else { return nil }
    var end = 0
    return frames.map { count in
      end += Int(count) * hop
      return end
    }
  }
}
