package import Foundation
import Synthesizer

/// A Kokoro voice: a style for every number of phonemes.
package struct VoicePack: Hashable, Sendable {
  /// Numbers of a style.
  package static let width = 256
  /// Styles of a pack, which is also the most symbols the model takes.
  package static let rows = 510
  /// Size of a pack's file: rows of little-endian 32-bit floats without a header.
  package static let byteCount = rows * width * 4

  private let styles: [Float]

  /// Reads a pack.
  ///
  /// - Parameter data: The bytes of a pack's file.
  /// - Throws: `SpeechError.unusableModel` for another size or numbers that are none.
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
    // Styles of all official voices stay below 2; anything else is no voice.
    guard styles.allSatisfy({ $0.isFinite && abs($0) < 100 }) else {
      throw SpeechError.unusableModel("this file holds no Kokoro voice")
    }
  }

  /// The least row that is used, counted from 0.
  ///
  /// The first rows were trained on hardly anything: with them "No." begins late and lasts 0.40 s,
  /// with this one 0.56 s like in a sentence; measured with three voices, longer rows add nothing.
  private static let leastRow = 19

  /// The style for a number of symbols.
  ///
  /// Row `n - 1` as in the reference, `pack[len(ps) - 1]`, and the last one beyond the end; for
  /// short utterances ``leastRow``.
  /// Source: hexgrad/kokoro `pipeline.py`, `infer`.
  ///
  /// - Parameter symbolCount: Symbols without the boundaries.
  /// - Returns: ``width`` numbers.
  package func style(symbolCount: Int) -> [Float] {
    let row = min(max(symbolCount - 1, Self.leastRow), Self.rows - 1)
    return Array(styles[row * Self.width..<(row + 1) * Self.width])
  }
}
