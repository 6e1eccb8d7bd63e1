/// A named regular expression that finds the headings of plain texts.
///
/// The fields and their names in JSON are those of Legado's `TxtTocRule`.
/// Source: <https://github.com/gedoor/legado>, `data/entities/TxtTocRule.kt`.
public struct ChapterRule: Codable, Hashable, Sendable {
  /// UTF-16 units of the longest expression; the longest that people pass on have some 300.
  public static let expressionLimit = 2000

  private enum CodingKeys: String, CodingKey {
    case id, name, example, serialNumber
    case expression = "rule"
    case isEnabled = "enable"
  }

  /// Legado's number of the rule: the millisecond in which it was made, or below zero for rules of a program.
  public var id: Int
  /// What people call it.
  public var name: String
  /// What a heading looks like, in ICU's syntax; `^` and `$` are the ends of a line.
  public var expression: String
  /// A heading that it finds.
  public var example: String?
  /// Its place among the rules, the smallest first.
  public var serialNumber: Int
  /// Whether it is tried on new texts.
  public var isEnabled: Bool

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - name: What people call it.
  ///   - expression: What a heading looks like.
  ///   - example: A heading that it finds.
  ///   - serialNumber: Its place among the rules.
  ///   - isEnabled: Whether it is tried on new texts.
  public init(
    id: Int, name: String, expression: String, example: String? = nil, serialNumber: Int = 0,
    isEnabled: Bool = true
  ) {
    self.id = id
    self.name = name
    self.expression = expression
    self.example = example
    self.serialNumber = serialNumber
    self.isEnabled = isEnabled
  }

  /// Reads a rule; only the expression must be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    expression = try fields.decode(String.self, forKey: .expression)
    id = try fields.decodeIfPresent(Int.self, forKey: .id) ?? 0
    name = try fields.decodeIfPresent(String.self, forKey: .name) ?? ""
    example = try fields.decodeIfPresent(String.self, forKey: .example)
    serialNumber = try fields.decodeIfPresent(Int.self, forKey: .serialNumber) ?? 0
    isEnabled = try fields.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true
  }
}

/// The chapter rules of a library, which are everybody's.
public struct StoredChapterRules: Hashable, Sendable {
  /// Counts the changes; 0 if nothing was ever stored.
  public var version: Int
  /// The rules in order.
  public var rules: [ChapterRule]

  /// Makes stored rules.
  ///
  /// - Parameters:
  ///   - version: Counts up with every change.
  ///   - rules: In order.
  public init(version: Int = 0, rules: [ChapterRule] = []) {
    self.version = version
    self.rules = rules
  }
}
