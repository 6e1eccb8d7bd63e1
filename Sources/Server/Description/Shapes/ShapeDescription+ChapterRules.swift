import BookParser
import ReadingModel

extension InterfaceDescription {
  /// Rules that divide plain texts into chapters.
  static let chapterRuleShapes: [ShapeDescription] = [
    .init(
      "ChapterRules", ChapterRulesShape.self, "The list of chapter rules, which is everybody's.",
      ["version": "Grows by 1 with each change; 0 for the program's list.", "rules": "In order."],
      example: #"{"version": 1, "rules": [\#(chapterRuleExample)]}"#),
    .init(
      "ChapterRule", ChapterRule.self,
      "A named expression that finds headings; the fields are those of Legado's `TxtTocRule`.",
      [
        "id": "Legado's number of the rule.", "name": "What people call it.",
        "rule": """
        What a heading looks like, in ICU's syntax: 1 to 2,000 characters. It is tried on every line of up to 200 characters, \
        between newlines; what it finds is the title.
        """,
        "example": "A heading that it finds, or `null`.",
        "serialNumber": "Its place among the rules of the list that it comes from.",
        "enable": "Whether it is tried on new texts.",
      ], example: chapterRuleExample),
    .init(
      "ImportedChapterRules", ImportedChapterRulesShape.self, "What a list of chapter rules holds.",
      [
        "rules": "The rules in the order of their serial numbers.",
        "refused": "The places of rules that can't be used, from 0.",
      ], example: #"{"rules": [\#(chapterRuleExample)], "refused": []}"#),
    .init(
      "BookChapterRules", BookChapterRulesShape.self,
      "How a book is divided into chapters, and how it could be.",
      [
        "chosen": "The expression that was chosen; `null` for the program's own way.",
        "candidates": """
        The program's own way first, then the rules of the list; none for a format that marks its headings.
        """,
      ], example: #"{"chosen": null, "candidates": [\#(candidateRuleExample)]}"#),
    .init(
      "ChapterRuleCandidate", ChapterRuleCandidateShape.self,
      "A rule, and what it makes of the first MiB of a book.",
      [
        "name": "The name of the rule; `null` for the program's own way.",
        "rule": "Its expression; `null` for the program's own way.",
        "preview": "The chapters, with the first five titles.",
      ], example: candidateRuleExample),
    .init(
      "ChapterPreview", ChapterPreviewShape.self, "The chapters that a rule makes.",
      [
        "count": "How many there are.",
        "regularity": """
        The share of the text that is in chapters of usual length, 0 to 1; usual is at least a quarter and at most four times \
        the median.
        """,
        "whole": "`false` where only the beginning of a longer book was looked at.",
        "slow": "`true` where the expression takes too many steps, so that it can't be used.",
        "usable": "`false` for an expression that is empty, too long or malformed.",
        "titles": "The first of them, 500 at most.",
      ], example: previewExample),
    .init(
      "PreviewedChapter", ChapterPreviewShape.Title.self, "A chapter that a rule makes.",
      [
        "title": "Its heading.",
        "level": "0 for volumes, parts and books, 1 for chapters, 2 below.",
        "bytes": "The length of its text in bytes.",
      ], example: titleExample),
    .init(
      "ChapterRulesRequest", ChapterRulesRequest.self, "A changed list of chapter rules.",
      [
        "version": "The version that it replaces; 0 for the first.",
        "rules": "At most 200, in order.",
      ],
      example: #"{"version": 0, "rules": [\#(chapterRuleExample)]}"#),
    .init(
      "ChapterRuleRequest", ChapterRuleRequest.self, "A rule to try.",
      ["rule": "The expression; `null` or left out for the program's own way."],
      example: #"{"rule": "^Scene \\d+"}"#),
    .init(
      "TextCleaning", TextCleaning.self,
      "How a person sees and hears the lines of a plain text; no offset depends on it.",
      [
        "lines": """
        `automatic` joins the lines that a typist has wrapped, `join` all lines of a paragraph, `keep` none.
        """,
        "dropIndents": "Whether the white space at the beginning of lines is left out.",
        "collapseBlankLines": "Whether blank lines only part paragraphs.",
        "hideLicence": "Whether Project Gutenberg's notes and licence are hidden.",
        "hideBoilerplate": "Whether lines that sites of web novels put into a text are hidden.",
      ], example: cleaningExample),
    .init(
      "CleaningRequest", CleaningRequest.self, "Choices to try.",
      ["cleaning": "The choices; `null` or left out for the program's own way."],
      example: #"{"cleaning": \#(cleaningExample)}"#),
    .init(
      "CleaningPreview", CleaningPreviewShape.self, "A passage of a text as it would be shown.",
      [
        "html": "A fragment as in `Chapter`.",
        "hidden": "How many lines of the passage are hidden.",
      ], example: #"{"html": "<p>It was night.</p>", "hidden": 0}"#),
  ]

  private static let cleaningExample =
    #"{"lines": "keep", "dropIndents": true, "collapseBlankLines": true, "hideLicence": true, "hideBoilerplate": false}"#

  private static let chapterRuleExample =
    #"{"id": 1700000000000, "name": "Scenes", "rule": "^Scene \\d+", "example": "Scene 4", "serialNumber": 0, "enable": true}"#
  private static let titleExample = #"{"title": "Scene 1", "level": 1, "bytes": 5120}"#
  private static let previewExample =
    #"{"count": 12, "regularity": 0.97, "whole": true, "slow": false, "usable": true, "titles": [\#(titleExample)]}"#
  private static let candidateRuleExample =
    #"{"name": null, "rule": null, "preview": \#(previewExample)}"#
}
