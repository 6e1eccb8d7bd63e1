import OnnxRuntime
import Synthesizer

/// A voice in memory.
struct LoadedPiper: Sendable {
  /// The model's inputs by name.
  ///
  /// Piper's exports have all these names but `noise` and `rates`, which are ours.
  enum Name {
    static let ids = "input"
    static let lengths = "input_lengths"
    static let scales = "scales"
    static let speaker = "sid"
    static let noise = "noise"
    static let rates = "rates"
  }

  let session: Session
  let settings: PiperSettings
  let converter: SampleRateConverter
  /// The output with the frames of each token.
  let frames: String
  /// The output with the sound.
  let sound: String
  /// The factor that brings the first speaker to the common loudness.
  let gain: Float

  /// Takes a prepared model.
  ///
  /// - Throws: `SpeechError.unusableModel` for a model with other inputs and outputs.
  init(_ session: Session, _ settings: PiperSettings, gain: Float) throws {
    let needed = [Name.ids, Name.lengths, Name.scales, Name.noise]
    let known = Set(needed + [Name.speaker, Name.rates])
    guard needed.allSatisfy(session.inputs.contains), session.inputs.allSatisfy(known.contains),
      // Preparation adds the frames behind the only output of Piper's exports.
      session.outputs.count == 2, let sound = session.outputs.first,
      let frames = session.outputs.last
    else {
      throw SpeechError.unusableModel("the model does not have the inputs of a Piper voice")
    }
    self.session = session
    self.settings = settings
    self.frames = frames
    self.sound = sound
    self.gain = gain
    converter = SampleRateConverter(from: settings.sampleRate)
  }
}
