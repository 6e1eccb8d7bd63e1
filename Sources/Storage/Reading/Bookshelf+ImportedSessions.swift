package import Foundation
import Hashing
package import ReadingModel
import SQLite

/// What was taken over from the statistics of another program.
package struct ImportedSessions: Hashable, Sendable {
  package var sessionCount = 0
  package var bookCount = 0
  package var unknown: [String] = []
}

extension Bookshelf {
  /// Takes over sessions from KOReader's statistics.
  ///
  /// One that the person has deleted stays deleted, and one that has gone on since the last import is the longer one.
  ///
  /// - Parameters:
  ///   - file: The database, which nobody else writes.
  ///   - person: The reader.
  ///   - find: Finds the book of this library.
  ///   - make: Makes sessions of pages; of a book that the library does not have, its length is 0.
  /// - Returns: What was taken over.
  /// - Throws: ``KOReaderStatisticsError``, `SessionRefusal.tooMany`, ``StorageError``; what was added before stays.
  package func importKOReader(
    _ file: URL, for person: PersonID,
    finding find: @Sendable (KOReaderStatistics.Book) -> LibraryBook?,
    making make:
      @Sendable (KOReaderStatistics.Book, _ length: Int, [KOReaderStatistics.Page]) ->
      [LibrarySnapshot.Session]
  ) throws -> ImportedSessions {
    let statistics = try KOReaderStatistics(file)
    var result = ImportedSessions()
    for foreign in try statistics.books() {
      try Task.checkCancellation()
      let book = find(foreign)
      let sessions = make(foreign, book?.length ?? 0, try statistics.pages(of: foreign.id))
        .filter(\.isSound)
      guard !sessions.isEmpty else { continue }
      let work = LibrarySnapshot.Work(
        id: 0, person: person.number, book: nil, sha256: nil, title: foreign.title,
        authors: foreign.names, format: nil, language: nil, length: 0, finished: [])
      result.sessionCount += try addSessions(sessions, of: work, in: book?.id, for: person)
      if book == nil { result.unknown.append(foreign.title) } else { result.bookCount += 1 }
    }
    return result
  }

  /// The partial MD5 of books' files, by which KOReader knows them.
  ///
  /// - Parameter books: The books; one whose file is missing is left out.
  /// - Returns: The books' numbers by digest.
  /// - Throws: ``StorageError``.
  package func partialDigests(of books: [LibraryBook]) throws -> [String: Int] {
    var digests: [String: Int] = [:]
    for book in books where !book.isMissing {
      // A file that can't be read is found by its title.
      guard let file = try file(of: book.id), let digest = try? PartialDigest.of(file) else {
        continue
      }
      digests[digest] = book.id
    }
    return digests
  }

  private func addSessions(
    _ sessions: [LibrarySnapshot.Session], of work: LibrarySnapshot.Work, in book: Int?,
    for person: PersonID
  ) throws -> Int {
    let database = try writableDatabase()
    return try database.transaction {
      guard try sessionCount(of: person) + sessions.count <= SessionReport.countLimit else {
        throw SessionRefusal.tooMany
      }
      let id = try book.flatMap { try self.work(of: $0, for: person) } ?? bookless(work, person)
      let revision = try nextRevision()
      var count = 0
      for session in sessions {
        count += try database.run(
          """
          INSERT INTO reading_sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)
          ON CONFLICT (person, id) DO UPDATE SET ended = excluded.ended, reading = excluded.reading,
            read_units = excluded.read_units, to_offset = excluded.to_offset, revision = excluded.revision
            WHERE removed IS NULL AND ended < excluded.ended
          RETURNING 1
          """,
          [
            .integer(person.number), .text(session.id), .integer(id), .text(session.device),
            .integer(session.start), .integer(session.end), .integer(session.reading),
            .integer(session.listening), .integer(session.both), .integer(session.readUnits),
            .integer(session.heardUnits), .integer(session.from), .integer(session.to),
            .integer(revision),
          ]
        ).count
      }
      try forgetEmptyWorks(of: person)
      return count
    }
  }
}
