import ReadAloud
import ReadingModel

/// A person's replacement rules.
struct ReplacementsShape: Codable, Sendable {
  var version: Int
  var rules: [ReplacementRule]

  init(_ stored: StoredReplacements) {
    version = stored.version
    rules = stored.rules
  }
}

/// Body of `PUT /api/replacements`.
struct ReplacementsRequest: RequestShape {
  static let fields = ["version", "rules"]

  @Whole var version: Int
  var rules: [ReplacementRule]
}

/// The rules of an imported file.
struct ImportedReplacementsShape: Codable, Sendable {
  var rules: [ReplacementRule]
  /// The numbers of the rules that were not taken, from 1.
  var refused: [Int]
}

/// Body of `POST /api/replacements/preview`.
struct ReplacementTrialRequest: RequestShape {
  static let fields = ["text", "rule"]

  var text: String
  var rule: ReplacementRule
}

/// What a rule makes of a text.
struct ReplacementTrialShape: Codable, Sendable {
  var text: String
  var count: Int
  var gaveUp: Bool

  init(_ trial: ReplacementTrial) {
    text = trial.text
    count = trial.count
    gaveUp = trial.gaveUp
  }
}
