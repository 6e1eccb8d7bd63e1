package import Foundation

extension PlainTextParser: EncodedFormatParser {
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
    return try EncodingDetector().candidates(survey).map { try EncodingCandidate($0, survey) }
  }
}
