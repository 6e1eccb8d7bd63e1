import ChapterBuilding
package import Foundation

extension PlainTextParser: EncodedFormatParser {
  /// Units of a candidate's sample: some two lines.
  private static let sampleLength = 160

  /// The encoding that a text is opened in where nobody has chosen one.
  ///
  /// - Parameter file: The file.
  /// - Returns: The likeliest; `nil` for what is no text.
  /// - Throws: ``BookOpenError``.
  package static func detectedEncoding(of file: URL) throws -> EncodingName? {
    EncodingDetector().detect(try ByteSurvey.of(file)).map { EncodingName($0.encoding) }
  }

  /// The encodings that a text may be in, the likeliest first.
  ///
  /// - Parameter file: The file.
  /// - Returns: Those that are worth a try, each with the first words that it reads in its own way.
  /// - Throws: ``BookOpenError``; when ICU lacks an encoding.
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
