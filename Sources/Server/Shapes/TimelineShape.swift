/// A part of a timeline.
struct TimelineShape: Codable, Sendable {
  var segments: [SegmentShape]
  var next: Int
  var complete: Bool
  @Null var failure: ProblemShape?
}

/// One sentence as it is spoken.
struct SegmentShape: Codable, Sendable {
  var index: Int
  var chapter: Int
  var start: Int
  var end: Int
  var from: Double
  var to: Double
  /// Start offset, end offset, from, to of each word, flat.
  var words: [Double]
  @Null var skipped: String?
  var code: String?
  var values: [String: String]?
}
