import ChapterBuilding
package import Foundation

extension PlainTextParser: EncodedFormatParser {
  /// The UTF-16 units of a candidate's sample: some two lines.
  private static let sampleLength = 160

  /// The encoding in which a text opens if nobody has chosen one.
  ///
  /// - Parameter file: The file.
  /// - Returns: The likeliest encoding; `nil` for a file that is no text.
  /// - Throws: ``BookOpenError``.
  package static func detectedEncoding(of file: URL) throws -> EncodingName? {
    EncodingDetector().detect(try ByteSurvey.of(file)).map { EncodingName($0.encoding) }
  }

  /// The encodings that a text may have, the likeliest first.
  ///
  /// - Parameter file: The file.
  /// - Returns: The encodings that are worth a try. Each has a sample: the first words that it
  ///   decodes in its own way.
  /// - Throws: ``BookOpenError``; an error if ICU lacks an encoding.
  package static func candidates(of file: URL) throws -> [EncodingCandidate] {
    let survey = try ByteSurvey.of(file)
    let passage = survey.sample.isEmpty ? survey.head : survey.sample
    return try EncodingDetector().candidates(survey).map { candidate in
      let isPassage = !candidate.encoding.usesControls
      let bytes = Array((isPassage ? passage : survey.head).prefix(sampleLength * 4))
      let text = String(
        decoding: try TextDecoder(candidate.encoding).decode(bytes.span).prefix(sampleLength),
        as: UTF16.self)
      return EncodingCandidate(
        name: EncodingName(candidate.encoding), confidence: candidate.confidence,
        sample: text.split(whereSeparator: \.isWhitespace).joined(separator: " ").withoutControls)
    }
  }
}
