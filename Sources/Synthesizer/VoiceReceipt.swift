package import Foundation

/// The sources of a prepared voice or model.
///
/// It is written last, so its presence shows that the files beside it are complete.
package struct VoiceReceipt: Codable, Hashable, Sendable {
  /// Changes whenever preparation does, so that older results are made again.
  package static let currentFormat = 1

  /// The ``currentFormat`` it was made with.
  package var format = Self.currentFormat
  /// The voice, if the file is one.
  package var voice: Voice?
  /// SHA-256 of the file it was made from, in hexadecimal.
  package var source: String
  /// Version of ONNX Runtime that made it; empty if the result does not depend on it.
  package var runtime: String
  /// Factor that brings the voice to the common loudness; `nil` if it was not measured.
  package var gain: Float?

  /// The names of a model's speakers in the order of their numbers; `nil` for a voice of one.
  package var speakers: [String]?

  /// Why the model is slower than it could be; `nil` if it is not.
  package var limitation: String?

  /// Makes a receipt.
  ///
  /// - Parameters:
  ///   - voice: The voice, if the file is one.
  ///   - source: SHA-256 of the file it was made from.
  ///   - runtime: Version of ONNX Runtime that made it.
  ///   - gain: Factor that brings the voice to the common loudness.
  package init(voice: Voice? = nil, source: String, runtime: String, gain: Float? = nil) {
    self.voice = voice
    self.source = source
    self.runtime = runtime
    self.gain = gain
  }

  /// Reads a receipt.
  ///
  /// - Parameter file: Its file.
  /// - Returns: `nil` if there is none, or none of this format.
  package static func read(_ file: URL) -> VoiceReceipt? {
    // A receipt that can't be read counts for none.
    guard let data = try? Data(contentsOf: file),
      let receipt = try? JSONDecoder().decode(VoiceReceipt.self, from: data)
    else { return nil }
    return receipt.format == currentFormat ? receipt : nil
  }

  /// Writes it, replacing an older one at once.
  ///
  /// - Parameter file: Its file.
  /// - Throws: When the folder can't be written.
  package func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
