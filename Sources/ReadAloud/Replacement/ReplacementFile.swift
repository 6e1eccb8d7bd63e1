public import Foundation
public import ReadingModel
import SpokenText

/// Reads and writes files with replacement rules, in Legado's JSON.
public enum ReplacementFile {
  /// The largest file, in bytes: ten thousand rules of the usual length.
  public static let byteLimit = 4 << 20

  /// Reads a file.
  ///
  /// - Parameter data: A list of rules, or one rule.
  /// - Returns: The rules in order, and the places of those that can't be applied, from 0 on.
  /// - Throws: `SpeechChoicesError` for another kind of file.
  public static func rules(
    in data: Data
  ) throws(SpeechChoicesError) -> (rules: [ReplacementRule], refused: [Int]) {
    guard let list = ReplacementList.read(data) else {
      throw SpeechChoicesError(
        .noReplacements,
        "This isn't a list of replacement rules. Vorleser reads the JSON that Legado writes.")
    }
    return (list.rules, list.refused)
  }

  /// Writes a file.
  ///
  /// - Parameter rules: The rules in order.
  /// - Returns: JSON that Legado reads.
  /// - Throws: What `JSONEncoder` throws; rules hold nothing that it refuses.
  public static func data(of rules: [ReplacementRule]) throws -> Data {
    try ReplacementList.write(rules)
  }
}
