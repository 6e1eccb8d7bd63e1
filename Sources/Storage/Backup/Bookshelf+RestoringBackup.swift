package import ReadingModel
import SQLite

extension Bookshelf {
  /// Takes over a place of a backup, unless the stored place is as new; a voice is taken over where none was
  /// chosen.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - id: The number of its book in this library.
  ///   - person: Its person in this library.
  /// - Returns: Whether the stored place is another one now.
  /// - Throws: ``StorageError``.
  package func restore(
    _ place: LibrarySnapshot.Place, of id: Int, for person: PersonID
  ) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      guard let book = try book(id, for: person) else { return false }
      let revision = try nextRevision()
      try makePlace(of: id, for: person, revision: revision)
      try database.run(
        "UPDATE places SET voice = coalesce(voice, ?) WHERE book = ? AND person = ?",
        [.text(place.voice), .integer(id), .integer(person.number)])
      guard let time = place.updated, let state = ReadingState(rawValue: place.state) else {
        return false
      }
      let updated = Timestamp(milliseconds: time)
      if let present = book.position.updated, present >= updated.date { return false }
      let row = try database.run(
        """
        UPDATE places SET offset = ?, version = version + 1, updated = ?, device = ?, revision = ?, state = ?
        WHERE book = ? AND person = ? RETURNING offset, version, updated, device, state
        """,
        [
          .integer(min(max(0, place.offset), book.length)), .integer(updated.milliseconds),
          .text(place.device), .integer(revision), .integer(state.code), .integer(id),
          .integer(person.number),
        ]
      ).first
      guard let row else { return false }
      let position = try ReadingPosition(row, from: 0, state: 4)
      try noteDevice(position, in: id, for: person)
      try remember(position, in: id, for: person)
      return true
    }
  }

  /// Gives a restored book the time at which it was first added.
  ///
  /// - Parameters:
  ///   - added: Milliseconds since 1970.
  ///   - id: The book's number.
  /// - Throws: ``StorageError``.
  package func setAdded(_ added: Int, of id: Int) throws {
    let database = try writableDatabase()
    try database.transaction {
      _ = try database.run(
        "UPDATE books SET added = ?, revision = ? WHERE id = ?",
        [
          .integer(Timestamp(milliseconds: added).milliseconds), .integer(nextRevision()),
          .integer(id),
        ])
    }
  }

  /// Notes the files of books that will be added, in one transaction, since each of their own waits for the disk.
  ///
  /// What is not added is forgotten with the next start.
  ///
  /// - Parameter books: The books of a backup; a path that is not made from the file's content does not count, since noted files may be
  ///   deleted.
  /// - Throws: ``StorageError``.
  package func announce(_ books: [LibrarySnapshot.Book]) throws {
    let paths = books.filter { book in
      let ending = book.file.dropFirst("originals/\(book.sha256).".count)
      return book.file == "originals/\(book.sha256).\(ending)"
        && book.sha256.count == 64 && book.sha256.allSatisfy(\.isHexDigit)
        && !ending.isEmpty && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }.map(\.file)
    try announce(paths)
  }
}
