import ReadingModel

extension InterfaceDescription {
  /// Rules that tell where the articles of sites are.
  static let siteRuleShapes: [ShapeDescription] = [
    .init(
      "SiteRules", SiteRulesShape.self, "The list of site rules, which is everybody's.",
      [
        "version": "Grows by 1 with each change; 0 where there were never any rules.",
        "rules": "In order.",
      ], example: #"{"version": 1, "rules": [\#(siteRuleExample)]}"#),
    .init(
      "SiteRulesRequest", SiteRulesRequest.self, "A changed list of site rules.",
      [
        "version": "The version that the client knows.",
        "rules": "At most 2,000 rules, one for each host.",
      ], example: #"{"version": 1, "rules": [\#(siteRuleExample)]}"#),
    .init(
      "SiteRule", SiteRule.self,
      """
      Where the parts of an article are on the pages of a host: lists of at most 50 CSS selectors. Of each list, the first \
      one that finds something counts; of `strip` all do. Understood are types, `*`, `#id`, `.class`, attributes with all \
      their comparisons, `:first-child`, `:last-child` and `:not()`, joined by white space, `>`, `+`, `~` and commas.
      """,
      [
        "host": "The host; the rule holds for the hosts below it, too.",
        "content": "What holds the article; without it the article is searched for.",
        "title": "What holds the title.", "author": "What names the author.",
        "date": "What names the date: the attribute `datetime` or `content`, else the text.",
        "strip": "What is left out.", "next": "The link to the next page of the article.",
      ], example: siteRuleExample),
    .init(
      "ImportedSiteRules", ImportedSiteRulesShape.self, "What a list of site rules holds.",
      ["rules": "The rules in order, their hosts as the network writes them."],
      example: #"{"rules": [\#(siteRuleExample)]}"#),
    .init(
      "SiteRuleTrialRequest", SiteRuleTrialRequest.self, "A site rule to be tried out.",
      ["address": "The address of a page.", "rule": "The rule, whatever host it is for."],
      example: #"{"address": "https://example.org/news/1", "rule": \#(siteRuleExample)}"#),
    .init(
      "SiteRuleTrial", SiteRuleTrialShape.self, "What a rule finds on a page.",
      [
        "title": "The title.", "author": "The author, if one is named.",
        "date": "The date, if one is named, as the page writes it.",
        "byRule": "Whether `content` has found the article, and not the general search.",
        "length": "The length of the text in UTF-16 units.",
        "pictures": "How many pictures the article shows.",
        "pages": "The addresses of its pages.",
        "text": "The beginning of what is read, at most 2,000 characters.",
      ],
      example: #"""
        {"title": "A boat", "author": "Ada Reed", "date": null, "byRule": true, "length": 4210, "pictures": 2,
         "pages": ["https://example.org/news/1"], "text": "The boat had lain in the harbour for years."}
        """#),
  ]

  private static let siteRuleExample = #"""
    {"host": "example.org", "content": ["article .text"], "strip": [".newsletter", "aside"]}
    """#
}
