public import Foundation

/// An engine turns phonemes into audio and word times.
///
/// One call is one utterance of any length; an engine with a limit splits it at the best pause and
/// joins the audio. Equal input gives equal output, so that audio can be cached by content.
public protocol SpeechEngine: Sendable {
  /// The engine's id in voices, folders and cache keys, such as `hibari`: ``Voice/engine``.
  static var name: String { get }

  /// A phrase that helps a person choose a voice: "fast, uses little power".
  static var summary: String { get }

  /// Primary subtags (BCP 47) of the languages that it has voices of.
  static var languages: Set<String> { get }

  /// Those of its ``languages`` that it was not made for, so that its voices speak them with an
  /// accent.
  static var accentedLanguages: Set<String> { get }

  /// Whether it speaks words as they are written, and takes no phonemes.
  static var readsText: Bool { get }

  /// Whether it gets numbers and abbreviations written out as words; only of an engine that reads text.
  static var readsSpokenText: Bool { get }

  /// Whether nothing tells it when it speaks a word, so that the times are estimated.
  static var estimatesTimes: Bool { get }

  /// What a long text costs that it speaks.
  static var cost: SpeakingCost { get }

  /// The voices that can be installed from their publisher.
  static var catalogue: [VoiceCatalogueEntry] { get }

  /// Prepares the engine's resources from the wheels that set-up has fetched.
  ///
  /// - Parameters:
  ///   - wheels: Wheels unpacked as data, a folder each.
  ///   - folder: The engine's folder among the resources; made if it is missing.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: A sentence about what was made, or about a model that is slower than it could be; `nil` if
  ///   everything was there.
  /// - Throws: ``SpeechError/unusableModel(_:)`` for a missing or damaged file; an error of ONNX
  ///   Runtime.
  static func prepare(from wheels: URL, into folder: URL, library: URL) async throws -> String?

  /// Makes an engine; models are loaded when they are first needed.
  ///
  /// - Parameter places: Where its files are.
  init(_ places: EnginePlaces)

  /// How long utterances are when a listener waits for the first sound.
  var pacing: SpeechPacing { get }

  /// Why the engine is slower than it could be, in half a sentence for people; `nil` if it is not.
  var limitation: String? { get }

  /// The installer of its voices.
  var installer: any VoiceInstaller { get }

  /// Finds the voice of a blend.
  ///
  /// - Parameter text: Installed voices with weights, such as `af_heart:60,bf_emma:40`.
  /// - Returns: A voice whose id is the text; `nil` if the text is no blend, if a part is not
  ///   installed, or if the engine has no blends.
  func blend(_ text: String) async -> Voice?

  /// Name, model and version, part of every cache key; changes whenever the output may.
  var identity: String { get }

  /// The part of a cache key for one voice: everything that its audio depends on, ``identity``
  /// included.
  ///
  /// - Parameter voice: ``Voice/id`` of a voice, or a blend.
  /// - Returns: A text that changes whenever this voice's output may.
  func identity(of voice: String) async -> String

  /// The voices that are installed and can speak now.
  var voices: [Voice] { get async }

  /// Whether a voice speaks emphasised words more slowly: `PhonemeWord.isEmphasized`.
  ///
  /// - Parameter voice: ``Voice/id`` of a voice, or a blend.
  /// - Returns: False for a voice that speaks all words of a sentence at one rate.
  func emphasizesWords(voice: String) async -> Bool

  /// Speaks one utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words with phonemes and source ranges.
  ///   - voice: ``Voice/id`` of an installed voice, or a blend if the engine has blends.
  ///   - speed: Factor on the speaking rate, 0.5...2; 1 is the voice's own.
  /// - Returns: Mono PCM at 24 kHz with one time for every word that has phonemes.
  /// - Throws: ``SpeechError`` when the voice is missing or the model fails; `CancellationError`.
  func synthesize(_ utterance: Utterance, voice: String, speed: Double) async throws -> Speech
}

extension SpeechEngine {
  /// No language, by default.
  public static var accentedLanguages: Set<String> { [] }

  /// It takes phonemes, by default.
  public static var readsText: Bool { false }

  /// The text stays as it is written, by default.
  public static var readsSpokenText: Bool { false }

  /// The times are the model's, by default.
  public static var estimatesTimes: Bool { false }

  /// The default pacing.
  public var pacing: SpeechPacing { SpeechPacing() }

  /// No limitation, by default.
  public var limitation: String? { nil }

  /// Returns `nil`, since most engines have no blends.
  ///
  /// - Parameter text: Any text.
  /// - Returns: `nil`.
  public func blend(_ text: String) async -> Voice? { nil }

  /// The engine's identity and the voice's name, for engines whose voices never change.
  ///
  /// - Parameter voice: ``Voice/id`` of a voice, or a blend.
  /// - Returns: A text that changes whenever this voice's output may.
  public func identity(of voice: String) async -> String { "\(identity)/\(voice)" }

  /// It speaks all words of a sentence at one rate, by default.
  ///
  /// - Parameter voice: Any voice.
  /// - Returns: False.
  public func emphasizesWords(voice: String) async -> Bool { false }
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
