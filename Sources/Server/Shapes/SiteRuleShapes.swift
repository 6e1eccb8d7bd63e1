import ReadingModel
import VorleserKit

/// The list of site rules.
struct SiteRulesShape: Codable, Sendable {
  var version: Int
  var rules: [SiteRule]

  init(_ stored: StoredSiteRules) {
    version = stored.version
    rules = stored.rules
  }
}

/// Body of `PUT /api/site-rules`.
struct SiteRulesRequest: RequestShape {
  static let fields = ["version", "rules"]

  @Whole var version: Int
  var rules: [SiteRule]
}

/// The rules of an imported file.
struct ImportedSiteRulesShape: Codable, Sendable {
  var rules: [SiteRule]
}

/// Body of `POST /api/site-rules/preview`.
struct SiteRuleTrialRequest: RequestShape {
  static let fields = ["address", "rule"]

  var address: String
  var rule: SiteRule
}

/// What a rule finds on a page.
struct SiteRuleTrialShape: Codable, Sendable {
  var title: String
  @Null var author: String?
  @Null var date: String?
  var byRule: Bool
  var length: Int
  var pictures: Int
  var pages: [String]
  var text: String

  init(_ trial: SiteRuleTrial) {
    title = trial.title
    _author = Null(wrappedValue: trial.author)
    _date = Null(wrappedValue: trial.date)
    byRule = trial.isByRule
    length = trial.length
    pictures = trial.pictureCount
    pages = trial.pages
    text = trial.text
  }
}
