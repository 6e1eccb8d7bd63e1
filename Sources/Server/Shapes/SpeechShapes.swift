import ReadAloud
import ReadingModel
import VorleserKit

/// All rules for reading a book aloud.
struct SpeechShape: Codable, Sendable {
  /// One kind that may be skipped.
  struct Kind: Codable, Sendable {
    var kind: String
    var skipped: Bool
    /// The scope of the decision: `usual`, `all` or `book`.
    var decided: String
  }

  var key: String
  var language: String?
  var skip: [Kind]
  var pauses: PausesShape
  var usualPauses: PausesShape
  /// The number of active pronunciation rules.
  var pronunciations: Int
}

/// Pauses in seconds.
struct PausesShape: Codable, Sendable {
  var sentence: Double?
  var paragraph: Double?
  var heading: Double?
  var chapter: Double?

  init(_ lengths: PauseLengths) {
    sentence = lengths.sentence
    paragraph = lengths.paragraph
    heading = lengths.heading
    chapter = lengths.chapter
  }
}

/// The choices of one scope.
struct ChoicesShape: Codable, Sendable {
  var scope: String
  var version: Int
  var skip: [String: Bool]
  var pauses: PauseLengths
  var pronunciations: [PronunciationRule]
  /// Who reads what is said; `nil` if nothing was chosen.
  var dialogue: DialogueChoices?
  /// Whether emphasised words are spoken more slowly; `nil` if nothing was chosen.
  var emphasis: Bool?

  init(_ stored: StoredSpeechChoices, in scope: ChoiceScope) {
    self.scope = scope.name
    version = stored.version
    let named = stored.choices.skip.map { ($0.key.rawValue, $0.value) }
    skip = Dictionary(uniqueKeysWithValues: named)
    pauses = stored.choices.pauses
    pronunciations = stored.choices.pronunciations
    dialogue = stored.choices.dialogue
    emphasis = stored.choices.emphasis
  }
}

/// Body of `PUT /api/speech/{scope}`.
struct ChoicesRequest: RequestShape {
  static let fields = [
    "version", "skip", "pauses", "pronunciations", "dialogue", "emphasis",
  ]

  @Whole var version: Int
  var choices: SpeechChoices

  private enum CodingKeys: String, CodingKey { case version }

  init(from decoder: any Decoder) throws {
    _version = try decoder.container(keyedBy: CodingKeys.self)
      .decode(Whole.self, forKey: .version)
    choices = try SpeechChoices(from: decoder)
  }
}

/// Body of `POST /api/speech/preview`.
struct TrialRequest: RequestShape {
  static let fields = ["text", "voice", "book", "rule", "dialogue"]

  var text: String
  var voice: String
  var book: Int?
  var rule: PronunciationRule?
  /// Who reads what is said, in place of the stored choice.
  var dialogue: DialogueChoices?
}

/// The rules of an imported file.
struct ImportedRulesShape: Codable, Sendable {
  /// A line that was refused.
  struct Refusal: Codable, Sendable {
    var line: Int
    var text: String
    var reason: String
    var code: String
  }

  var source: String
  var rules: [PronunciationRule]
  var refused: [Refusal]

  init(_ list: ImportedRules) {
    source = list.source.rawValue
    rules = list.rules
    refused = list.refused.map {
      Refusal(line: $0.line, text: $0.text, reason: $0.reason, code: $0.code)
    }
  }
}

/// The skippable text of a book.
struct FindingsShape: Codable, Sendable {
  /// A piece of the book with the text around it.
  struct Example: Codable, Sendable {
    var start: Int
    var end: Int
    var before: String
    var text: String
    var after: String
  }

  /// The pieces of one kind.
  struct Finding: Codable, Sendable {
    var kind: String
    var count: Int
    var examples: [Example]
  }

  var whole: Bool
  var findings: [Finding]

  init(_ report: SkippableReport) {
    whole = report.isWhole
    findings = SkippableKind.allCases.compactMap { kind in
      report.findings[kind].map { finding in
        Finding(
          kind: kind.rawValue, count: finding.count,
          examples: finding.examples.map {
            Example(
              start: $0.range.lowerBound, end: $0.range.upperBound, before: $0.before,
              text: $0.text, after: $0.after)
          })
      }
    }
  }
}

/// Data of a `speech` event.
struct SpeechEventShape: Codable, Sendable {
  var scope: String
}
