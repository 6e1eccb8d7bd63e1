import Basics
import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// The edition of a book's present text; it changes with the file, with the parser's revision, with the
  /// encoding and the chapter rule that were chosen, and with the languages of a recognised text.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: A word of letters, digits and a point; `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func edition(of id: Int) throws -> String? {
    try database().run(
      """
      SELECT substr(sha256, 1, 16) || '.' || coalesce(parser, 0)
        || coalesce('.' || replace(replace(encoding, '-', ''), '_', ''), '')
        || coalesce('.' || replace(replace(recognised, '+', ''), '_', ''), ''), chapter_rule
      FROM books LEFT JOIN outlines ON book = books.id WHERE books.id = ?
      """, [.integer(id)]
    ).first.map { row in
      try row.text(0) + (row.optionalText(1).map { "." + Self.word(for: $0) } ?? "")
    }
  }

  /// A short word for a rule, the same for the same rule.
  private static func word(for rule: String) -> String {
    var hash = FNV1a()
    for byte in rule.utf8 { hash.add(byte) }
    return String(hash.value, radix: 36)
  }

  /// The revision of a book's marks, which grows with every change of one.
  ///
  /// - Parameter book: The book's number.
  /// - Returns: 0 for a book without marks.
  /// - Throws: ``StorageError``.
  public func marksRevision(in book: Int) throws -> Int {
    try database().run(
      "SELECT coalesce(max(revision), 0) FROM marks WHERE book = ?", [.integer(book)]
    ).first?.integer(0) ?? 0
  }

  /// Stores a newer outline of a book, whose text has changed; the book gets the outline's length.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - id: The book's number.
  ///   - parser: The revision of the parser that made it.
  ///   - change: Where everything stands in the new text.
  /// - Returns: Whether it was stored: false if marks or places have changed meanwhile.
  /// - Throws: ``StorageError``.
  public func setOutline(
    _ outline: BookOutline, of id: Int, parser: Int, moving change: TextChange
  ) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      guard try isComplete(change, in: id) else { return false }
      try database.run(
        "UPDATE books SET length = ?, revision = ? WHERE id = ?",
        [.integer(outline.length), .integer(nextRevision()), .integer(id)])
      try storeOutline(outline, of: id, parser: parser)
      try move(change, in: id, length: outline.length)
      return true
    }
  }

  /// Replaces a book's file by a corrected edition; number, places and marks stay.
  ///
  /// The replaced file stays for ``restorableDays`` days.
  ///
  /// - Parameters:
  ///   - new: The edition.
  ///   - id: The book's number.
  ///   - change: Where everything stands in the new text.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book; `nil` when there is none, or marks or places have changed meanwhile.
  /// - Throws: ``StorageError``; nothing has changed then.
  public func replace(
    with new: NewBook, _ id: Int, moving change: TextChange, for person: PersonID = .owner
  ) async throws -> LibraryBook? {
    _ = try await new.file.finish()
    let hash = try await new.cover?.file.finish().sha256
    let (path, cover) = Self.paths(of: new, coverHash: hash)
    let database = try writableDatabase()
    try announce([path, cover])
    return try placing([path, cover]) {
      guard try isComplete(change, in: id),
        let old = try database.run("SELECT file FROM books WHERE id = ?", [.integer(id)]).first
      else { return nil }
      try announceInside([path, cover])
      try files.keep(new.file, at: path)
      if let cover, let file = new.cover?.file { try files.keep(file, at: cover) }
      if try old.text(0) != path {
        try database.run(
          "INSERT INTO editions (book, file, replaced) VALUES (?, ?, ?)",
          [.integer(id), .text(try old.text(0)), .integer(Timestamp(now()).milliseconds)])
      }
      try database.run(
        """
        UPDATE books SET format = ?, sha256 = ?, byte_count = ?, file = ?, file_name = ?, title = ?,
          metadata = ?, length = ?, cover = ?, cover_type = ?, revision = ?, encoding = ?,
          chapter_rule = ?, recognised = NULL WHERE id = ?
        """,
        [
          .text(new.fingerprint.format.id), .text(new.fingerprint.sha256),
          .integer(new.fingerprint.byteCount), .text(path), .text(new.fileName), .text(new.title),
          .text(JSON.text(new.metadata)), .integer(new.outline.length), .text(cover),
          .text(new.cover?.mediaType), .integer(nextRevision()), .text(new.encoding),
          .text(new.chapterRule), .integer(id),
        ])
      try storeOutline(new.outline, of: id, parser: new.parserRevision)
      try setFilePassword(new.sealedPassword, of: id)
      try move(change, in: id, length: new.outline.length)
      return try book(id, for: person)
    }
  }

  /// Stores a book's text as it is in another encoding, by another chapter rule or with recognised pages; number, file, places and marks stay.
  ///
  /// - Parameters:
  ///   - reread: The book as it is read now.
  ///   - id: The book's number.
  ///   - change: Where everything stands in the new text.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book; `nil` when there is none, or marks or places have changed meanwhile.
  /// - Throws: ``StorageError``; nothing has changed then.
  public func reread(
    as reread: RereadBook, _ id: Int, moving change: TextChange, for person: PersonID = .owner
  ) throws -> LibraryBook? {
    let database = try writableDatabase()
    return try database.transaction {
      guard try isComplete(change, in: id) else { return nil }
      try database.run(
        """
        UPDATE books SET title = ?, metadata = ?, length = ?, encoding = ?, chapter_rule = ?,
          recognised = ?, revision = ? WHERE id = ?
        """,
        [
          .text(reread.title), .text(JSON.text(reread.metadata)),
          .integer(reread.outline.length),
          .text(reread.encoding), .text(reread.chapterRule), .text(reread.recognised),
          .integer(nextRevision()),
          .integer(id),
        ])
      try storeOutline(reread.outline, of: id, parser: reread.parserRevision)
      try move(change, in: id, length: reread.outline.length)
      return try book(id, for: person)
    }
  }

  /// Whether a change moves everything that is stored; false if something was stored after it was
  /// computed.
  func isComplete(_ change: TextChange, in book: Int) throws -> Bool {
    guard try marksRevision(in: book) == change.revision else { return false }
    return try everyPlace(in: book).keys.allSatisfy { change.places[$0] != nil }
  }

  /// Moves marks and places, inside the transaction that changes the text.
  private func move(_ change: TextChange, in book: Int, length: Int) throws {
    let database = try database()
    let revision = try nextRevision()
    for mark in change.marks {
      let range = mark.range.clamped(to: 0..<max(0, length))
      try database.run(
        """
        UPDATE marks SET lower = ?, upper = ?, exact = ?, prefix = ?, suffix = ?, tail = ?,
          chapter = ?, placed = ?, version = version + 1, revision = ?
        WHERE book = ? AND person = ? AND id = ?
        """,
        [
          .integer(range.lowerBound), .integer(range.upperBound), .text(mark.quote.exact),
          .text(mark.quote.prefix), .text(mark.quote.suffix), .text(mark.quote.tail),
          .text(mark.chapter), mark.isPlaced ? 1 : 0, .integer(revision), .integer(book),
          .integer(mark.person.number), .text(mark.id),
        ])
    }
    for table in ["places", "device_places"] {
      let rows = try database.run(
        "SELECT rowid, offset FROM \(table) WHERE book = ?", [.integer(book)])
      for row in rows {
        let old = try row.integer(1)
        let new = min(max(0, change.places[old] ?? old), length)
        guard new != old else { continue }
        // A device that has seen only the old text must not store an offset of it unawares.
        let step = table == "places" ? ", version = version + 1, revision = \(revision)" : ""
        try database.run(
          "UPDATE \(table) SET offset = ?\(step) WHERE rowid = ?",
          [.integer(new), .integer(try row.integer(0))])
      }
    }
    try moveHistory(change.places, in: book, length: length)
    try moveQuotes(change.places.mapValues { min(max(0, $0), length) }, in: book)
  }
}
