/// Pauses that somebody has chosen, in seconds; what is `nil` is as usual.
public struct PauseLengths: Hashable, Sendable, Codable {
  /// The longest pause: more would be taken for the end.
  public static let longest = 10.0

  /// After a sentence inside a paragraph.
  public var sentence: Double?
  /// After a paragraph; items of lists and cells of tables follow it.
  public var paragraph: Double?
  /// After a heading.
  public var heading: Double?
  /// After a chapter.
  public var chapter: Double?

  /// Makes the usual pauses.
  ///
  /// - Parameters:
  ///   - sentence: After a sentence, in seconds.
  ///   - paragraph: After a paragraph, in seconds.
  ///   - heading: After a heading, in seconds.
  ///   - chapter: After a chapter, in seconds.
  public init(
    sentence: Double? = nil, paragraph: Double? = nil, heading: Double? = nil,
    chapter: Double? = nil
  ) {
    self.sentence = sentence
    self.paragraph = paragraph
    self.heading = heading
    self.chapter = chapter
  }

  /// These pauses, and others where they say nothing.
  ///
  /// - Parameter others: What counts where these are `nil`.
  /// - Returns: Both in one.
  public func over(_ others: PauseLengths) -> PauseLengths {
    PauseLengths(
      sentence: sentence ?? others.sentence, paragraph: paragraph ?? others.paragraph,
      heading: heading ?? others.heading, chapter: chapter ?? others.chapter)
  }

  /// All that are set.
  public var values: [Double] { [sentence, paragraph, heading, chapter].compactMap(\.self) }
}
