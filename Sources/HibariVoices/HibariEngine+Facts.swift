public import Foundation
public import Synthesizer

/// What tells it from other engines.
extension HibariEngine {
  /// Short for the package that its voices come from.
  public static let name = "hibari"
  /// A sixtieth of Kokoro's work.
  public static let summary = "fast, uses little power"
  /// Its voices are distilled from English ones.
  public static let languages: Set<String> = ["en"]
  /// The voices that its makers publish.
  public static var catalogue: [VoiceCatalogueEntry] { HibariCatalogue.entries }

  /// Prepares the voice that comes with the program.
  ///
  /// - Parameters:
  ///   - wheels: Wheels unpacked as data, a folder each.
  ///   - folder: Its folder among the resources.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: What was made; `nil` where all was there.
  /// - Throws: `SpeechError.unusableModel`; `OnnxError`.
  public static func prepare(
    from wheels: URL, into folder: URL, library: URL
  ) async throws -> String? {
    let assets = wheels.appending(path: "hibari-tts/hibari/assets")
    let isNew = try await HibariModel.prepare(from: assets, into: folder, library: library)
    return isNew ? "Prepared the voice Heart." : nil
  }
}
