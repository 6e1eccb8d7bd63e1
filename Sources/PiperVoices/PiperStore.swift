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
      .flatMap { voices(ofModel: String($0.dropLast(5))) }
  }

  /// The voices of a model: one, or one for each speaker.
  private func voices(ofModel name: String) -> [Voice] {
    guard let receipt = receipt(of: name), let voice = receipt.voice else { return [] }
    guard let speakers = receipt.speakers else { return [voice] }
    return speakers.prefix(PiperSpeakers.listed).map { voice.speaking(as: $0) }
  }

  /// A voice by its name, also one that is not listed.
  ///
  /// - Parameter id: `NAME` or `NAME:SPEAKER`.
  /// - Returns: `nil` if there is none.
  func voice(_ id: String) -> Voice? {
    let (model, speaker) = PiperSpeakers.parts(of: id)
    guard let receipt = receipt(of: model), let voice = receipt.voice else { return nil }
    guard let speaker else { return voice }
    return receipt.speakers?.contains(speaker) == true ? voice.speaking(as: speaker) : nil
  }

  /// The receipt of a model; `nil` if it is not installed.
  func receipt(of model: String) -> VoiceReceipt? {
    let receipt = VoiceReceipt.read(file(model, "json"))
    return receipt?.voice?.engine == PiperEngine.name ? receipt : nil
  }

  /// Loads a model.
  ///
  /// - Parameters:
  ///   - id: The model.
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

extension Voice {
  /// The voice of one speaker of a model.
  fileprivate func speaking(as speaker: String) -> Voice {
    var voice = self
    voice.id = "\(id):\(speaker)"
    voice.name = "\(name) \(speaker)"
    return voice
  }
}
