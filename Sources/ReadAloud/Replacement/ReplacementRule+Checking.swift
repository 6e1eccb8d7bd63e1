public import ReadingModel
import SpokenText

extension ReplacementRule {
  /// Checks whether the rule can be applied.
  ///
  /// - Throws: `SpeechChoicesError`.
  public func check() throws(SpeechChoicesError) { _ = try compiled() }

  /// The rule, ready to be used.
  func compiled() throws(SpeechChoicesError) -> Replacement {
    do {
      return try Replacement(self)
    } catch {
      throw SpeechChoicesError(refusal: error, pattern)
    }
  }

  /// Checks whether all rules of a list can be applied.
  ///
  /// - Parameter rules: The rules in order.
  /// - Throws: `SpeechChoicesError` for the first that can't, with its number.
  public static func check(_ rules: [ReplacementRule]) throws(SpeechChoicesError) {
    guard rules.count <= ReplacementList.ruleLimit else {
      throw SpeechChoicesError(
        .tooMany,
        "There can be \(ReplacementList.ruleLimit) replacement rules; these are \(rules.count).")
    }
    for (index, rule) in rules.enumerated() {
      do {
        try rule.check()
      } catch {
        throw SpeechChoicesError(error.kind, error.description, rule: index)
      }
    }
  }
}

extension SpeechChoicesError {
  fileprivate init(refusal: Replacement.Refusal, _ pattern: String) {
    switch refusal {
    case .noPattern: self.init(.noText, "Enter the text to find.")
    case .longText:
      self.init(
        .longText, "A text in a rule can have up to \(Replacement.textLimit) characters.")
    case .conversion(let conversion):
      self.init(
        .badExpression,
        "The conversion \(conversion.rawValue) is missing: install Debian's package libopencc-data."
      )
    case .script:
      self.init(.script, "This replacement is a script (@js:), which Vorleser doesn't run.")
    case .expression(let mistake):
      self.init(
        .badExpression,
        "\u{201C}\(pattern.prefix(40))\u{201D} isn't a valid regular expression: check its brackets and "
          + "signs (\(mistake)).")
    }
  }
}
