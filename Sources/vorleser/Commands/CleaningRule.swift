import ReadingModel

/// A rule for the lines of a plain text, as the option `--clean` names it.
enum CleaningRule: String, CaseIterable {
  case joinLines = "join-lines"
  case keepLines = "keep-lines"
  case keepIndents = "keep-indents"
  case keepBlankLines = "keep-blank-lines"
  case hideLicence = "hide-licence"
  case hideBoilerplate = "hide-boilerplate"

  /// The names of all rules.
  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  private func apply(to cleaning: inout TextCleaning) {
    switch self {
    case .joinLines: cleaning.lines = .join
    case .keepLines: cleaning.lines = .keep
    case .keepIndents: cleaning.dropIndents = false
    case .keepBlankLines: cleaning.collapseBlankLines = false
    case .hideLicence: cleaning.hideLicence = true
    case .hideBoilerplate: cleaning.hideBoilerplate = true
    }
  }

  /// The choices that some rules are.
  static func cleaning(by rules: [CleaningRule]) -> TextCleaning {
    rules.reduce(into: TextCleaning.automatic) { $1.apply(to: &$0) }
  }

  /// The rules that make choices.
  static func rules(of cleaning: TextCleaning) -> [CleaningRule] {
    allCases.filter { rule in
      var with = cleaning
      rule.apply(to: &with)
      return with == cleaning && cleaning != .automatic
    }
  }
}

extension Invocation {
  /// What stands for the program's own guess.
  static let automatic = "auto"

  /// The choices of lines that the options name; `nil` where they name none.
  ///
  /// - Throws: ``UsageError`` for a rule that is not known.
  func cleaning() throws -> TextCleaning? {
    guard let given = options["clean"] else { return nil }
    guard given != Self.automatic else { return .automatic }
    return CleaningRule.cleaning(
      by: try names("clean").map { name in
        guard let rule = CleaningRule(rawValue: name) else {
          throw UsageError("There is no rule '\(name)'. Use some of \(CleaningRule.list).", path)
        }
        return rule
      })
  }
}
