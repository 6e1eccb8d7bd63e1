public import ReadingModel
import SpokenText

/// What one replacement rule makes of a paragraph, for a person who writes the rule.
public struct ReplacementTrial: Hashable, Sendable {
  /// The longest paragraph that is tried out, in UTF-16 units: many times the longest of a novel.
  public static let textLimit = 20_000

  /// The text that is shown; the paragraph itself if the rule changes nothing.
  public var text: String
  /// How often the rule has found something.
  public var count: Int
  /// Whether the pattern takes too many steps here, so that the rule changes nothing.
  public var gaveUp: Bool

  /// Tries a rule out, whether it is on or off and whatever book it is for.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - paragraph: The text.
  /// - Throws: `SpeechChoicesError` for a rule that can't be applied.
  public init(_ rule: ReplacementRule, on paragraph: String) throws(SpeechChoicesError) {
    let replacement = try rule.compiled()
    switch replacement.outcome(in: paragraph) {
    case .gaveUp: (text, count, gaveUp) = (paragraph, 0, true)
    case .edits(let edits):
      text = MappedText(paragraph, replacements: [replacement]).text
      (count, gaveUp) = (edits.count, false)
    }
  }
}
