public import Foundation
public import Synthesizer

/// The facts by which the program tells the engine from others.
extension PicoEngine {
  /// The engine's name, which is its makers'.
  public static let name = "pico"
  /// What people read of the engine.
  public static let summary = "plain and quick, word times estimated"
  /// The languages of its voices.
  public static let languages: Set<String> = ["de", "en", "es", "fr", "it"]
  /// Its voices, which the program installs by name.
  public static var catalogue: [VoiceCatalogueEntry] { PicoCatalogue.entries }
  /// It has no network.
  public static let cost = SpeakingCost.low
  /// It finds the sounds of words itself.
  public static let readsText = true
  /// Numbers and abbreviations are written out as for all voices of a language.
  public static let readsSpokenText = true
  /// It tells no times.
  public static let estimatesTimes = true

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
