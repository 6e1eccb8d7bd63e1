public import Foundation
public import Synthesizer

/// The facts by which the program tells the engine from others.
extension HibariEngine {
  /// The engine's name: short for `hibari-tts`, the package that its voices come from.
  public static let name = "hibari"
  /// What people read of the engine.
  ///
  /// It needs a sixtieth of Kokoro's work.
  public static let summary = "fast, uses little power"
  /// The primary BCP 47 tags of its languages.
  ///
  /// Its voices are distilled from English ones.
  public static let languages: Set<String> = ["en"]
  /// The voices that its makers publish.
  public static var catalogue: [VoiceCatalogueEntry] { HibariCatalogue.entries }
  /// Its graph is small.
  public static let cost = SpeakingCost.low

  /// Prepares the voice that comes with the program.
  ///
  /// - Parameters:
  ///   - wheels: The folder of the wheels, each unpacked as data into a folder of its own.
  ///   - folder: The engine's folder among the resources.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: What was prepared, in words for people; `nil` if nothing was missing.
  /// - Throws: `SpeechError.unusableModel`; `OnnxError`.
  public static func prepare(
    from wheels: URL, into folder: URL, library: URL
  ) async throws -> String? {
    let assets = wheels.appending(path: "hibari-tts/hibari/assets")
    let isNew = try await HibariModel.prepare(from: assets, into: folder, library: library)
    return isNew ? "Prepared the voice Heart." : nil
  }
}
