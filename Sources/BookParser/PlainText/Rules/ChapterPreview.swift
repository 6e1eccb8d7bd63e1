import ChapterBuilding

/// The chapters that a rule makes of a text.
public struct ChapterPreview: Hashable, Sendable {
  /// A chapter.
  public struct Title: Hashable, Sendable {
    /// Its heading.
    public var text: String
    /// 0 for books, parts and volumes, 1 for chapters, 2 below.
    public var level: Int
    /// Bytes of its text.
    public var byteCount: Int
  }

  /// The chapters in order.
  public var titles: [Title]
  /// The share of the text that is in chapters of usual length, 0...1.
  public var regularity: Double
  /// Whether all of the text was looked at.
  public var isWhole: Bool
  /// Whether the rule took too many steps, so that it can't divide the text.
  public var gaveUp: Bool
  /// Whether the rule can be used at all.
  public var isUsable = true

  /// The preview of an expression that is empty, too long or malformed.
  static let unusable = ChapterPreview()

  private init() {
    (titles, regularity, isWhole, gaveUp, isUsable) = ([], 0, true, false, false)
  }

  init(_ survey: HeadingSurvey) {
    titles = zip(survey.headings, survey.lengths).map {
      Title(text: $0.mark.label.withoutControls, level: $0.mark.level, byteCount: $1)
    }
    regularity = survey.regularity
    isWhole = survey.isWhole
    gaveUp = survey.gaveUp
  }
}
