/// How much was read and heard.
public struct ReadingAmount: Hashable, Sendable {
  /// The UTF-16 units of a page: 30 lines of 60 characters, the standard page by which publishers count.
  public static let unitsPerPage = 1800
  /// The UTF-16 units of a word and the space after it, as in English prose.
  public static let unitsPerWord = 5.7
  /// The same in Chinese, Japanese and Korean, in which two characters stand for about a word.
  public static let unitsPerWordCJK = 1.7

  /// How long.
  public var time = ReadingTime()
  /// UTF-16 units that were read with the eyes alone.
  public var readUnits = 0
  /// UTF-16 units that were heard.
  public var heardUnits = 0
  /// About how many words that were.
  public var words = 0.0
  /// How many sessions; one that goes on over midnight counts on the day on which it began.
  public var sessions = 0

  package init() {}

  package init(
    time: ReadingTime, readUnits: Int, heardUnits: Int, language: String?, sessions: Int = 1
  ) {
    self.time = time
    self.readUnits = readUnits
    self.heardUnits = heardUnits
    self.sessions = sessions
    words = Double(readUnits + heardUnits) / Self.unitsPerWord(in: language)
  }

  /// The pages, by ``unitsPerPage``.
  public var pages: Double { Double(readUnits + heardUnits) / Double(Self.unitsPerPage) }

  /// The UTF-16 units of a word.
  ///
  /// - Parameter language: BCP 47 tag; `nil` if it is not known.
  /// - Returns: Its usual length with the space after it.
  public static func unitsPerWord(in language: String?) -> Double {
    let primary = language?.lowercased().split(separator: "-").first
    return ["zh", "ja", "ko"].contains(primary) ? unitsPerWordCJK : unitsPerWord
  }

  /// Adds an amount.
  public static func += (one: inout Self, other: Self) {
    one.time += other.time
    one.readUnits += other.readUnits
    one.heardUnits += other.heardUnits
    one.words += other.words
    one.sessions += other.sessions
  }
}
