/// The pauses that a person has chosen, in seconds; `nil` stands for the default.
public struct PauseLengths: Hashable, Sendable, Codable {
  /// The longest pause; after more, a listener would think that the book has ended.
  public static let longest = 10.0

  /// After a sentence inside a paragraph.
  public var sentence: Double?
  /// After a paragraph; items of lists and cells of tables follow it.
  public var paragraph: Double?
  /// After a heading, and before one within a chapter.
  public var heading: Double?
  /// After a chapter.
  public var chapter: Double?

  /// Makes pauses; all have their default length unless given.
  ///
  /// - Parameters:
  ///   - sentence: After a sentence, in seconds.
  ///   - paragraph: After a paragraph, in seconds.
  ///   - heading: After a heading, and before one within a chapter, in seconds.
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

  /// These pauses, with others in place of those that are `nil`.
  ///
  /// - Parameter others: The pauses that replace `nil`.
  /// - Returns: The combined pauses.
  public func over(_ others: PauseLengths) -> PauseLengths {
    PauseLengths(
      sentence: sentence ?? others.sentence, paragraph: paragraph ?? others.paragraph,
      heading: heading ?? others.heading, chapter: chapter ?? others.chapter)
  }

  /// All that are set.
  public var values: [Double] { [sentence, paragraph, heading, chapter].compactMap(\.self) }
}
