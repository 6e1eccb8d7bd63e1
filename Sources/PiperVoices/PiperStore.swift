import Foundation
import OnnxGraphs
import OnnxRuntime
import Synthesizer

/// The prepared voices on disk.
///
/// Each is `NAME.onnx`, with its settings in `NAME.onnx.json` and a receipt in `NAME.json`.
struct PiperStore: Sendable {
  /// What the names of a voice's files end in.
  static let endings = ["onnx", "onnx.json", "json"]

  let folder: URL

  /// One of a voice's files.
  func file(_ voice: String, _ ending: String) -> URL {
    folder.appending(path: "\(voice).\(ending)")
  }

  /// The voices on disk, by name.
  func voices() -> [Voice] {
    // Without the folder nothing was installed.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".onnx.json") }.sorted()
      .compactMap { receipt(of: String($0.dropLast(5)))?.voice }
  }

  /// The receipt of a voice; `nil` if it is not installed.
  func receipt(of voice: String) -> VoiceReceipt? {
    let receipt = VoiceReceipt.read(file(voice, "json"))
    return receipt?.voice?.engine == PiperEngine.name ? receipt : nil
  }

  /// Loads a voice.
  ///
  /// - Parameters:
  ///   - id: The voice.
  ///   - runtime: Loads the library.
  /// - Returns: The voice.
  /// - Throws: `SpeechError`.
  func load(_ id: String, runtime: () throws -> Runtime) throws -> LoadedPiper {
    guard let receipt = receipt(of: id) else { throw SpeechError.unknownVoice(id) }
    let remedy = "install it again"
    do {
      let runtime = try runtime()
      guard receipt.runtime == runtime.version else {
        throw SpeechError.unusableModel(
          "the voice \(id) was prepared for ONNX Runtime \(receipt.runtime), not "
            + "\(runtime.version): \(remedy)")
      }
      // What can't be read is replaced in the same way as what is missing.
      guard let data = try? Data(contentsOf: file(id, "onnx.json")) else {
        throw SpeechError.unusableModel("the settings of the voice \(id) are missing: \(remedy)")
      }
      return try LoadedPiper(
        ModelPreparation.load(file(id, "onnx"), runtime: runtime, threads: Self.threads),
        PiperSettings(data, of: id), gain: receipt.gain ?? 1)
    } catch let error as OnnxError {
      throw SpeechError.unusableModel("the voice \(id) can't be loaded (\(error)): \(remedy)")
    }
  }

  /// The threads of one utterance: with two it takes little more than half the time.
  private static let threads = 2
}
