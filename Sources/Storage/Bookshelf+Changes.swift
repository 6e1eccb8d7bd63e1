import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// Removes a book, which can be restored for ``restorableDays`` days; a removed book stays as it
  /// is.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The book, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func remove(_ id: Int) throws -> LibraryBook? {
    try change("removed = coalesce(removed, ?)", .integer(Timestamp(now()).milliseconds), id)
  }

  /// Restores a book that was removed.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The book, or `nil` when there is no such book (any more).
  /// - Throws: ``StorageError``.
  public func restore(_ id: Int) throws -> LibraryBook? {
    try change("removed = ?", .null, id)
  }

  /// Moves a book to a person's private shelf, or to the shared one.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - owner: The shelf's owner; `nil` for the shared shelf.
  /// - Returns: The book, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func setOwner(of id: Int, _ owner: PersonID?) throws -> LibraryBook? {
    try change("owner = ?", .integer(owner?.number), id)
  }

  /// Corrects the language of a book.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag; `nil` for what the book says or its text shows.
  ///   - id: The book's number.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func setLanguage(
    _ language: String?, of id: Int, for person: PersonID = .owner
  ) throws -> LibraryBook? {
    try change("language = ?", .text(language), id).flatMap { try book($0.id, for: person) }
  }

  private func change(_ change: String, _ value: SQLiteValue, _ id: Int) throws -> LibraryBook? {
    let database = try writableDatabase()
    return try database.transaction {
      try database.run(
        "UPDATE books SET \(change), revision = ? WHERE id = ?",
        [value, .integer(nextRevision()), .integer(id)])
      return try book(id)
    }
  }

  /// Restores the missing file of a book.
  ///
  /// - Parameters:
  ///   - file: The file, with the same content as the book's.
  ///   - id: The book's number.
  /// - Returns: The book, or `nil` when there is no such book or the content is another.
  /// - Throws: ``StorageError``.
  public func putBack(_ file: IncomingFile, for id: Int) async throws -> LibraryBook? {
    let content = try await file.finish()
    let database = try writableDatabase()
    return try database.transaction {
      guard let known = try book(id), known.fingerprint.sha256 == content.sha256,
        known.fingerprint.byteCount == content.byteCount
      else { return nil }
      let row = try database.run("SELECT file FROM books WHERE id = ?", [.integer(id)]).first
      if let row { try files.keep(file, at: try row.text(0)) }
      try database.run(
        "UPDATE books SET revision = ? WHERE id = ?", [.integer(nextRevision()), .integer(id)])
      return try book(id)
    }
  }

  /// Chooses the voice of a book.
  ///
  /// - Parameters:
  ///   - voice: The voice's name; `nil` for the usual one.
  ///   - id: The book's number.
  ///   - person: The person who chooses.
  /// - Returns: The book, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func setVoice(
    _ voice: String?, of id: Int, for person: PersonID = .owner
  ) throws -> LibraryBook? {
    let database = try writableDatabase()
    return try database.transaction {
      let revision = try nextRevision()
      try makePlace(of: id, for: person, revision: revision)
      try database.run(
        "UPDATE places SET voice = ? WHERE book = ? AND person = ?",
        [.text(voice), .integer(id), .integer(person.number)])
      try database.run(
        "UPDATE books SET revision = ? WHERE id = ?", [.integer(revision), .integer(id)])
      return try book(id, for: person)
    }
  }

  /// Stores a person's place in a book, unless the stored place has another version.
  ///
  /// - Parameters:
  ///   - offset: A book offset.
  ///   - id: The book's number.
  ///   - version: The version that the new position replaces.
  ///   - device: The device's name for itself.
  ///   - state: Whether the book was read; `nil` keeps the state of a finished book, and sets that
  ///     of any other one to reading.
  ///   - edition: The edition that the offset belongs to, see ``edition(of:)``; `nil` for the
  ///     present one.
  ///   - person: The place's owner.
  /// - Returns: The outcome, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func setPosition(
    _ offset: TextOffset, of id: Int, expecting version: Int, device: String?,
    state: ReadingState? = nil, edition: String? = nil, for person: PersonID = .owner
  ) throws -> PositionUpdate? {
    let database = try writableDatabase()
    return try database.transaction {
      if let edition, try self.edition(of: id) != edition { return .otherEdition }
      let revision = try nextRevision()
      try makePlace(of: id, for: person, revision: revision)
      let before = try book(id, for: person)?.position.state ?? .unread
      let stored = try database.run(
        """
        UPDATE places SET offset = ?, version = version + 1, updated = ?, device = ?, revision = ?,
          state = coalesce(?, iif(state = \(ReadingState.finished.code), state, \(ReadingState.reading.code)))
        WHERE book = ? AND person = ? AND version = ?
        RETURNING offset, version, updated, device, state
        """,
        [
          .integer(offset), .integer(Timestamp(now()).milliseconds), .text(device),
          .integer(revision), .integer(state?.code), .integer(id), .integer(person.number),
          .integer(version),
        ]
      ).first
      if let stored {
        let position = try ReadingPosition(stored, from: 0, state: 4)
        try noteDevice(position, in: id, for: person)
        try remember(position, in: id, for: person)
        try noteFinishing(of: id, for: person, from: before, to: position.state)
        return .stored(position)
      }
      return try database.run(
        "SELECT offset, version, updated, device, state FROM places WHERE book = ? AND person = ?",
        [.integer(id), .integer(person.number)]
      ).first.map { .conflict(try ReadingPosition($0, from: 0, state: 4)) }
    }
  }

  /// Makes the row of a place, if there is a book and no row yet.
  func makePlace(of id: Int, for person: PersonID, revision: Int) throws {
    try database().run(
      """
      INSERT OR IGNORE INTO places (book, person, revision)
      SELECT id, ?, ? FROM books WHERE id = ?
      """, [.integer(person.number), .integer(revision), .integer(id)])
  }

  /// The changes since the last call, if another process has written.
  ///
  /// Changes of this process may be among them. The call takes microseconds when nothing has
  /// changed.
  ///
  /// - Returns: The changes.
  /// - Throws: ``StorageError``.
  public func foreignChanges() throws -> ForeignChanges {
    if try isOtherLibrary() {
      var changes = ForeignChanges()
      changes.isOtherLibrary = true
      changes.books = try database().run("SELECT id FROM books").map { try $0.integer(0) }
      return changes
    }
    let database = try database()
    let version = try database.run("PRAGMA data_version").first?.integer(0) ?? 0
    guard version != seenVersion else {
      return ForeignChanges()
    }
    let last = try counter()
    var changes = ForeignChanges()
    changes.books = try database.run(
      "SELECT id FROM books WHERE revision > ? ORDER BY revision", [.integer(seenCounter)]
    ).map { try $0.integer(0) }
    let places = try database.run(
      """
      SELECT book, person, offset, version, updated, device, state FROM places
      WHERE revision > ? AND version > 0
      """, [.integer(seenCounter)])
    for row in places {
      changes.positions.append(
        ForeignPosition(
          book: try row.integer(0), person: PersonID(try row.integer(1)),
          position: try ReadingPosition(row, from: 2, state: 6)))
    }
    changes.settings = try settingsChanged(since: seenCounter)
    changes.marks = try changedMarks(since: seenCounter)
    changes.opinions = try database.run(
      "SELECT DISTINCT person FROM opinions WHERE revision > ?", [.integer(seenCounter)]
    ).map { PersonID(try $0.integer(0)) }
    changes.collections = try database.run(
      "SELECT DISTINCT iif(shared, 0, person) FROM collections WHERE revision > ?",
      [.integer(seenCounter)]
    ).map { row in
      let person = try row.integer(0)
      return person == 0 ? nil : PersonID(person)
    }
    seenVersion = version
    seenCounter = last
    return changes
  }
}
