extension InterfaceDescription {
  static let chapterRules = ResourceDescription(
    title: "Chapter rules",
    routes: [
      .init(
        "GET /api/chapter-rules", "Lists the rules that divide plain texts into chapters.",
        answer: .json("ChapterRules")),
      .init(
        "PUT /api/chapter-rules", "Stores the list of chapter rules.",
        """
        The rules that are on are tried on every new text; the one whose chapters are the most regular divides it, if it does \
        better than the program's own way. Books that are there already stay as they are. The body has at most 2 MB.
        """,
        body: .json("ChapterRulesRequest"), answer: .json("ChapterRules"),
        errors: [.conflict, .badRule, .tooLarge]),
      .init(
        "GET /api/chapter-rules/file", "Hands out the rules as a download.",
        answer: .bytes(types: ["application/json"], "The rules as Legado reads them.")),
      .init(
        "POST /api/chapter-rules/import", "Reads a list of chapter rules, without storing it.",
        body: .bytes(type: "application/json", "The list as Legado writes it, at most 2 MB."),
        answer: .json("ImportedChapterRules"), errors: [.badRule, .tooLarge]),
      .init(
        "GET /api/books/{id}/chapter-rules", "Tells how a text is divided into chapters.",
        answer: .json("BookChapterRules"), errors: unreadable),
      .init(
        "POST /api/books/{id}/chapter-rules/preview", "Tries a chapter rule on a text.",
        "Of a text of more than 64 MiB the beginning is looked at.",
        body: .json("ChapterRuleRequest"), answer: .json("ChapterPreview"),
        errors: unreadable),
      .init(
        "POST /api/books/{id}/cleaning/preview",
        "Shows a passage of a text with its lines cleaned.",
        "The passage is at the person's place, of some screens, with the person's replacement rules.",
        body: .json("CleaningRequest"), answer: .json("CleaningPreview"), errors: unreadable),
    ])
}
