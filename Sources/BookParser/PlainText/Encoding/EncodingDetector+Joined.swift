extension EncodingDetector {
  /// The characters of a passage for each place without a meaning, at least.
  private static let faultShare = 100
  /// The confidence in two encodings of a text.
  private static let joinedConfidence = 0.9

  /// The encoding of a text that was joined from two.
  ///
  /// - Parameters:
  ///   - survey: One pass over the whole file, or over its start.
  ///   - found: The encoding that it has as a whole.
  /// - Returns: UTF-8 with the encoding of the other passages; `nil` for a text in one encoding, with or without damage.
  func joined(_ survey: ByteSurvey, _ found: Result) -> Result? {
    guard survey.lines.areJoined, found.encoding.unitWidth == 1, found.encoding.form != .escaped
    else { return nil }
    let sample = survey.lines.sample
    var passages = ByteSurvey()
    passages.add(sample.span)
    // A binary file that was put behind a text has control bytes.
    guard passages.nulCount == 0, passages.controlCount <= Self.tolerated(passages) else {
      return nil
    }
    let scores = Scores(passages)
    guard let joined = scores.all[0].encoding.joinedToUTF8,
      let decoded = try? TextDecoder(scores.all[0].encoding).decoded(sample.span),
      decoded.faultCount * Self.faultShare <= decoded.units.count
    else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return Result(
      encoding: joined, markLength: survey.head.starts(with: mark) ? mark.count : 0,
      confidence: Self.joinedConfidence)
  }
}
