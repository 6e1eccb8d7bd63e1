public import ReadingModel

/// What a person has read between two days, and what that makes in days, weeks, months, books, authors and formats.
public struct ReadingStatistics: Hashable, Sendable {
  /// What was read in a day, a week or a month.
  public struct Period: Hashable, Sendable {
    /// The first day of the period.
    public var start: CalendarDay
    /// What was read.
    public var amount: ReadingAmount
  }

  /// What was read of one work.
  public struct Work: Hashable, Sendable {
    /// The work.
    public var work: ReadWork
    /// What was read.
    public var amount: ReadingAmount
    /// The first day on which it was read.
    public var first: CalendarDay
    /// The last day on which it was read.
    public var last: CalendarDay
  }

  /// What was read of an author, or in a format.
  public struct Part: Hashable, Sendable {
    /// The author's name, or the id of the format.
    public var name: String
    /// What was read.
    public var amount: ReadingAmount
    /// The number of works.
    public var works: Int
  }

  /// A work that was read to its end.
  public struct Finishing: Hashable, Sendable {
    /// The work.
    public var work: ReadWork
    /// When it was finished.
    public var day: CalendarDay
  }

  /// Days in a row with something read.
  public struct Streak: Hashable, Sendable {
    /// The least time that makes a day count, in milliseconds: one minute.
    public static let leastTime = 60_000
    /// The days up to today, or up to yesterday as long as nothing was read today.
    public var current: Int
    /// The longest row of days ever.
    public var longest: Int
    /// The longest row of days in the range.
    public var longestInRange: Int
  }

  /// The days that are counted.
  public var range: ClosedRange<CalendarDay>
  /// Today in the person's time zone.
  public var today: CalendarDay
  /// The first day on which anything was read; `nil` before.
  public var since: CalendarDay?
  /// What was read today, whether or not the range has the day.
  public var amountToday: ReadingAmount
  /// All that was read in the range.
  public var total: ReadingAmount
  /// Days in a row.
  public var streak: Streak
  /// Days of the range on which something was read.
  public var days: [Period]
  /// Weeks from Monday on in which something was read.
  public var weeks: [Period]
  /// Months in which something was read.
  public var months: [Period]
  /// Milliseconds by the hour of the day at which something was read, 24 numbers.
  public var hours: [Int]
  /// Works, the one that was read longest first.
  public var works: [Work]
  /// Authors, the one who was read longest first.
  public var authors: [Part]
  /// Formats, the one that was read longest first.
  public var formats: [Part]
  /// Works that were finished in the range, the last one first.
  public var finished: [Finishing]
  /// Words a minute with the eyes alone; `nil` as long as too little was read.
  public var wordsPerMinute: Double?
}
