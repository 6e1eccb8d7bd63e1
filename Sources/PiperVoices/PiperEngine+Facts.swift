public import Foundation
public import Synthesizer

/// The facts by which the program tells the engine from others.
extension PiperEngine {
  /// The engine's name, which is the project's that makes the voices.
  public static let name = "piper"
  /// What people read of the engine.
  public static let summary = "plain sound, needs moderate processing power"
  /// The languages whose sounds are ours; voices of others speak what the program `espeak-ng` reads.
  public static let languages = PiperSpelling.languages
  /// The voices that the program installs by name.
  public static var catalogue: [VoiceCatalogueEntry] { PiperCatalogue.entries }
  /// Its models have medium size.
  public static let cost = SpeakingCost.moderate

  /// Its voices take all cores while they speak.
  public nonisolated var pacing: SpeechPacing {
    var pacing = SpeechPacing()
    pacing.lane = Self.name
    return pacing
  }

  /// Prepares nothing: no voice of this engine comes with the program.
  ///
  /// - Parameters:
  ///   - wheels: The folder of the wheels.
  ///   - folder: The engine's folder among the resources.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: `nil`.
  /// - Throws: Nothing.
  public static func prepare(
    from wheels: URL, into folder: URL, library: URL
  ) async throws -> String? { nil }
}
