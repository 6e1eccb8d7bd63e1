package import Foundation
package import ReadingModel
import SQLite

extension Bookshelf {
  /// Reads everything that people have stored in one transaction, so that no change is half in it.
  ///
  /// - Returns: The snapshot.
  /// - Throws: ``StorageError``.
  package func snapshot() throws -> LibrarySnapshot {
    let database = try database()
    return try database.transaction {
      var snapshot = LibrarySnapshot()
      snapshot.people = try peopleRows()
      snapshot.books = try bookRows()
      let kept = Set(snapshot.books.map(\.id))
      snapshot.places = try placeRows().filter { kept.contains($0.book) }
      snapshot.marks = try kept.sorted().flatMap { try markRows(of: $0) }
      snapshot.settings = try settingsRows().filter { $0.book.map(kept.contains) ?? true }
      snapshot.speech = try speechRows().filter {
        if case .book(let id)? = ChoiceScope(name: $0.scope) { kept.contains(id) } else { true }
      }
      snapshot.replacements = try database.run("SELECT person, rules FROM replacement_rules").map {
        .init(person: try $0.integer(0), rules: try JSON.value(try $0.text(1)))
      }
      snapshot.chapterRules = try database.run("SELECT rules FROM chapter_rules").map {
        .init(rules: try JSON.value(try $0.text(0)))
      }
      snapshot.works = try workRows(of: kept)
      snapshot.sessions = try sessionRows()
      snapshot.siteRules = try database.run("SELECT rules FROM site_rules").map {
        .init(rules: try JSON.value(try $0.text(0)))
      }
      snapshot.opinions = try opinionRows().filter { kept.contains($0.book) }
      snapshot.collections = try collectionRows(of: kept)
      snapshot.feeds = try feedRows(of: kept)
      snapshot.queues = try queueRows(of: kept)
      snapshot.differentBooks = try differentRows().filter {
        kept.contains($0.one) && kept.contains($0.other)
      }
      return snapshot
    }
  }

  /// The place of a book's file by the path that a snapshot gives.
  ///
  /// - Parameter book: A book of a snapshot of this library.
  /// - Returns: The file; `nil` when it is not there, or not as long as it was.
  package nonisolated func file(of book: LibrarySnapshot.Book) -> URL? {
    files.byteCount(book.file) == nil ? nil : files.url(book.file)
  }

  private func peopleRows() throws -> [LibrarySnapshot.Person] {
    try database().run(
      "SELECT id, name, role FROM people LEFT JOIN accounts ON person = id ORDER BY id"
    ).map {
      .init(
        id: try $0.integer(0), name: try $0.optionalText(1),
        role: try $0.optionalText(2).flatMap { Role(rawValue: $0) })
    }
  }

  private func bookRows() throws -> [LibrarySnapshot.Book] {
    try database().run(
      """
      SELECT id, \(Self.shownTitle), file_name, file, sha256, added, owner, added_by, language, encoding,
        chapter_rule, corrections, chosen_cover, chosen_cover_type,
        recognised
      FROM books WHERE removed IS NULL ORDER BY id
      """
    ).map {
      .init(
        id: try $0.integer(0), title: try $0.text(1), fileName: try $0.text(2),
        file: try $0.text(3), sha256: try $0.text(4), added: try $0.integer(5),
        owner: try $0.optionalInteger(6), addedBy: try $0.optionalInteger(7),
        language: try $0.optionalText(8), encoding: try $0.optionalText(9),
        chapterRule: try $0.optionalText(10),
        metadata: try $0.optionalText(11).map { try JSON.value($0) },
        cover: try $0.optionalText(12), coverSource: CoverSource(try $0.optionalText(13)),
        recognised: try $0.optionalText(14))
    }
  }

  private func placeRows() throws -> [LibrarySnapshot.Place] {
    try database().run(
      """
      SELECT book, person, offset, version, state, updated, device, voice FROM places
      ORDER BY book, person
      """
    ).map {
      let version = try $0.integer(3)
      return .init(
        book: try $0.integer(0), person: try $0.integer(1), offset: try $0.integer(2),
        state: ReadingState(code: try $0.integer(4), version: version).rawValue,
        updated: try $0.optionalInteger(5), device: try $0.optionalText(6),
        voice: try $0.optionalText(7))
    }
  }

