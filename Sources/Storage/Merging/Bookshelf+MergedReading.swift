import Foundation
import ReadingModel
import SQLite

extension Bookshelf {
  /// Puts everybody's places in a book on another one, inside a transaction: the later place holds, the other one becomes an
  /// earlier place.
  func mergePlaces(
    of other: Int, into kept: Int, _ places: [TextOffset: TextOffset], length: Int
  ) throws {
    let database = try database()
    func moved(_ offset: TextOffset) -> TextOffset {
      min(max(0, places[offset] ?? offset), length)
    }
    let rows = try database.run(
      """
      SELECT offset, version, updated, device, state, person, voice FROM places WHERE book = ?
      """, [.integer(other)])
    for row in rows {
      let read = try ReadingPosition(row, from: 0, state: 4)
      let place = ReadingPosition(
        offset: moved(read.offset), version: read.version, updated: read.updated,
        device: read.device, state: read.state)
      try mergePlace(
        place, voice: try row.optionalText(6), into: kept, for: PersonID(try row.integer(5)))
    }
    let devices = try database.run(
      "SELECT person, device, offset, version, updated FROM device_places WHERE book = ?",
      [.integer(other)])
    for row in devices {
      try database.run(
        """
        INSERT INTO device_places (book, person, device, offset, version, updated)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (book, person, device) DO UPDATE SET offset = excluded.offset,
          version = max(version, excluded.version), updated = excluded.updated
        WHERE excluded.updated > updated
        """,
        [
          .integer(kept), .integer(try row.integer(0)), .text(try row.text(1)),
          .integer(moved(try row.integer(2))), .integer(try row.integer(3)),
          .integer(try row.integer(4)),
        ])
    }
  }

  private func mergePlace(
    _ read: ReadingPosition, voice: String?, into kept: Int, for person: PersonID
  ) throws {
    let database = try database()
    let revision = try nextRevision()
    let key: [SQLiteValue] = [.integer(kept), .integer(person.number)]
    try makePlace(of: kept, for: person, revision: revision)
    try database.run(
      "UPDATE places SET voice = coalesce(voice, ?), revision = ? WHERE book = ? AND person = ?",
      [.text(voice), .integer(revision)] + key)
    let row = try database.run(
      "SELECT offset, version, updated, device, state FROM places WHERE book = ? AND person = ?",
      key
    ).first
    guard read.version > 0, let own = try row.map({ try ReadingPosition($0, from: 0, state: 4) })
    else { return }
    let isNewer = (read.updated ?? .distantPast) > (own.updated ?? .distantPast)
    // Both get a version, the one that holds the last: so the other one is among the earlier places.
    let order = own.version == 0 || isNewer ? [read] : [read, own]
    var last = own
    for place in order {
      last = ReadingPosition(
        offset: place.offset, version: last.version + 1, updated: place.updated,
        device: place.device,
        state: Self.state(of: place, and: own.version == 0 ? place : own, read))
      try remember(last, in: kept, for: person)
    }
    try database.run(
      """
      UPDATE places SET offset = ?, version = ?, updated = ?, device = ?, state = ?
      WHERE book = ? AND person = ?
      """,
      [
        .integer(last.offset), .integer(last.version),
        .integer(last.updated.map { Timestamp($0).milliseconds }), .text(last.device),
        .integer(last.state.code),
      ] + key)
  }

  /// A book that was finished in one of both stays finished; else the state of the later place holds, unless that is unread.
  private static func state(
    of place: ReadingPosition, and own: ReadingPosition, _ read: ReadingPosition
  ) -> ReadingState {
    let states = [place.state, own.state, read.state]
    if states.contains(.finished) { return .finished }
    return states.first { $0 != .unread } ?? .unread
  }

  /// Moves everybody's reading sessions in a book to another one, inside a transaction.
  func mergeSessions(of other: Int, into kept: Int, length: Int) throws {
    let database = try database()
    let rows = try database.run(
      "SELECT id, person FROM reading_works WHERE book = ?", [.integer(other)])
    for row in rows {
      let old = SQLiteValue.integer(try row.integer(0))
      guard let work = try work(of: kept, for: PersonID(try row.integer(1))) else { continue }
      let new = SQLiteValue.integer(work)
      try database.run(
        """
        UPDATE reading_sessions SET work = ?1, from_offset = min(from_offset, ?3),
          to_offset = min(to_offset, ?3), revision = ?4 WHERE work = ?2
        """, [new, old, .integer(length), .integer(nextRevision())])
      try database.run(
        "INSERT OR IGNORE INTO finishings SELECT ?1, finished FROM finishings WHERE work = ?2",
        [new, old])
      try database.run("DELETE FROM reading_works WHERE id = ?", [old])
    }
  }
}
