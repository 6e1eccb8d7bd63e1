import Basics
import ReadingModel
import Storage

/// Makes reading sessions from the pages that KOReader has counted.
struct KOReaderSessions {
  /// A pause of more seconds ends a session, as in the page.
  static let pause = 600
  /// A page counts at most so many seconds; KOReader itself counts two minutes unless its reader has chosen more.
  static let pageLimit = 3600
  /// The name that stands as the device.
  static let device = "KOReader"
  /// 1 January 2000 in seconds: before it there was no such program.
  private static let earliest = 946_684_800

  /// The book as KOReader knows it.
  let book: KOReaderStatistics.Book
  /// Length of the book's text in UTF-16 units; 0 for a book that the library does not have.
  let length: Int
  /// The present moment in seconds since 1970; what is later was counted by a wrong clock.
  let now: Int

  /// The sessions of pages in the order of time.
  func sessions(_ pages: [KOReaderStatistics.Page]) -> [LibrarySnapshot.Session] {
    var sessions: [LibrarySnapshot.Session] = []
    var last: Int?
    for page in pages where Self.earliest...now ~= page.start && page.duration > 0 {
      let duration = min(page.duration, Self.pageLimit)
      // A number beyond the last page, or before the first one, is that page.
      let number = min(max(1, page.number), max(1, page.count))
      let place = offset(number - 1, page)
      let next = offset(number, page)
      let start: Int = page.start * 1000
      let end: Int = start + duration * 1000
      if let last, let open = sessions.last,
        page.start - last <= Self.pause, end - open.start <= SessionReport.spanLimit
      {
        let index = sessions.count - 1
        // Pages may overlap where the clock was set back.
        sessions[index].end = max(open.end, end)
        sessions[index].reading = min(
          open.reading + duration * 1000, sessions[index].end - open.start)
        sessions[index].readUnits = open.readUnits + max(0, next - max(place, open.to))
        sessions[index].to = next
      } else {
        let read = max(0, next - place)
        sessions.append(
          LibrarySnapshot.Session(
            person: 0, id: id(page.start), work: 0, device: Self.device, start: start, end: end,
            reading: end - start, listening: 0, both: 0, readUnits: read, heardUnits: 0,
            from: place, to: next))
      }
      last = max(last ?? 0, page.start + duration)
    }
    return sessions
  }

  /// The same for the same book and moment, so that an import can be repeated.
  private func id(_ start: Int) -> String {
    let name = "\(book.md5)\n\(book.title)\n\(book.authors)"
    return "ko-\(String(FNV1a.hash(name.utf8), radix: 36))-\(start)"
  }

  /// Where a page ends in the library's book.
  private func offset(_ number: Int, _ page: KOReaderStatistics.Page) -> TextOffset {
    guard page.count > 0, length > 0 else { return 0 }
    let fraction = Double(min(max(0, number), page.count)) / Double(page.count)
    return Int(Double(length) * fraction)
  }
}
