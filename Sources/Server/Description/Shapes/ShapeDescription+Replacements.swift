import ReadingModel

extension InterfaceDescription {
  /// Replacement rules.
  static let replacementShapes: [ShapeDescription] = [
    .init(
      "Replacements", ReplacementsShape.self, "The person's replacement rules.",
      [
        "version": "Grows by 1 with each change; 0 where there were never any rules.",
        "rules": "The rules; each works on what those before it have made.",
      ], example: #"{"version": 2, "rules": [\#(replacementExample)]}"#),
    .init(
      "ReplacementsRequest", ReplacementsRequest.self, "All of the person's replacement rules.",
      [
        "version": "The version that the client knows.",
        "rules": "At most 10,000 rules in order.",
      ], example: #"{"version": 2, "rules": [\#(replacementExample)]}"#),
    .init(
      "ReplacementRule", ReplacementRule.self,
      "What is shown and spoken in place of something. The fields are those of Legado's `ReplaceRule`.",
      [
        "id": "Legado's number of the rule.", "name": "What people call it.",
        "group": "The group under which lists show it.",
        "conversion": """
        One of OpenCC's configurations, such as `s2t`, for a rule that converts Chinese characters in place of looking for \
        something; `pattern` is empty then. It is for books in Chinese, `jp2t` for books in Japanese.
        """,
        "pattern": """
        What is looked for, at most 10,000 units: a regular expression of ICU inside one paragraph, or words.
        """,
        "replacement": """
        What stands there instead, at most 10,000 units; `$0` to `$9` are an expression's groups.
        """,
        "scope": "The titles of the books that it is for, in any form; all books without it.",
        "scopeTitle": "Whether it changes the title of a chapter.",
        "scopeContent": "Whether it changes the other text.",
        "excludeScope": "The titles of books that it is not for.",
        "isEnabled": "Whether it is on.", "isRegex": "Whether `pattern` is an expression.",
        "timeoutMillisecond": "Legado's limit, kept for the way back. Vorleser counts steps.",
        "order": "Legado's place of the rule, kept for the way back; the list's order counts.",
      ], example: replacementExample),
    .init(
      "ImportedReplacements", ImportedReplacementsShape.self, "What a list of Legado holds.",
      [
        "rules": "The rules in their order.",
        "refused": """
        The numbers of those that can't be applied, from 1: no pattern, no expression, a script, or beyond 10,000.
        """,
      ], example: #"{"rules": [\#(replacementExample)], "refused": [3]}"#),
    .init(
      "ReplacementTrialRequest", ReplacementTrialRequest.self, "A rule to be tried out.",
      ["text": "A paragraph, at most 20,000 units.", "rule": "The rule."],
      example: #"{"text": "Read more at ads.example!", "rule": \#(replacementExample)}"#),
    .init(
      "ReplacementTrial", ReplacementTrialShape.self, "What a rule makes of a paragraph.",
      [
        "text": "The text that is shown.", "count": "How often the rule has found something.",
        "gaveUp": "Whether the expression takes too many steps here, so that nothing is changed.",
      ], example: #"{"text": "", "count": 1, "gaveUp": false}"#),
  ]

  private static let replacementExample = #"""
    {"id": 1700000000000, "name": "Advertisement", "pattern": "Read more at .*",
     "replacement": "", "scopeTitle": false, "scopeContent": true, "isEnabled": true,
     "isRegex": true, "timeoutMillisecond": 3000, "order": 0}
    """#
}
