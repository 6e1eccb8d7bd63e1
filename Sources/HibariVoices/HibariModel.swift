public import Foundation
import Hashing
import OnnxGraphs
import OnnxRuntime
package import Synthesizer

/// Installation of hibari's models: each voice is a complete model of 7.9 MB.
public enum HibariModel {
  /// The voice of the `hibari-tts` wheel.
  public static let defaultVoice = "heart"

  /// The tensor inside the graph that holds one duration for each token.
  static let durations = "/Clip_output_0"

  /// The input with the rate of each token, which preparation adds.
  static let rates = "rates"

  /// What ends the source of a receipt: the revision of the preparation.
  ///
  /// Revision 2 has rates of tokens.
  private static let revision = " revision 2"

  /// The source that a receipt names: the published file, and the revision of its preparation.
  static func source(of entry: VoiceCatalogueEntry) -> String { entry.sha256 + revision }

  /// Whether a prepared voice takes rates; one of revision 1 speaks all words of a sentence at one rate.
  static func hasRates(_ receipt: VoiceReceipt) -> Bool { receipt.source.hasSuffix(revision) }

  /// The outputs: those of ``Vocoder`` in its order, then the pitch, then the durations.
  static let outputs = ["lh", "theta", "ln", "lr", "phi", "f0", durations]

  /// Prepares the voice of the wheel, unless it is prepared already.
  ///
  /// - Parameters:
  ///   - assets: The wheel's folder `hibari/assets`.
  ///   - folder: The folder of prepared voices, such as `share/hibari`; made if it is missing.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: Whether the voice was prepared now.
  /// - Throws: `SpeechError.unusableModel` for a missing or damaged file; `OnnxError` for an
  ///   unusable library.
  ///   unusable library.
  @discardableResult
  public static func prepare(
    from assets: URL, into folder: URL, library: URL
  ) async throws -> Bool {
    guard let entry = HibariCatalogue.entry(for: defaultVoice) else { return false }
    return try await prepare(
      entry, from: assets.appending(path: "hibari.onnx"), into: folder, library: library)
  }

  /// Prepares one voice: checks the model, adds the durations to its outputs, saves the rewritten
  /// graph, tries it and measures its loudness.
  @discardableResult
  package static func prepare(
    _ entry: VoiceCatalogueEntry, from file: URL, into folder: URL, library: URL
  ) async throws -> Bool {
    let runtime = try Runtime(library: library)
    let receiptFile = folder.appending(path: "\(entry.voice.id).json")
    let model = folder.appending(path: "\(entry.voice.id).onnx")
    if let receipt = VoiceReceipt.read(receiptFile), receipt.source == source(of: entry),
      receipt.runtime == runtime.version, FileManager.default.fileExists(atPath: model.path)
    {
      return false
    }
    // A file that can't be read is replaced in the same way as a missing one.
    guard let data = try? Data(contentsOf: file) else {
      throw SpeechError.unusableModel("\(file.path) is missing: run `make build`")
    }
    let bytes = [UInt8](data)
    guard Digest.hexadecimal(try Digest.of(bytes, .sha256)) == entry.sha256 else {
      throw SpeechError.unusableModel("\(file.path) is damaged: remove it and run `make build`")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rated = try ModelPreparation.addingTokenRates(rates, besides: "speed", to: bytes) ?? bytes
    try ModelPreparation.saveOptimized(
      ModelPreparation.exposing(durations, in: rated), to: model, runtime: runtime)
    var receipt = VoiceReceipt(
      voice: entry.voice, source: source(of: entry), runtime: runtime.version)
    receipt.gain = try await measuredGain(of: model, runtime: runtime)
    try receipt.write(to: receiptFile)
    return true
  }

  /// Speaks the calibration sentence, and returns the gain that its loudness asks for.
  ///
  /// The sentence also proves that the model gives durations, and that they agree with the length
  /// of the audio.
  private static func measuredGain(of model: URL, runtime: Runtime) async throws -> Float {
    let session = try ModelPreparation.load(model, runtime: runtime)
    let worker = HibariWorker(label: "vorleser.hibari.preparation")
    let speech = try await worker.speak(
      CalibrationText.utterance, with: LoadedHibari(session: session, gain: 1), speed: 1,
      stop: RunStop(runtime: runtime))
    return Levelling.gain(for: speech.samples)
  }
}