  private func markRows(of book: Int) throws -> [LibrarySnapshot.Mark] {
    try everyMark(in: book).filter { $0.mark.removed == nil }.map { .init($0.mark, $0.person) }
  }

  private func settingsRows() throws -> [LibrarySnapshot.Settings] {
    let rows = try database().run(
      """
      SELECT person, book, name, value FROM settings WHERE value IS NOT NULL
      ORDER BY person, coalesce(book, 0), name
      """)
    var all: [LibrarySnapshot.Settings] = []
    for row in rows {
      let (person, book) = (try row.integer(0), try row.optionalInteger(1))
      if all.last?.person != person || all.last?.book != book {
        all.append(.init(person: person, book: book, values: [:]))
      }
      all[all.count - 1].values[try row.text(2)] = try JSON.value(try row.text(3))
    }
    return all
  }

  private func collectionRows(of kept: Set<Int>) throws -> [LibrarySnapshot.Collection] {
    var books: [Int: [Int]] = [:]
    let members = try database().run(
      "SELECT collection, book FROM collection_books ORDER BY collection, place, book")
    for row in members where kept.contains(try row.integer(1)) {
      books[try row.integer(0), default: []].append(try row.integer(1))
    }
    return try database().run(
      """
      SELECT id, person, name, parent, shared, rule FROM collections WHERE removed IS NULL
      ORDER BY id
      """
    ).map {
      let id = try $0.integer(0)
      return .init(
        id: id, person: try $0.integer(1), name: try $0.text(2), parent: try $0.optionalInteger(3),
        shared: try $0.integer(4) != 0, rule: try $0.optionalText(5).map { try JSON.value($0) },
        books: books[id] ?? [])
    }
  }

  private func opinionRows() throws -> [LibrarySnapshot.Opinion] {
    try database().run(
      """
      SELECT book, person, favorite, rating, (SELECT json_group_array(name) FROM (
        SELECT name FROM book_tags CROSS JOIN tags ON tags.id = tag
        WHERE book_tags.book = opinions.book AND tags.person = opinions.person ORDER BY key)), archived
      FROM opinions ORDER BY book, person
      """
    ).map {
      .init(
        book: try $0.integer(0), person: try $0.integer(1), favorite: try $0.integer(2) != 0,
        rating: try $0.optionalInteger(3), tags: try JSON.value(try $0.text(4)),
        archived: try $0.integer(5) != 0)
    }
  }

  private func differentRows() throws -> [LibrarySnapshot.DifferentBooks] {
    try database().run("SELECT person, one, other FROM different_books ORDER BY person, one, other")
      .map {
        .init(person: try $0.integer(0), one: try $0.integer(1), other: try $0.integer(2))
      }
  }

  private func speechRows() throws -> [LibrarySnapshot.Speech] {
    try database().run("SELECT person, scope, choices FROM speech_choices ORDER BY person, scope")
      .map {
        .init(
          person: try $0.integer(0), scope: try $0.text(1),
          choices: try JSON.value(try $0.text(2)))
      }
  }
}

extension LibrarySnapshot.Mark {
  init(_ mark: ReadingModel.Mark, _ person: PersonID) {
    self.init(
      book: mark.book, person: person.number, id: mark.id, kind: mark.kind.rawValue,
      start: mark.range.lowerBound, end: mark.range.upperBound, style: mark.style.rawValue,
      color: mark.color.rawValue, note: mark.note, quote: mark.quote, chapter: mark.chapter,
      created: Timestamp(mark.created).milliseconds, updated: Timestamp(mark.updated).milliseconds,
      isPlaced: mark.isPlaced)
  }

  /// The mark in a book of a library.
  ///
  /// - Parameter number: The book's number there.
  /// - Returns: `nil` for one that no library can hold.
  package func mark(in number: Int) -> ReadingModel.Mark? {
    guard ReadingModel.Mark.isID(id), let kind = ReadingModel.Mark.Kind(rawValue: kind),
      let style = ReadingModel.Mark.Style(rawValue: style),
      let color = ReadingModel.Mark.Color(rawValue: color), 0 <= start, start <= end,
      note.utf16.count <= ReadingModel.Mark.noteLimit
    else { return nil }
    return ReadingModel.Mark(
      id: id, book: number, kind: kind, range: start..<end, style: style, color: color, note: note,
      quote: quote, chapter: chapter, created: Timestamp(milliseconds: created).date,
      updated: Timestamp(milliseconds: updated).date, isPlaced: isPlaced)
  }
}
