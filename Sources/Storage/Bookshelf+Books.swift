import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// What ``book(_:)`` reads; the first value that a query binds is the person's number.
  ///
  /// `CROSS JOIN` keeps SQLite to the few tags of a book: by its own choice it goes through all tags of the person for each book.
  static let columns = """
    SELECT books.id, format, sha256, byte_count, file, file_name, books.title, metadata, length, \(shownCover),
    added, removed, coalesce(offset, 0), coalesce(version, 0), updated, device, voice,
    books.owner, added_by, coalesce(state, 0), language, encoding, chapter_rule,
    coalesce(favorite, 0), rating,
    (SELECT json_group_array(name) FROM (
      SELECT name FROM book_tags CROSS JOIN tags ON tags.id = tag
      WHERE book = books.id AND person = ?1 ORDER BY key)),
    coalesce(archived, 0), corrections, chosen_cover_type, recognised, \(isBlank)
    \(tables)
    """

  /// Whether a finding says that there is nothing to read in a book.
  ///
  /// The query looks into the outlines of short books only, so that a list costs no more. The text of a title
  /// cannot be taken for a finding, since JSON puts a backslash before its quotation marks.
  static let isBlank = """
    books.length <= \(Finding.blankLengthLimit) AND EXISTS (
      SELECT 1 FROM outlines WHERE outlines.book = books.id AND (
        \(blankCodes.map { "instr(outline, '\"code\":\"\($0)\"') > 0" }.joined(separator: " OR "))))
    """
  private static let blankCodes = Finding.Code.allOfBlankBooks.map(\.rawValue)

  /// Books with what a person has stored of them.
  static let tables = """
    FROM books LEFT JOIN places ON places.book = books.id AND places.person = ?1
    LEFT JOIN opinions ON opinions.book = books.id AND opinions.person = ?1
    """

  /// The SQL condition that a person may see a book, by the rule of private shelves; it binds one
  /// value, the person's number.
  ///
  /// Every query for a person's list of books has it.
  static let isVisible = "(books.owner IS NULL OR books.owner = ?)"

  /// The books that a person may see, either the present or the removed ones; last read first, then
  /// newest first.
  ///
  /// - Parameters:
  ///   - removed: Whether to return removed books, which can be restored.
  ///   - person: The person who sees them, with whose places and voices they come.
  /// - Returns: Without their texts.
  /// - Throws: ``StorageError``.
  public func books(removed: Bool = false, for person: PersonID = .owner) throws -> [LibraryBook] {
    try database().run(
      """
      \(Self.columns) WHERE (removed IS NOT NULL) = ? AND \(Self.isVisible)
      ORDER BY updated DESC NULLS LAST, added DESC, books.id DESC
      """, [.integer(person.number), removed ? 1 : 0, .integer(person.number)]
    ).map(book)
  }

  /// A book, also a removed one, whether or not the person can see it.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: The person with whose place and voice it comes.
  /// - Returns: The book, or `nil` when there is none of that number.
  /// - Throws: ``StorageError``.
  public func book(_ id: Int, for person: PersonID = .owner) throws -> LibraryBook? {
    try database().run(
      "\(Self.columns) WHERE books.id = ?", [.integer(person.number), .integer(id)]
    ).first.map(book)
  }

  /// The book that a file belongs to, if it is neither removed nor without its file.
  ///
  /// - Parameters:
  ///   - sha256: SHA-256 of the file in lowercase hexadecimal digits.
  ///   - person: The person who adds it; a book that they may not see does not count.
  /// - Returns: The book, or `nil` when the file may be added.
  /// - Throws: ``StorageError``.
  public func book(
    withFile sha256: String, for person: PersonID = .owner
  ) throws -> LibraryBook? {
    try database().run(
      """
      \(Self.columns) WHERE sha256 = ? AND removed IS NULL AND \(Self.isVisible)
      ORDER BY books.id LIMIT 1
      """, [.integer(person.number), .text(sha256), .integer(person.number)]
    ).first.map(book).flatMap { $0.isMissing ? nil : $0 }
  }

  /// Whether there is no book, not even a removed one.
  ///
  /// - Returns: Whether the library is empty.
  /// - Throws: ``StorageError``.
  public func isEmpty() throws -> Bool {
    try database().run("SELECT 1 FROM books LIMIT 1").isEmpty
  }

  /// Adds a book and moves its file to its place.
  ///
  /// A removed book, or a book whose file is missing, comes back when its file is added.
  ///
  /// - Parameters:
  ///   - new: The book.
  ///   - asCopy: Whether to make another book of a file that is in the library.
  ///   - note: A note that is written together with the book; see ``hasNote(_:)``.
  /// - Returns: The outcome.
  /// - Throws: ``StorageError``; nothing has changed then.
  public func add(_ new: NewBook, asCopy: Bool, note: String? = nil) async throws -> BookAddition {
    _ = try await new.file.finish()
    let hash = try await new.cover?.file.finish().sha256
    let (path, cover) = Self.paths(of: new, coverHash: hash)
    return try insert(new, path: path, cover: cover, asCopy: asCopy, note: note)
  }

  /// The paths of a book's files, made from their content.
  static func paths(of new: NewBook, coverHash: String?) -> (file: String, cover: String?) {
    let cover = new.cover.flatMap { cover in
      coverHash.map { coverPath($0, cover.mediaType) }
    }
    return (
      "originals/\(new.fingerprint.sha256).\(new.fingerprint.format.fileExtension)", cover
    )
  }

  /// The path of a cover, made from its content.
  static func coverPath(_ hash: String, _ mediaType: String) -> String {
    "covers/\(hash).\(mediaType.fileExtension)"
  }

  private func insert(
    _ new: NewBook, path: String, cover: String?, asCopy: Bool, note: String?
  ) throws -> BookAddition {
    let database = try writableDatabase()
    // Written down before the files are in place, so that a crash between the two leaves nothing
    // that the next start does not know of; that of a restored book was, with those of others.
    try announce([path, cover])
    return try placing([path, cover]) {
      if let note {
        try database.run(
          "INSERT OR IGNORE INTO notes VALUES (?, ?)",
          [.text(note), .integer(Timestamp(now()).milliseconds)])
      }
      if !asCopy, let known = try known(path, new) {
        if known.removed == nil, !known.isMissing { return .duplicate(known) }
        try files.keep(new.file, at: path)
        try database.run(
          "UPDATE books SET removed = NULL, revision = ? WHERE id = ?",
          [.integer(nextRevision()), .integer(known.id)])
        try setFilePassword(new.sealedPassword, of: known.id)
        return try .returned(book(known.id, for: new.addedBy) ?? known)
      }
      // A sweep of another process may have come in between.
      try announceInside([path, cover])
      try files.keep(new.file, at: path)
      if let cover, let file = new.cover?.file { try files.keep(file, at: cover) }
      return .added(try insertRows(new, path: path, cover: cover))
    }
  }

  private func insertRows(_ new: NewBook, path: String, cover: String?) throws -> LibraryBook {
    let database = try database()
    let revision = try nextRevision()
    try database.run(
      """
      INSERT INTO books (format, sha256, byte_count, file, file_name, title, metadata, length,
        cover, cover_type, added, revision, owner, added_by, encoding,
        chapter_rule)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(new.fingerprint.format.id), .text(new.fingerprint.sha256),
        .integer(new.fingerprint.byteCount), .text(path), .text(new.fileName), .text(new.title),
        .text(JSON.text(new.metadata)), .integer(new.outline.length), .text(cover),
        .text(new.cover?.mediaType),
        .integer((new.added.map(Timestamp.init(milliseconds:)) ?? Timestamp(now())).milliseconds),
        .integer(revision),
        .integer(new.owner?.number), .integer(new.addedBy.number), .text(new.encoding),
        .text(new.chapterRule),
      ])
    let id = database.lastInsertedKey
    try storeOutline(new.outline, of: id, parser: new.parserRevision)
    if new.sealedPassword != nil { try setFilePassword(new.sealedPassword, of: id) }
    try makeKeys(of: id)
    guard let added = try book(id) else {
      throw StorageError.damaged(reason: "a row that was written is not there")
    }
    return added
  }

  /// The book of a file, if the person who adds the file can see it: a book that is not removed if there
  /// is one, else one that was removed from the same shelf.
  private func known(_ path: String, _ new: NewBook) throws -> LibraryBook? {
    try database().run(
      """
      \(Self.columns) WHERE file = ? AND \(Self.isVisible) AND (removed IS NULL OR books.owner IS ?)
      ORDER BY removed IS NOT NULL, books.id LIMIT 1
      """,
      [
        .integer(new.addedBy.number), .text(path), .integer(new.addedBy.number),
        .integer(new.owner?.number),
      ]
    ).first.map(book)
  }

  func announce(_ paths: [String?]) throws {
    let database = try database()
    let new = try paths.compactMap(\.self).filter {
      try database.run("SELECT 1 FROM files WHERE path = ?", [.text($0)]).isEmpty
    }
    guard !new.isEmpty else { return }
    try database.transaction { try announceInside(new) }
  }

  func announceInside(_ paths: [String?]) throws {
    for path in paths.compactMap(\.self) {
      try database().run("INSERT OR IGNORE INTO files VALUES (?)", [.text(path)])
    }
  }

  func book(_ row: SQLiteRow) throws -> LibraryBook {
    LibraryBook(
      id: try row.integer(0),
      fingerprint: Fingerprint(
        format: try format(row.text(1)), sha256: try row.text(2), byteCount: try row.integer(3)),
      fileName: try row.text(5), title: try row.text(6),
      metadata: try JSON.value(try row.text(7)),
      corrections: try MetadataCorrections(
        row.optionalText(27), language: row.optionalText(20)),
      length: try row.integer(8), isBlank: try row.integer(30) != 0,
      coverVersion: try row.optionalText(9).map { path in
        String(path.dropFirst("covers/".count).prefix(8))
      }, coverSource: CoverSource(try row.optionalText(28)),
      added: Timestamp(milliseconds: try row.integer(10)).date,
      removed: try row.optionalInteger(11).map { Timestamp(milliseconds: $0).date },
      position: try ReadingPosition(row, from: 12, state: 19), voice: try row.optionalText(16),
      encoding: try row.optionalText(21), chapterRule: try row.optionalText(22),
      recognised: try row.optionalText(29),
      isMissing: files.byteCount(try row.text(4)) != (try row.integer(3)),
      owner: try row.optionalInteger(17).map { PersonID($0) },
      addedBy: try row.optionalInteger(18).map { PersonID($0) },
      opinion: Opinion(
        isFavorite: try row.integer(23) != 0,
        rating: try row.optionalInteger(24).flatMap { Rating(halves: $0) },
        tags: try tagNames(row.text(25)), isArchived: try row.integer(26) != 0))
  }
}

/// The names of a book's tags; most books have none, and a decoder takes as long for none as for some.
private func tagNames(_ text: String) throws -> [String] {
  text == "[]" ? [] : try JSON.value(text)
}

extension ReadingPosition {
  /// Reads offset, version, updated and device, and the state where there is a column of it.
  init(_ row: SQLiteRow, from column: Int, state: Int? = nil) throws {
    let version = try row.integer(column + 1)
    let code = try state.map { try row.integer($0) } ?? ReadingState.reading.code
    self.init(
      offset: try row.integer(column), version: version,
      updated: try row.optionalInteger(column + 2).map { Timestamp(milliseconds: $0).date },
      device: try row.optionalText(column + 3), state: ReadingState(code: code, version: version))
  }
}

extension String {
  /// The extension of an image's file by its media type.
  fileprivate var fileExtension: String {
    let name = split(separator: "/").last.map(String.init) ?? ""
    return name == "svg+xml" ? "svg" : name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

/// Values in columns.
enum JSON {
  static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(_ text: String) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    } catch {
      throw StorageError.damaged(reason: "a value can't be read")
    }
  }
}
