public import Foundation

/// A live engine: phonemes in, audio and word times out.
///
/// One call is one utterance of any length; an engine with a limit splits it at the best pause and
/// joins the audio. Equal input gives equal output, so that audio can be cached by content.
public protocol SpeechEngine: Sendable {
  /// What voices, folders and cache keys call it, such as `hibari`: ``Voice/engine``.
  static var name: String { get }

  /// What tells it from others, for somebody who chooses a voice: "fast, uses little power".
  static var summary: String { get }

  /// Primary subtags (BCP 47) of the languages that it has voices of.
  static var languages: Set<String> { get }

  /// The voices that can be installed from their public home.
  static var catalogue: [VoiceCatalogueEntry] { get }

  /// Makes its part of the program's resources from the wheels that set-up has fetched.
  ///
  /// - Parameters:
  ///   - wheels: Wheels unpacked as data, a folder each.
  ///   - folder: Its folder among the resources; made where it is missing.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: What was made, in a sentence; `nil` where all was there.
  /// - Throws: ``SpeechError/unusableModel(_:)`` for a missing or damaged file; what is wrong with the
  ///   library.
  static func prepare(from wheels: URL, into folder: URL, library: URL) async throws -> String?

  /// Makes an engine; models are loaded when they are first needed.
  ///
  /// - Parameter places: Where its files are.
  init(_ places: EnginePlaces)

  /// How it speaks to somebody who waits for the first sound.
  var pacing: SpeechPacing { get }

  /// What installs and removes its voices.
  var installer: any VoiceInstaller { get }

  /// The voice that a mixture of its voices makes.
  ///
  /// - Parameter text: Installed voices with weights, such as `af_heart:60,bf_emma:40`.
  /// - Returns: A voice named by the text; `nil` for what is no mixture, where a part is not
  ///   installed, and for an engine that mixes none.
  func blend(_ text: String) async -> Voice?

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
  /// The usual pacing.
  public var pacing: SpeechPacing { SpeechPacing() }

  /// None: most engines mix no voices.
  ///
  /// - Parameter text: Any text.
  /// - Returns: `nil`.
  public func blend(_ text: String) async -> Voice? { nil }

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
