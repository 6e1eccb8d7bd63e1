package import Foundation
import Synthesizer

/// A Kokoro voice: a style for every number of phonemes.
package struct VoicePack: Hashable, Sendable {
  /// The numbers of a style.
  package static let width = 256
  /// The styles of a pack, one for each number of symbols that the model takes.
  package static let rows = 510
  /// The bytes of a pack's file: rows of little-endian 32-bit floats without a header.
  package static let byteCount = rows * width * 4

  private let styles: [Float]

  /// Reads a pack.
  ///
  /// - Parameter data: The bytes of a pack's file.
  /// - Throws: `SpeechError.unusableModel` for another size, or for values that are no numbers of a
  ///   style.
  package init(_ data: Data) throws {
    guard data.count == Self.byteCount else {
      throw SpeechError.unusableModel(
        "a Kokoro voice has \(Self.byteCount) bytes, this file has \(data.count)")
    }
    styles = data.withUnsafeBytes { bytes in
      (0..<Self.rows * Self.width).map { index in
        Float(
          bitPattern: UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
      }
    }
    // The numbers of all official voices stay below 2. A file with larger ones is no voice.
    guard styles.allSatisfy({ $0.isFinite && abs($0) < 100 }) else {
      throw SpeechError.unusableModel("this file holds no Kokoro voice")
    }
  }

  /// The bytes of the pack between others.
  ///
  /// - Parameter packs: At least one pack.
  /// - Returns: The mean of their styles, as a pack's file has them.
  static func mean(of packs: [VoicePack]) -> Data {
    var bytes = Data(capacity: byteCount)
    for index in 0..<rows * width {
      let sum = packs.reduce(Float(0)) { $0 + $1.styles[index] }
      withUnsafeBytes(of: (sum / Float(packs.count)).bitPattern.littleEndian) {
        bytes.append(contentsOf: $0)
      }
    }
    return bytes
  }

  /// The index of the first row that is used.
  ///
  /// The model's makers trained the first rows on hardly anything. With them "No." begins late and
  /// lasts 0.40 s; with this one it lasts 0.56 s, as in a sentence. Longer rows add nothing
  /// (measured with three voices).
  private static let leastRow = 19

  /// The style for a number of symbols.
  ///
  /// It is row `n - 1` as in the reference, `pack[len(ps) - 1]`, and the last row beyond the end.
  /// Short utterances have ``leastRow``.
  ///
  /// Source: hexgrad/kokoro `pipeline.py`, `infer`.
  ///
  /// - Parameter symbolCount: The number of symbols without the boundaries.
  /// - Returns: ``width`` numbers.
  package func style(symbolCount: Int) -> [Float] {
    let row = min(max(symbolCount - 1, Self.leastRow), Self.rows - 1)
    return Array(styles[row * Self.width..<(row + 1) * Self.width])
  }
}
