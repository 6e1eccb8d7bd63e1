/// A live engine: phonemes in, audio and word times out.
///
/// One call is one utterance of any length; an engine with a limit splits it at the best pause and
/// joins the audio. Equal input gives equal output, so that audio can be cached by content.
public protocol SpeechEngine: Sendable {
  /// Name, model and version, part of every cache key; changes whenever the output may.
  var identity: String { get }

  /// What the audio of one voice depends on, ``identity`` included; the part of a cache key for it.
  ///
  /// - Parameter voice: ``Voice/id`` of a voice, or a blend.
  /// - Returns: A text that changes whenever this voice's output may.
  func identity(of voice: String) async -> String

  /// The voices that are installed and can speak now.
  var voices: [Voice] { get async }

  /// Speaks one utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words with phonemes and source ranges.
  ///   - voice: ``Voice/id`` of an installed voice, or a blend where the engine has them.
  ///   - speed: Factor on the speaking rate, 0.5...2; 1 is the voice's own.
  /// - Returns: Mono PCM at 24 kHz with one time for every word that has phonemes.
  /// - Throws: ``SpeechError`` when the voice is missing or the model fails; `CancellationError`.
  func synthesize(_ utterance: Utterance, voice: String, speed: Double) async throws -> Speech
}

extension SpeechEngine {
  /// The engine's identity and the voice's name, for engines whose voices never change.
  ///
  /// - Parameter voice: ``Voice/id`` of a voice, or a blend.
  /// - Returns: A text that changes whenever this voice's output may.
  public func identity(of voice: String) async -> String { "\(identity)/\(voice)" }
}

/// Why nothing was spoken.
public enum SpeechError: Error, Hashable, Sendable {
  /// No such voice is installed.
  case unknownVoice(String)
  /// A model or data file is missing, damaged or of another version; the text says what to run.
  case unusableModel(String)
  /// The model failed on this input.
  case engine(String)
}

extension SpeechError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .unknownVoice(let voice):
      "the voice \(voice) is not installed; `vorleser voices` lists those that are"
    case .unusableModel(let sentence): sentence
    case .engine(let reason): "the voice failed: \(reason)"
    }
  }
}
