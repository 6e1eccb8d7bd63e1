import Foundation
import Phonemes
import Synthesizer

/// Writes an utterance as Pico reads it.
enum PicoText {
  /// The speaking rates that Pico follows, as factors.
  private static let speeds = 0.5...2.0
  /// Marks that Pico passes over without the pause that they mean.
  private static let pauses: Set<Unicode.Scalar> = ["–", "—", "―", "…"]
  /// Signs that Pico calls by name, and those of its tags.
  private static let named = Set("<>*_\\^|~#`".unicodeScalars)

  /// The text of an utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words with their letters.
  ///   - speed: A factor on the speaking rate.
  /// - Returns: Letters and marks, in a tag where the rate is not the voice's own.
  static func text(of utterance: Utterance, speed: Double) -> String {
    let written = utterance.words.map { $0.text + ($0.hasTrailingSpace ? " " : "") }.joined()
    let text = letters(written)
    let percent = Int((min(max(speed, speeds.lowerBound), speeds.upperBound) * 100).rounded())
    return percent == 100 ? text : "<speed level=\"\(percent)\">\(text)</speed>"
  }

  /// A text with nothing in it that Pico takes for something else.
  private static func letters(_ text: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      if pauses.contains(scalar) {
        letters.append(",")
      } else if named.contains(scalar) || scalar.properties.isWhitespace {
        letters.append(" ")
      } else if scalar.properties.generalCategory == .control {
        continue
      } else if !scalar.properties.isDefaultIgnorableCodePoint {
        letters.append(scalar)
      }
    }
    // Several dots are read as words.
    return String(letters).replacing(/\.{2,}/, with: ",")
  }
}
