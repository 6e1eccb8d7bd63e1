public import ReadingModel
import UnicodeText

/// A replacement rule, ready to be used.
public struct Replacement: Sendable {
  /// The rule.
  public let rule: ReplacementRule
  private let pattern: TimedPattern

  /// Compiles a rule.
  ///
  /// - Parameter rule: A rule; `nil` comes of one whose pattern is empty or malformed, or whose
  ///   replacement is a script, which Legado runs and Vorleser doesn't.
  public init?(_ rule: ReplacementRule) {
    guard !rule.pattern.isEmpty, !(rule.isRegex && rule.replacement.hasPrefix("@js:")) else {
      return nil
    }
    // A dot ends at the line's end, as in Legado: else `.*` would take more than a line. Words are the
    // expression \Q…\E, in which nothing but \E means anything.
    let expression =
      rule.isRegex
      ? "(?-s)" + rule.pattern
      : "\\Q"
        + rule.pattern.split(separator: "\\E", omittingEmptySubsequences: false)
        .joined(separator: "\\E\\\\E\\Q") + "\\E"
    guard let pattern = try? TimedPattern(expression) else { return nil }
    self.rule = rule
    self.pattern = pattern
  }

  /// Finds what the rule changes.
  ///
  /// - Parameter text: The text of a paragraph.
  /// - Returns: Edits in order; none when the pattern takes too many steps.
  func edits(in text: String) -> [TextEdit] {
    let units = text.utf16Units
    guard case .matches(let matches) = pattern.matches(in: units) else { return [] }
    return matches.map { match in
      let made =
        rule.isRegex ? RuleSet.filled(rule.replacement, with: match, units) : rule.replacement
      return TextEdit(range: match.range, text: made)
    }
  }
}

extension MappedText {
  /// By how much all rules together may lengthen a paragraph, in UTF-16 units: rules that feed each
  /// other would double it each time.
  static let replacementLimit = 20_000

  /// Makes the replacements of rules, each in what those before it have made.
  ///
  /// - Parameters:
  ///   - source: The text of a paragraph.
  ///   - replacements: In order; one that would make the text too long is passed over.
  public init(_ source: String, replacements: [Replacement]) {
    let limit = source.utf16.count + Self.replacementLimit
    var mapped = MappedText(unchanged: source)
    for replacement in replacements {
      let edits = replacement.edits(in: mapped.text)
      let length = edits.reduce(mapped.text.utf16.count) {
        $0 + $1.text.utf16.count - $1.range.count
      }
      guard !edits.isEmpty, length <= limit else { continue }
      mapped = mapped.followed(by: MappedText(mapped.text, edits: edits))
    }
    self = mapped
  }
}
