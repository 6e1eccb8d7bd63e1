import ReadingModel

extension InterfaceDescription {
  /// Rules for reading aloud.
  static let speechShapes: [ShapeDescription] = speechAnswers + dialogueShapes + speechRequests

  private static let speechAnswers: [ShapeDescription] = [
    .init(
      "Speech", SpeechShape.self, "What counts when a book is read aloud to the person.",
      [
        "key": "The value of `rules` for sound and timeline. Equal rules have equal keys.",
        "language": "The BCP 47 tag of the book's language, or `null`.",
        "skip": "Every kind of text that may be skipped.", "pauses": "The pauses that count.",
        "usualPauses": "The pauses where nobody has chosen any.",
        "pronunciations": "The number of pronunciation rules that count.",
      ],
      example: #"""
        {"key": "9f2c33d1a0b4e877", "language": "en",
         "skip": [{"kind": "note-marks", "skipped": true, "decided": "usual"}],
         "pauses": {"sentence": 0.45, "paragraph": 0.8, "heading": 1.1, "chapter": 1.8},
         "usualPauses": {"sentence": 0.45, "paragraph": 0.8, "heading": 1.1, "chapter": 1.8},
         "pronunciations": 4}
        """#),
    .init(
      "SkippableKind", SpeechShape.Kind.self, "Whether one kind of text is skipped.",
      [
        "kind": """
        `note-marks`, `page-numbers` or `running-heads` (skipped unless decided otherwise), `citations`, \
        `urls`, `code`, `tables`, `captions` or `notes`.
        """,
        "skipped": "Whether the voice skips it.",
        "decided": "Where that was decided: `usual`, `all` or `book`.",
      ], example: #"{"kind": "note-marks", "skipped": true, "decided": "usual"}"#),
    .init(
      "Pauses", PausesShape.self, "Pauses in seconds.", pauseFields,
      example: #"{"sentence": 0.45, "paragraph": 0.8, "heading": 1.1, "chapter": 1.8}"#),
    .init(
      "Choices", ChoicesShape.self, "What the person has decided in one scope.",
      choiceFields.merging([
        "scope": "The scope.",
        "version": "Grows by 1 with each change; 0 where nothing was decided.",
      ]) { $1 }, example: #"{"scope": "book-3", "version": 2, \#(choicesFields)}"#),
    .init(
      "ChosenPauses", PauseLengths.self,
      "Pauses in seconds, 0 to 10. A pause that is missing follows the wider scope.", pauseFields,
      example: #"{"sentence": 0.7}"#),
    .init(
      "Rule", PronunciationRule.self, "How something is said.",
      [
        "find": "What is written, at most 500 units.",
        "match": """
        `word` (whole words), `anywhere`, or `expression`: a regular expression of ICU inside one sentence.
        """,
        "matchCase": "Whether capitals count.",
        "say": "What the voice says, at most 500 units.",
        "as": """
        What `say` is: `text` (with `$0` to `$9` for an expression's groups), `phonemes` (IPA or the voices' \
        alphabet), or `skip`.
        """,
        "on": "Whether the voice follows the rule.",
      ], example: ruleExample),
    .init(
      "ImportedRules", ImportedRulesShape.self, "What a list of pronunciations holds.",
      [
        "source": "The program of the list: `vorleser`, `voice-dream` or `librera`.",
        "rules": "The rules in their order.", "refused": "The lines that were not taken.",
      ],
      example: #"{"source": "voice-dream", "rules": [\#(ruleExample)], "refused": []}"#),
    .init(
      "RefusedLine", ImportedRulesShape.Refusal.self, "A line that was not taken.",
      [
        "line": "Its number, from 1.", "text": "The line, shortened.",
        "reason": "One English sentence.", "code": "Which of the [codes](#codes) it is.",
      ],
      example: #"{"line": 7, "text": "…", "reason": "This isn't a rule.", "code": "not-a-rule"}"#),
    .init(
      "Findings", FindingsShape.self, "What a book has of the kinds that may be skipped.",
      [
        "whole": "`false` where only the first 4,000,000 units of a longer book were looked at.",
        "findings": "The kinds that the book has.",
      ],
      example: #"""
        {"whole": true,
         "findings": [{"kind": "note-marks", "count": 12,
                       "examples": [{"start": 6120, "end": 6123, "before": "…of the text",
                                     "text": "[1]", "after": " and the rest…"}]}]}
        """#),
    .init(
      "KindFinding", FindingsShape.Finding.self, "What a book has of one kind.",
      ["kind": "The kind.", "count": "How many there are.", "examples": "The first of them."],
      example: #"{"kind": "note-marks", "count": 12, "examples": []}"#),
    .init(
      "KindExample", FindingsShape.Example.self, "A piece of a book that may be skipped.",
      [
        "start": "The book offset of its start.", "end": "The book offset of its end.",
        "before": "The text before it.", "text": "The piece.", "after": "The text after it.",
      ],
      example: #"""
        {"start": 6120, "end": 6123, "before": "…of the text", "text": "[1]",
         "after": " and the rest…"}
        """#),
  ]

  private static let speechRequests: [ShapeDescription] = [
    .init(
      "ChoicesRequest", ChoicesRequest.self, "Everything that the person decides in one scope.",
      choiceFields.merging(["version": "The version that the client knows."]) { $1 },
      example: #"{"version": 2, \#(choicesFields)}"#),
    .init(
      "TrialRequest", TrialRequest.self, "A text to be tried out.",
      [
        "text": "The text, 1 to 600 units.", "voice": "The `id` of the voice.",
        "book": "The number of the book whose rules count; without it those for all books.",
        "rule": "A rule that comes before all others.",
        "dialogue": "Who reads what is said, in place of what is stored.",
      ],
      example:
        #"{"text": "Hermione laughed.", "voice": "heart", "book": 3, "rule": \#(ruleExample)}"#),
  ]

  private static let pauseFields = [
    "sentence": "After a sentence.", "paragraph": "After a paragraph.",
    "heading": "After a heading, and before one within a chapter.", "chapter": "After a chapter.",
  ]
  private static let choiceFields = [
    "skip": "Whether a kind is skipped, by kind. A kind that is missing follows the wider scope.",
    "pauses": "The pauses.",
    "pronunciations": "At most 5,000 rules. Of two that fit one place the first counts.",
    "dialogue": "Who reads what is said. Without it the wider scope counts, and at last one voice.",
    "emphasis":
      "Whether headings and emphasised words are spoken a little more slowly. Without it the wider scope counts, and at last `true`.",
  ]
  private static let ruleExample = #"""
    {"find": "Hermione", "match": "word", "matchCase": false, "say": "hɜːˈmaɪəni",
     "as": "phonemes", "on": true}
    """#
  private static let choicesFields = #"""
    "skip": {"tables": true}, "pauses": {"sentence": 0.7},
     "pronunciations": [\#(ruleExample)]
    """#
}
