public import Foundation

/// A list of rules that people pass on as JSON: what could be taken of it.
public struct ImportedList<Rule: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// The rules, in the list's order.
  public var rules: [Rule] = []
  /// The places of those that could not be taken, from 0 on.
  public var refused: [Int] = []

  private struct Entry: Decodable {
    let rule: Rule?
    // An entry that is no rule is counted as refused; the others are taken.
    init(from decoder: any Decoder) { rule = try? Rule(from: decoder) }
  }

  /// Makes an imported list.
  public init(rules: [Rule] = [], refused: [Int] = []) {
    self.rules = rules
    self.refused = refused
  }

  /// Reads a list; `nil` comes of what is no list of rules.
  ///
  /// - Parameters:
  ///   - data: JSON, a list of rules or one rule.
  ///   - limit: The most rules that are taken.
  ///   - isUsable: Whether a rule can be applied.
  public init?(_ data: Data, limit: Int, isUsable: (Rule) -> Bool) {
    let decoder = JSONDecoder()
    let entries: [Rule?]
    if let list = try? decoder.decode([Entry].self, from: data) {
      entries = list.map(\.rule)
    } else if let one = try? decoder.decode(Rule.self, from: data) {
      entries = [one]
    } else {
      return nil
    }
    for (index, entry) in entries.enumerated() {
      if index < limit, let rule = entry, isUsable(rule) {
        rules.append(rule)
      } else {
        refused.append(index)
      }
    }
  }

  /// Writes rules as others read them.
  ///
  /// - Parameter rules: In order.
  /// - Returns: JSON with sorted keys, so that equal lists are equal files.
  /// - Throws: What `JSONEncoder` throws.
  public static func json(of rules: [Rule]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(rules)
  }
}
