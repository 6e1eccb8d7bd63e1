import ChineseScripts
public import ReadingModel
import UnicodeText

/// A replacement rule that is compiled for use.
public struct Replacement: Sendable {
  /// The rule.
  public let rule: ReplacementRule
  private let way: Way

  /// The way in which a rule finds its matches.
  private enum Way: Sendable {
    case pattern(TimedPattern)
    case converter(ScriptConverter)
  }

  /// The reason why a rule can't be used.
  public enum Refusal: Error, Hashable, Sendable {
    /// The rule doesn't say what to look for.
    case noPattern
    /// A text of the rule is longer than ``Replacement/textLimit``.
    case longText
    /// The replacement is a script, which Legado runs and Vorleser doesn't.
    case script
    /// OpenCC has no such conversion on this machine.
    case conversion(ScriptConversion)
    /// The pattern is no regular expression; the payload is ICU's name of the mistake.
    case expression(String)
  }

  /// The result of a rule in a paragraph.
  public enum Outcome: Hashable, Sendable {
    /// Its edits in order.
    case edits([TextEdit])
    /// The pattern takes too many steps, so that the rule leaves the paragraph as it is.
    case gaveUp
  }

  /// The longest pattern or replacement, in UTF-16 units: ten times the longest in lists that people pass on.
  public static let textLimit = 10_000

  /// Compiles a rule.
  ///
  /// - Parameter rule: A rule.
  /// - Throws: ``Refusal``.
  public init(_ rule: ReplacementRule) throws(Refusal) {
    self.rule = rule
    if let conversion = rule.conversion {
      guard let converter = ScriptConverter(conversion.rawValue) else {
        throw .conversion(conversion)
      }
      way = .converter(converter)
      return
    }
    guard !rule.pattern.isEmpty else { throw .noPattern }
    guard max(rule.pattern.utf16.count, rule.replacement.utf16.count) <= Self.textLimit else {
      throw .longText
    }
    guard !(rule.isRegex && rule.replacement.hasPrefix("@js:")) else { throw .script }
    // A dot does not match a line end, as in Legado: else `.*` would take more than a line. Plain
    // words become the expression \Q…\E, in which only \E has a meaning.
    let expression =
      rule.isRegex
      ? "(?-s)" + rule.pattern
      : "\\Q"
        + rule.pattern.split(separator: "\\E", omittingEmptySubsequences: false)
        .joined(separator: "\\E\\\\E\\Q") + "\\E"
    do {
      way = .pattern(try TimedPattern(expression))
    } catch {
      throw .expression(error.message)
    }
  }

  /// Finds what the rule changes.
  ///
  /// - Parameter text: The text of a paragraph.
  /// - Returns: Edits in order, or that the pattern gives up.
  public func outcome(in text: String) -> Outcome {
    switch way {
    case .converter(let converter): return .edits(converter.edits(in: text))
    case .pattern(let pattern): return outcome(of: pattern, in: text.utf16Units)
    }
  }

  private func outcome(of pattern: TimedPattern, in units: [UInt16]) -> Outcome {
    guard case .matches(let matches) = pattern.matches(in: units) else { return .gaveUp }
    return .edits(
      matches.map { match in
        let made =
          rule.isRegex ? RuleSet.filled(rule.replacement, with: match, units) : rule.replacement
        return TextEdit(range: match.range, text: made)
      })
  }
}

extension MappedText {
  /// The most UTF-16 units by which all rules together may lengthen a paragraph.
  ///
  /// Rules that feed each other would double it each time.
  static let replacementLimit = 20_000

  /// Applies the rules one after the other, each to the text that the rules before it made.
  ///
  /// - Parameters:
  ///   - source: The text of a paragraph.
  ///   - replacements: The rules in order. A rule that would make the text too long is passed over.
  public init(_ source: String, replacements: [Replacement]) {
    self.init(MappedText(unchanged: source), replacements: replacements)
  }

  /// Makes the replacements of rules in what was made of a paragraph before.
  ///
  /// - Parameters:
  ///   - start: The paragraph as it is shown without them.
  ///   - replacements: In order; one that would make the text too long is passed over.
  init(_ start: MappedText, replacements: [Replacement]) {
    let limit = start.text.utf16.count + Self.replacementLimit
    var mapped = start
    for replacement in replacements {
      guard case .edits(let edits) = replacement.outcome(in: mapped.text) else { continue }
      let length = edits.reduce(mapped.text.utf16.count) {
        $0 + $1.text.utf16.count - $1.range.count
      }
      guard !edits.isEmpty, length <= limit else { continue }
      mapped = mapped.followed(by: MappedText(mapped.text, edits: edits))
    }
    self = mapped
  }
}
