extension InterfaceDescription {
  static let siteRules = ResourceDescription(
    title: "Site rules",
    routes: [
      .init(
        "GET /api/site-rules", "Lists the rules that tell where the articles of sites are.",
        answer: .json("SiteRules")),
      .init(
        "PUT /api/site-rules", "Stores the list of site rules.",
        """
        They count for pages that are saved from then on; a page that was saved before is read by them once it is fetched \
        again. The body has at most 4 MB.
        """,
        body: .json("SiteRulesRequest"), answer: .json("SiteRules"),
        errors: [.conflict, .badRule, .tooLarge]),
      .init(
        "GET /api/site-rules/file", "Hands out the rules as a download.",
        answer: .bytes(types: ["application/json"], "The rules as a list.")),
      .init(
        "POST /api/site-rules/import", "Reads a list of site rules, without storing it.",
        body: .bytes(type: "application/json", "The list, or one rule, at most 4 MB."),
        answer: .json("ImportedSiteRules"), errors: [.badRule, .tooLarge]),
      .init(
        "POST /api/site-rules/preview", "Tries a site rule on a page, without saving it.",
        "The server fetches the page and the pages on which the article goes on.",
        body: .json("SiteRuleTrialRequest"), answer: .json("SiteRuleTrial"),
        errors: [.badRule, .notFetched, .noArticle, .notABook, .refused]),
    ])
}
