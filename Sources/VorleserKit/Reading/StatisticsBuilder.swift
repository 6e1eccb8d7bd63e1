import Foundation
import ReadingModel
import Storage

/// Adds up sessions to statistics, one after the other.
struct StatisticsBuilder {
  private static let hour = 3_600_000
  private static let day = 24 * hour

  private let zone: TimeZone
  private let range: ClosedRange<CalendarDay>
  private let today: CalendarDay
  private let works: [Int: FinishedWork]

  private var days: [CalendarDay: ReadingAmount] = [:]
  private var hours = [Int](repeating: 0, count: 24)
  private var byWork: [Int: ReadingStatistics.Work] = [:]
  private var readTime = 0
  private var readWords = 0.0

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - works: All works of the person.
  ///   - range: The days that are counted.
  ///   - zone: The person's time zone.
  ///   - now: The present moment.
  init(_ works: [FinishedWork], range: ClosedRange<CalendarDay>, zone: TimeZone, now: Date) {
    self.works = Dictionary(works.map { ($0.work.id, $0) }, uniquingKeysWith: { a, _ in a })
    self.range = range
    self.zone = zone
    today = CalendarDay(now, in: zone)
  }

  /// Adds a session, whose time is spread evenly from its start to its end.
  mutating func add(_ session: SessionFigures) {
    let language = works[session.work]?.work.language
    let pieces = pieces(of: session)
    var rest = session
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let share = isLast ? rest : session.share(piece.length, of: session.end - session.start)
      if !isLast { rest.take(share) }
      add(share, language, piece, isFirst: index == 0)
    }
  }

  private mutating func add(
    _ share: SessionFigures, _ language: String?, _ piece: Piece, isFirst: Bool
  ) {
    let amount = ReadingAmount(
      time: share.time, readUnits: share.readUnits, heardUnits: share.heardUnits,
      language: language, sessions: isFirst ? 1 : 0)
    days[piece.day, default: ReadingAmount()] += amount
    guard range.contains(piece.day) else { return }
    hours[piece.hour] += share.time.total
    if share.readUnits > 0 {
      readTime += share.time.reading
      readWords += Double(share.readUnits) / ReadingAmount.unitsPerWord(in: language)
    }
    guard let work = works[share.work]?.work else { return }
    var entry =
      byWork[share.work]
      ?? .init(work: work, amount: ReadingAmount(), first: piece.day, last: piece.day)
    entry.amount += amount
    entry.first = min(entry.first, piece.day)
    entry.last = max(entry.last, piece.day)
    byWork[share.work] = entry
  }

  /// A stretch of a session in one hour of the day.
  private struct Piece {
    var day: CalendarDay
    var hour: Int
    var length: Int
  }

  private func pieces(of session: SessionFigures) -> [Piece] {
    var pieces: [Piece] = []
    var start = session.start
    repeat {
      let date = Date(timeIntervalSince1970: Double(start) / 1000)
      let local = start + zone.secondsFromGMT(for: date) * 1000
      let inDay = ((local % Self.day) + Self.day) % Self.day
      let end = min(session.end, start + Self.hour - inDay % Self.hour)
      pieces.append(
        Piece(
          day: CalendarDay((local - inDay) / Self.day), hour: inDay / Self.hour,
          length: end - start))
      start = end
    } while start < session.end
    return pieces
  }

  /// The statistics of all that was added.
  func statistics() -> ReadingStatistics {
    let inRange = days.filter { range.contains($0.key) }
    var total = ReadingAmount()
    for amount in inRange.values { total += amount }
    let works = byWork.values.sorted {
      ($1.amount.time.total, $0.work.id) < ($0.amount.time.total, $1.work.id)
    }
    return ReadingStatistics(
      range: range, today: today, since: days.keys.min(),
      amountToday: days[today] ?? ReadingAmount(), total: total, streak: streak(),
      days: Self.periods(inRange) { $0 }, weeks: Self.periods(inRange) { $0.monday },
      months: Self.periods(inRange) { $0.firstOfMonth }, hours: hours, works: works,
      authors: Self.parts(works) { $0.work.authors },
      formats: Self.parts(works) { [$0.work.format].compactMap(\.self) }, finished: finished(),
      wordsPerMinute: readTime >= ReadingPace.leastTime
        ? readWords * 60_000 / Double(readTime) : nil)
  }

  private static func periods(
    _ days: [CalendarDay: ReadingAmount], by start: (CalendarDay) -> CalendarDay
  ) -> [ReadingStatistics.Period] {
    var periods: [CalendarDay: ReadingAmount] = [:]
    for (day, amount) in days { periods[start(day), default: ReadingAmount()] += amount }
    return periods.sorted { $0.key < $1.key }.map { .init(start: $0.key, amount: $0.value) }
  }

  private static func parts(
    _ works: [ReadingStatistics.Work], by names: (ReadingStatistics.Work) -> [String]
  ) -> [ReadingStatistics.Part] {
    var parts: [String: ReadingStatistics.Part] = [:]
    for work in works {
      for name in Set(names(work)) {
        parts[name, default: .init(name: name, amount: ReadingAmount(), works: 0)].amount +=
          work.amount
        parts[name]?.works += 1
      }
    }
    return parts.values.sorted { ($1.amount.time.total, $0.name) < ($0.amount.time.total, $1.name) }
  }

  private func finished() -> [ReadingStatistics.Finishing] {
    works.values.flatMap { entry in
      entry.finished.map { time in
        ReadingStatistics.Finishing(
          work: entry.work,
          day: CalendarDay(Date(timeIntervalSince1970: Double(time) / 1000), in: zone))
      }
    }
    .filter { range.contains($0.day) }
    .sorted { ($1.day, $0.work.id) < ($0.day, $1.work.id) }
  }

  private func streak() -> ReadingStatistics.Streak {
    let read = days.filter { $0.value.time.total >= ReadingStatistics.Streak.leastTime }.keys
    var streak = ReadingStatistics.Streak(current: 0, longest: 0, longestInRange: 0)
    var (row, rowInRange) = (0, 0)
    var last: CalendarDay?
    for day in read.sorted() {
      let goesOn = last?.adding(1) == day
      row = goesOn ? row + 1 : 1
      rowInRange = range.contains(day) ? (goesOn ? rowInRange + 1 : 1) : 0
      streak.longest = max(streak.longest, row)
      streak.longestInRange = max(streak.longestInRange, rowInRange)
      if day == today || day.adding(1) == today { streak.current = row }
      last = day
    }
    return streak
  }
}

extension SessionFigures {
  /// The part of a session that falls into a part of its time, rounded down.
  fileprivate func share(_ length: Int, of span: Int) -> SessionFigures {
    var share = self
    let fraction = span > 0 ? Double(length) / Double(span) : 0
    func part(_ number: Int) -> Int { Int(Double(number) * fraction) }
    share.time = ReadingTime(
      reading: part(time.reading), listening: part(time.listening), both: part(time.both))
    share.readUnits = part(readUnits)
    share.heardUnits = part(heardUnits)
    return share
  }

  fileprivate mutating func take(_ other: SessionFigures) {
    time = ReadingTime(
      reading: time.reading - other.time.reading, listening: time.listening - other.time.listening,
      both: time.both - other.time.both)
    readUnits -= other.readUnits
    heardUnits -= other.heardUnits
  }
}
