import ChapterBuilding
import ReadingModel

extension EncodingCandidate {
  /// The UTF-16 units of a sample: some two lines.
  private static let sampleLength = 160
  /// The bytes of markup in which a sample's words are looked for: tags may take most of them.
  private static let markupLength = 16 << 10

  /// A candidate with the first words that it decodes in its own way.
  init(
    _ candidate: EncodingDetector.Candidate, _ survey: ByteSurvey, isMarkup: Bool = false
  ) throws {
    let isPassage = !candidate.encoding.usesControls && !survey.sample.isEmpty
    let length = isMarkup ? Self.markupLength : Self.sampleLength * 4
    let bytes = Array((isPassage ? survey.sample : survey.head).prefix(length))
    var text = String(utf16Units: try TextDecoder(candidate.encoding).decode(bytes.span))
    if isMarkup { text = text.withoutTags }
    text = String(utf16Units: text.utf16.prefix(Self.sampleLength))
    self.init(
      name: EncodingName(candidate.encoding), confidence: candidate.confidence,
      sample: text.split(whereSeparator: \.isWhitespace).joined(separator: " ").withoutControls)
  }

  /// The encodings that a text with markup may be in.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - charset: What it says of its encoding, if anything.
  /// - Returns: First the one in which it opens if nobody chooses, then others that are worth a try.
  /// - Throws: ``BookOpenError``; an error if ICU lacks an encoding.
  static func ofMarkup(_ bytes: [UInt8], charset: String? = nil) throws -> [EncodingCandidate] {
    let present = try SourceText(bytes, charset: charset).encoding
    var survey = ByteSurvey()
    survey.add(bytes.span)
    let found = EncodingDetector().candidates(survey)
    let own = found.first { $0.encoding == present || present == .utf8 && $0.encoding == .ascii }
    let first = EncodingDetector.Candidate(encoding: present, confidence: own?.confidence ?? 1)
    let others = found.filter { $0.encoding != own?.encoding && $0.encoding != present }
    return try ([first] + others).map { try EncodingCandidate($0, survey, isMarkup: true) }
  }
}

extension String {
  /// The text without its tags.
  fileprivate var withoutTags: String {
    var text = ""
    var isTag = false
    for character in self {
      switch character {
      case "<":
        isTag = true
        text += " "
      case ">": isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    return text
  }
}
