public import Foundation
public import ReadingModel
import Storage

extension Library {
  /// Sessions that are read from the database at once; so memory does not grow with the years.
  private static let figuresAtOnce = 5000

  /// What a person has read between two days.
  ///
  /// - Parameters:
  ///   - range: The days that are counted; `nil` for the 365 days up to today.
  ///   - zone: The person's time zone, which says when a day begins.
  ///   - person: The reader.
  ///   - now: The present moment.
  /// - Returns: The statistics.
  /// - Throws: ``LibraryError``.
  public func statistics(
    of range: ClosedRange<CalendarDay>? = nil, in zone: TimeZone,
    for person: PersonID = .owner, now: Date = .now
  ) async throws -> ReadingStatistics {
    let today = CalendarDay(now, in: zone)
    let works = try await stored { try await shelf.works(for: person) }
    var builder = StatisticsBuilder(
      works, range: range ?? today.adding(-364)...today, zone: zone, now: now)
    var last: SessionFigures?
    repeat {
      let after = last
      let part = try await stored {
        try await shelf.figures(for: person, after: after, limit: Self.figuresAtOnce)
      }
      for session in part { builder.add(session) }
      last = part.count == Self.figuresAtOnce ? part.last : nil
    } while last != nil
    return builder.statistics()
  }

  /// How fast a person reads a book with the eyes.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: The reader.
  /// - Returns: The pace in this book, else in its language; `nil` as long as too little was read.
  /// - Throws: ``LibraryError``.
  public func pace(of book: Int, for person: PersonID = .owner) async throws -> ReadingPace? {
    _ = try await self.book(book, for: person)
    return try await stored { try await shelf.pace(of: book, for: person) }
  }
}
