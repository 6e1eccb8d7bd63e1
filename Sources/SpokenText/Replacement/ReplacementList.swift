public import Foundation

/// Reads and writes lists of replacement rules as Legado's JSON.
public enum ReplacementList {
  /// The most rules that are read: more than any list that people pass on.
  public static let ruleLimit = 10_000

  /// What a list held.
  public struct Imported: Hashable, Sendable {
    /// The rules, in the list's order.
    public var rules: [ReplacementRule] = []
    /// The places of those that could not be taken, from 0 on: no pattern, no expression, a script as
    /// replacement, or beyond ``ReplacementList/ruleLimit``.
    public var refused: [Int] = []

    /// Makes what a list held.
    public init(rules: [ReplacementRule] = [], refused: [Int] = []) {
      self.rules = rules
      self.refused = refused
    }
  }

  private struct Entry: Decodable {
    let rule: ReplacementRule?
    init(from decoder: any Decoder) { rule = try? ReplacementRule(from: decoder) }
  }

  /// Reads a list.
  ///
  /// - Parameter data: JSON, a list of rules or one rule.
  /// - Returns: What it holds; `nil` for what is no list of rules.
  public static func read(_ data: Data) -> Imported? {
    let decoder = JSONDecoder()
    let entries: [Entry]
    if let list = try? decoder.decode([Entry].self, from: data) {
      entries = list
    } else if let one = try? decoder.decode(ReplacementRule.self, from: data) {
      return Replacement(one) == nil ? Imported(refused: [0]) : Imported(rules: [one])
    } else {
      return nil
    }
    var list = Imported()
    for (index, entry) in entries.enumerated() {
      if index < ruleLimit, let rule = entry.rule, Replacement(rule) != nil {
        list.rules.append(rule)
      } else {
        list.refused.append(index)
      }
    }
    return list
  }

  /// Writes a list that Legado reads.
  ///
  /// - Parameter rules: In order.
  /// - Returns: JSON with sorted keys, so that equal lists are equal files.
  /// - Throws: What `JSONEncoder` throws; rules hold nothing that it refuses.
  public static func write(_ rules: [ReplacementRule]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(rules)
  }
}
