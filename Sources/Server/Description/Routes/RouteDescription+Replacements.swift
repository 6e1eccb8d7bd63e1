extension InterfaceDescription {
  static let replacements = ResourceDescription(
    title: "Replacement rules",
    routes: [
      .init(
        "GET /api/replacements", "Lists the person's replacement rules.",
        answer: .json("Replacements")),
      .init(
        "PUT /api/replacements", "Stores all of the person's replacement rules.",
        "The body has at most 4 MB.", body: .json("ReplacementsRequest"),
        answer: .json("Replacements"), errors: [.conflict, .badRule, .tooLarge]),
      .init(
        "GET /api/replacements/file", "Hands out the rules as a download.",
        answer: .bytes(types: ["application/json"], "The rules as a list that Legado reads.")),
      .init(
        "POST /api/replacements/import", "Reads a list of Legado, without storing it.",
        body: .bytes(type: "application/json", "The list, at most 4 MB."),
        answer: .json("ImportedReplacements"), errors: [.badRule, .tooLarge]),
      .init(
        "POST /api/replacements/preview", "Says what a rule makes of a paragraph.",
        "The rule is tried whether it is on or off, and whatever book it is for.",
        body: .json("ReplacementTrialRequest"), answer: .json("ReplacementTrial"),
        errors: [.badRule]),
    ])
}
