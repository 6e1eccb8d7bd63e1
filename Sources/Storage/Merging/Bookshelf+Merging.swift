public import ReadingModel
import SQLite

extension Bookshelf {
  /// Puts what everybody has stored of a book on another one too, and moves the first into the bin, in one transaction.
  ///
  /// The book in the bin keeps its marks, places, tags and collections, so that nothing is missing from it when it is restored.
  /// Reading sessions count once, and go over to the book that stays.
  ///
  /// - Parameters:
  ///   - other: The number of the book that goes.
  ///   - kept: The number of the book that stays.
  ///   - edition: The edition of the book that stays for which the change was computed; see ``edition(of:)``.
  ///   - change: Where everything in the text of the book that goes stands in the text of the one that stays.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book that stays; `nil` when one of both is not there, or texts, marks or places have changed meanwhile.
  /// - Throws: `MergeRefusal.tooManyMarks`; ``StorageError``. Nothing has changed then.
  public func merge(
    _ other: Int, into kept: Int, edition: String, moving change: TextChange,
    for person: PersonID = .owner
  ) throws -> LibraryBook? {
    let database = try writableDatabase()
    return try database.transaction {
      guard try isComplete(change, in: other), try self.edition(of: kept) == edition,
        let length = try presentLength(of: kept), try presentLength(of: other) != nil
      else { return nil }
      try mergeMarks(of: other, into: kept, change, length: length)
      try mergePlaces(of: other, into: kept, change.places, length: length)
      try mergeOrder(of: other, into: kept)
      try mergeSessions(of: other, into: kept, length: length)
      let time = SQLiteValue.integer(Timestamp(now()).milliseconds)
      try database.run(
        "UPDATE books SET removed = ?, revision = ? WHERE id = ?",
        [time, .integer(nextRevision()), .integer(other)])
      try database.run(
        "UPDATE books SET revision = ? WHERE id = ?", [.integer(nextRevision()), .integer(kept)])
      return try book(kept, for: person)
    }
  }

  /// The length of a book that is not removed.
  private func presentLength(of id: Int) throws -> Int? {
    try database().run(
      "SELECT length FROM books WHERE id = ? AND removed IS NULL", [.integer(id)]
    ).first?.integer(0)
  }

  private func mergeMarks(
    of other: Int, into kept: Int, _ change: TextChange, length: Int
  ) throws {
    let revision = try nextRevision()
    var placements: [PersonID: [String: MarkPlacement]] = [:]
    for placement in change.marks {
      placements[placement.person, default: [:]][placement.id] = placement
    }
    var present: [PersonID: MergedMarks] = [:]
    for personal in try everyMark(in: kept) {
      present[personal.person, default: MergedMarks()].note(personal.mark)
    }
    for personal in try everyMark(in: other) {
      var mark = personal.mark
      if let placement = placements[personal.person]?[mark.id] {
        (mark.range, mark.quote) = (placement.range, placement.quote)
        (mark.chapter, mark.isPlaced) = (placement.chapter, placement.isPlaced)
      }
      (mark.book, mark.version) = (kept, 1)
      mark.range = mark.range.clamped(to: 0..<max(0, length))
      guard let new = present[personal.person, default: MergedMarks()].added(mark, from: other)
      else { continue }
      try write(new, for: personal.person, revision: revision)
    }
    guard present.values.allSatisfy({ $0.count <= Mark.countLimit }) else {
      throw MergeRefusal.tooManyMarks
    }
  }

  /// Merges favourites, ratings, tags, collections, listening queues and choices for reading aloud.
  ///
  /// What was said of the book that stays holds.
  private func mergeOrder(of other: Int, into kept: Int) throws {
    let database = try database()
    let both: [SQLiteValue] = [.integer(kept), .integer(other)]
    let counted = try both + [.integer(nextRevision())]
    try database.run(
      """
      INSERT INTO opinions (book, person, favorite, rating, revision)
      SELECT ?1, person, favorite, rating, ?3 FROM opinions WHERE book = ?2
      ON CONFLICT (book, person) DO UPDATE SET favorite = max(favorite, excluded.favorite),
        rating = coalesce(rating, excluded.rating), revision = excluded.revision
      """, counted)
    try database.run(
      "INSERT OR IGNORE INTO book_tags SELECT ?1, tag FROM book_tags WHERE book = ?2", both)
    try database.run(
      """
      UPDATE collections SET revision = ?3
      WHERE id IN (SELECT collection FROM collection_books WHERE book = ?2 OR book = ?1)
      """, counted)
    try database.run(
      """
      INSERT OR IGNORE INTO collection_books
      SELECT collection, ?1, place FROM collection_books WHERE book = ?2
      """, both)
    try database.run(
      "INSERT OR IGNORE INTO queued_books SELECT person, ?1, place FROM queued_books WHERE book = ?2",
      both)
    try database.run("DELETE FROM queued_books WHERE book = ?", [.integer(other)])
    try database.run(
      """
      INSERT OR IGNORE INTO speech_choices (person, scope, book, version, choices)
      SELECT person, ?3, ?1, 1, choices FROM speech_choices WHERE book = ?2
      """, both + [.text(ChoiceScope.book(kept).name)])
  }
}

/// A person's marks in the book that stays.
private struct MergedMarks {
  /// The letters of an id that are kept when it needs a number behind them; an id has at most 64.
  private static let stem = 44

  private var ids: Set<String> = []
  private var byStart: [Int: [Mark]] = [:]

  var count: Int { ids.count }

  mutating func note(_ mark: Mark) {
    ids.insert(mark.id)
    byStart[mark.range.lowerBound, default: []].append(mark)
  }

  /// The mark as it is stored in the book that stays; `nil` if one that says the same stands there.
  mutating func added(_ mark: Mark, from book: Int) -> Mark? {
    let same = byStart[mark.range.lowerBound, default: []].contains {
      $0.says(mark) && $0.quote.exact == mark.quote.exact
    }
    guard !same else { return nil }
    var new = mark
    var number = book
    // Marks that were imported into both books have the same ids.
    while ids.contains(new.id) {
      new.id = "\(mark.id.prefix(Self.stem))-\(number)"
      number += 1
    }
    note(new)
    return new
  }
}
