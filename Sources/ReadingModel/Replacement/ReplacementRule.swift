/// A rule by which a piece of a book's text is shown and spoken as another; the book keeps its text.
///
/// The fields and their names in JSON are those of Legado's `ReplaceRule`.
/// Source: <https://github.com/gedoor/legado>, `data/entities/ReplaceRule.kt`.
public struct ReplacementRule: Codable, Hashable, Sendable {
  /// Legado's number of the rule: the millisecond in which it was made.
  public var id: Int = 0
  /// What people call it.
  public var name = ""
  /// The group under which lists show it.
  public var group: String?
  /// What is looked for: an expression in ICU's syntax or words; never empty in a rule that was read.
  public var pattern: String
  /// What is shown instead; `$1` to `$9` are groups of an expression, `$0` all that it found.
  public var replacement = ""
  /// Titles or sources of the books it is for, separated as a person likes; all books without it.
  public var scope: String?
  /// Whether it changes titles of chapters.
  public var scopeTitle = false
  /// Whether it changes the text.
  public var scopeContent = true
  /// Titles or sources of books it is not for.
  public var excludeScope: String?
  /// Whether it holds.
  public var isEnabled = true
  /// What it converts in place of looking for the pattern, which is empty then; Legado does not know such rules.
  public var conversion: ScriptConversion?
  /// Whether the pattern is an expression.
  public var isRegex = true
  /// Legado's limit in milliseconds, kept for the way back.
  ///
  /// Here steps are counted, see `TimedPattern`.
  public var timeoutMillisecond: Int = 3000
  /// Its place among the rules, the smallest first.
  public var order = 0

  /// Makes a rule for the text of all books.
  ///
  /// - Parameters:
  ///   - pattern: What is looked for.
  ///   - replacement: What is shown instead.
  ///   - isRegex: Whether the pattern is an expression.
  public init(pattern: String, replacement: String, isRegex: Bool = true) {
    self.pattern = pattern
    self.replacement = replacement
    self.isRegex = isRegex
  }

  /// Makes a rule that converts the Chinese characters of all books.
  ///
  /// - Parameter conversion: What becomes what.
  public init(_ conversion: ScriptConversion) {
    pattern = ""
    self.conversion = conversion
  }

  /// Reads a rule; only the pattern must be there, or a conversion.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func field<Value: Decodable>(_ key: CodingKeys, or value: Value) throws -> Value {
      try fields.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    conversion = try fields.decodeIfPresent(ScriptConversion.self, forKey: .conversion)
    pattern =
      conversion == nil
      ? try fields.decode(String.self, forKey: .pattern) : try field(.pattern, or: "")
    id = try field(.id, or: 0)
    name = try field(.name, or: "")
    group = try fields.decodeIfPresent(String.self, forKey: .group)
    replacement = try field(.replacement, or: "")
    scope = try fields.decodeIfPresent(String.self, forKey: .scope)
    scopeTitle = try field(.scopeTitle, or: false)
    scopeContent = try field(.scopeContent, or: true)
    excludeScope = try fields.decodeIfPresent(String.self, forKey: .excludeScope)
    isEnabled = try field(.isEnabled, or: true)
    isRegex = try field(.isRegex, or: true)
    timeoutMillisecond = try field(.timeoutMillisecond, or: 3000)
    order = try field(.order, or: 0)
  }

  /// Says whether the rule is for a book.
  ///
  /// - Parameters:
  ///   - title: The book's title.
  ///   - source: Where the book comes from, if that is known.
  ///   - language: The book's language, BCP 47; a conversion is for books in Chinese characters alone.
  /// - Returns: Whether its scope names the title or the source, or nothing, and no exclusion does.
  public func isFor(title: String, source: String? = nil, language: String? = nil) -> Bool {
    if let conversion, !conversion.isFor(language: language) { return false }
    let names = [title, source ?? ""].filter { !$0.isEmpty }
    func isNamed(in list: String) -> Bool { names.contains { list.contains($0) } }
    if let excludeScope, isNamed(in: excludeScope) { return false }
    guard let scope, !scope.isEmpty else { return true }
    return isNamed(in: scope)
  }
}
