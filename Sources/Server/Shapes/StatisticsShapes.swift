import ReadingModel
import VorleserKit

/// How much was read.
struct ReadingAmountShape: Codable, Hashable, Sendable {
  var reading: Int
  var listening: Int
  var both: Int
  var readUnits: Int
  var heardUnits: Int
  var words: Int
  var pages: Double
  var sessions: Int

  init(_ amount: ReadingAmount) {
    reading = amount.time.reading
    listening = amount.time.listening
    both = amount.time.both
    readUnits = amount.readUnits
    heardUnits = amount.heardUnits
    words = Int(amount.words)
    pages = (amount.pages * 10).rounded() / 10
    sessions = amount.sessions
  }
}

/// What was read in a day, a week or a month.
struct ReadingPeriodShape: Codable, Hashable, Sendable {
  var start: String
  var amount: ReadingAmountShape

  init(_ period: ReadingStatistics.Period) {
    start = period.start.text
    amount = ReadingAmountShape(period.amount)
  }
}

/// What was read of one work.
struct ReadWorkShape: Codable, Hashable, Sendable {
  @Null var book: Int?
  var title: String
  var authors: [String]
  var amount: ReadingAmountShape
  var first: String
  var last: String

  init(_ entry: ReadingStatistics.Work) {
    book = entry.work.book
    title = entry.work.title
    authors = entry.work.authors
    amount = ReadingAmountShape(entry.amount)
    first = entry.first.text
    last = entry.last.text
  }
}

/// What was read of an author, or in a format.
struct ReadPartShape: Codable, Hashable, Sendable {
  var name: String
  var works: Int
  var amount: ReadingAmountShape

  init(_ part: ReadingStatistics.Part) {
    name = part.name
    works = part.works
    amount = ReadingAmountShape(part.amount)
  }
}

/// A work that was read to its end.
struct FinishingShape: Codable, Hashable, Sendable {
  @Null var book: Int?
  var title: String
  var authors: [String]
  var day: String

  init(_ finishing: ReadingStatistics.Finishing) {
    book = finishing.work.book
    title = finishing.work.title
    authors = finishing.work.authors
    day = finishing.day.text
  }
}

/// Days in a row.
struct StreakShape: Codable, Hashable, Sendable {
  var current: Int
  var longest: Int
  var longestInRange: Int
}

/// Answer of `GET /api/statistics`.
struct StatisticsShape: Codable, Sendable {
  var from: String
  var to: String
  var zone: String
  var today: String
  @Null var since: String?
  var amountToday: ReadingAmountShape
  var total: ReadingAmountShape
  var streak: StreakShape
  var days: [ReadingPeriodShape]
  var weeks: [ReadingPeriodShape]
  var months: [ReadingPeriodShape]
  var hours: [Int]
  var works: [ReadWorkShape]
  var authors: [ReadPartShape]
  var formats: [ReadPartShape]
  var finished: [FinishingShape]
  @Null var wordsPerMinute: Double?

  init(_ statistics: ReadingStatistics, zone: String) {
    from = statistics.range.lowerBound.text
    to = statistics.range.upperBound.text
    self.zone = zone
    today = statistics.today.text
    since = statistics.since?.text
    amountToday = ReadingAmountShape(statistics.amountToday)
    total = ReadingAmountShape(statistics.total)
    streak = StreakShape(
      current: statistics.streak.current, longest: statistics.streak.longest,
      longestInRange: statistics.streak.longestInRange)
    days = statistics.days.map(ReadingPeriodShape.init)
    weeks = statistics.weeks.map(ReadingPeriodShape.init)
    months = statistics.months.map(ReadingPeriodShape.init)
    hours = statistics.hours
    works = statistics.works.map(ReadWorkShape.init)
    authors = statistics.authors.map(ReadPartShape.init)
    formats = statistics.formats.map(ReadPartShape.init)
    finished = statistics.finished.map(FinishingShape.init)
    wordsPerMinute = statistics.wordsPerMinute.map { ($0 * 10).rounded() / 10 }
  }
}

/// How fast the person reads a book.
struct ReadingPaceShape: Codable, Sendable {
  @Null var unitsPerMinute: Double?
  @Null var source: String?

  init(_ pace: ReadingPace?) {
    unitsPerMinute = pace?.unitsPerMinute
    source = pace?.source.rawValue
  }
}

/// What was taken over from KOReader.
struct StatisticsImportShape: Codable, Sendable {
  var sessions: Int
  var books: Int
  var unknown: [String]

  init(_ result: KOReaderImport) {
    sessions = result.sessionCount
    books = result.bookCount
    unknown = result.unknown
  }
}
