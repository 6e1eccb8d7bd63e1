public import Foundation
public import ReadingModel

/// Reads and writes lists of replacement rules as Legado's JSON.
public enum ReplacementList {
  /// The most rules that are read: more than any list that people pass on.
  public static let ruleLimit = 10_000

  /// Reads a list.
  ///
  /// - Parameter data: JSON: a list of rules, or one rule.
  /// - Returns: The rules and the refused ones; `nil` for data that is no list of rules. Refused
  ///   are rules without a pattern, with a malformed expression, with a script as replacement, or
  ///   beyond ``ruleLimit``.
  public static func read(_ data: Data) -> ImportedList<ReplacementRule>? {
    ImportedList(data, limit: ruleLimit) { (try? Replacement($0)) != nil }
  }

  /// Writes a list that Legado reads.
  ///
  /// - Parameter rules: The rules in order. Script conversions are left out, since Legado has its
  ///   own setting for them.
  /// - Returns: JSON with sorted keys, so that equal lists are equal files.
  /// - Throws: The errors of `JSONEncoder`; no rule causes one.
  public static func write(_ rules: [ReplacementRule]) throws -> Data {
    try ImportedList.json(of: rules.filter { $0.conversion == nil })
  }
}
