import Foundation
public import ReadingModel
import Storage

extension Library {
  /// The longest passage that can be marked, in UTF-16 units: a hundred pages, more than anybody
  /// selects on purpose.
  public static let markLimit = 200_000

  /// A person's marks in a book, in the order of its text.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: Whose marks.
  ///   - removed: Whether those are wanted that can be restored.
  /// - Returns: The marks.
  /// - Throws: ``LibraryError``.
  public func marks(
    in book: Int, for person: PersonID = .owner, removed: Bool = false
  ) async throws -> [Mark] {
    _ = try await self.book(book, for: person)
    // What the parser has changed since they were made is looked after first.
    try await settleMarks(in: book)
    return try await stored { try await shelf.marks(in: book, for: person, removed: removed) }
  }

  /// A person's marks in all books, the book that was marked last first.
  ///
  /// - Parameter person: Whose marks.
  /// - Returns: The marks by book, each book's in the order of its text.
  /// - Throws: ``LibraryError``.
  public func marks(for person: PersonID = .owner) async throws -> [Mark] {
    try await stored { try await shelf.marks(for: person) }
  }

  /// Stores a mark, new or changed; its quote is taken from the book.
  ///
  /// - Parameters:
  ///   - draft: The mark.
  ///   - id: The id that the client has made; see `Mark.isID(_:)`.
  ///   - book: The book's number.
  ///   - version: The version that it replaces; 0 for a new one.
  ///   - seen: The text that its offsets belong to; `nil` for the present one. A mark in another
  ///     text is placed by its quote; one that is not found is stored, too, with `isPlaced` false.
  ///   - person: Whose mark.
  /// - Returns: The mark as stored.
  /// - Throws: ``LibraryError/markConflict(current:)`` when another version stands,
  ///   ``LibraryError/badMark(reason:)``, ``LibraryError/otherEdition`` for a mark in another text
  ///   without a quote; errors of opening the book.
  public func setMark(
    _ draft: MarkDraft, id: String, in book: Int, expecting version: Int,
    seen: ClientText? = nil, for person: PersonID = .owner
  ) async throws -> Mark {
    guard Mark.isID(id) else {
      throw LibraryError.badMark(reason: "A mark's id is 8 to 64 of A–Z a–z 0–9 _ -.")
    }
    _ = try await self.book(book, for: person)
    let update = try await inPresentText(of: book) { outline, edition -> MarkUpdate? in
      let mark = try await mark(draft, id, in: book, seen, outline, edition, person)
      let update = try await found(book) {
        try await shelf.setMark(mark, expecting: version, edition: edition, for: person)
      }
      return update == .otherEdition ? nil : update
    }
    switch update {
    case .conflict(let current): throw LibraryError.markConflict(current: current)
    case .full: throw LibraryError.tooManyMarks
    case .otherEdition: throw LibraryError.otherEdition
    case .stored(let mark):
      tell(ofMarksIn: book, for: person)
      return mark
    }
  }

  /// Makes the mark to store, in the present text.
  private func mark(
    _ draft: MarkDraft, _ id: String, in book: Int, _ seen: ClientText?, _ outline: BookOutline,
    _ edition: String, _ person: PersonID
  ) async throws -> Mark {
    var mark = Mark(
      id: id, book: book, kind: draft.kind, range: draft.range, style: draft.style,
      color: draft.color, note: draft.note, quote: TextQuote(exact: ""), created: Date())
    let known = try await stored { try await shelf.mark(id, in: book, for: person) }
    if let known, known.range == draft.range {
      // Its colour or note is changed. What is not placed keeps the quote that it is searched by.
      try draft.check(bookLength: max(outline.length, draft.range.upperBound))
      mark.quote = known.quote
      mark.chapter = known.chapter
      mark.isPlaced = known.isPlaced
      return mark
    }
    var range = draft.range
    if let seen, seen.edition != edition {
      try draft.check(bookLength: Int.max)
      guard let quote = seen.quote?.bounded(), !quote.isWordless else {
        throw LibraryError.otherEdition
      }
      guard let found = try await self.range(range, in: seen, of: book, outline) else {
        // It is listed, and looked for again in the next edition.
        mark.quote = quote
        mark.range = range.clamped(to: 0..<outline.length)
        mark.isPlaced = false
        return mark
      }
      range = found
    } else {
      try draft.check(bookLength: outline.length)
    }
    let text = BookText(
      book: try await open(book), outline: outline, chapters: kit.chapters)
    (mark.quote, mark.range) = try await text.quote(of: range)
    mark.chapter = outline.title(at: mark.range.lowerBound)
    return mark
  }

  /// Removes a mark, which can be restored for `Bookshelf.restorableDays` days.
  ///
  /// - Parameters:
  ///   - id: The mark's id.
  ///   - book: The book's number.
  ///   - person: Whose mark.
  /// - Returns: The mark.
  /// - Throws: ``LibraryError``.
  public func removeMark(
    _ id: String, in book: Int, for person: PersonID = .owner
  ) async throws -> Mark {
    try await setRemoved(true, id, in: book, for: person)
  }

  /// Restores a removed mark; a present mark stays as it is.
  ///
  /// - Parameters:
  ///   - id: The mark's id.
  ///   - book: The book's number.
  ///   - person: Whose mark.
  /// - Returns: The mark.
  /// - Throws: ``LibraryError``; ``LibraryError/noSuchMark`` also when it is too late.
  public func restoreMark(
    _ id: String, in book: Int, for person: PersonID = .owner
  ) async throws -> Mark {
    try await setRemoved(false, id, in: book, for: person)
  }

  private func setRemoved(
    _ isRemoved: Bool, _ id: String, in book: Int, for person: PersonID
  ) async throws -> Mark {
    _ = try await self.book(book, for: person)
    let mark = try await stored {
      try await shelf.setRemoved(id, in: book, isRemoved, for: person)
    }
    guard let mark else { throw LibraryError.noSuchMark }
    tell(ofMarksIn: book, for: person)
    return mark
  }

  func tell(ofMarksIn book: Int, for person: PersonID) {
    tell(.marks(ChangedMarks(book: book, person: person)))
  }

  /// Moves the marks of a book to the present parser's text, if needed.
  func settleMarks(in book: Int) async throws {
    // The outline is made anew where the parser has changed, and the marks are placed with it. A
    // book that can't be read any more still has its marks.
    _ = try? await outline(of: book)
  }
}

/// The content of a mark that a person makes or changes.
public struct MarkDraft: Hashable, Sendable {
  /// What is marked.
  public var kind: Mark.Kind
  /// Book offsets; empty for a point.
  public var range: Range<TextOffset>
  /// How it is drawn.
  public var style: Mark.Style
  /// Its colour.
  public var color: Mark.Color
  /// In Markdown; empty without a note.
  public var note: String

  /// Describes a mark.
  ///
  /// - Parameters:
  ///   - kind: What is marked.
  ///   - range: Book offsets; empty for a point.
  ///   - style: How it is drawn.
  ///   - color: Its colour.
  ///   - note: In Markdown.
  public init(
    kind: Mark.Kind, range: Range<TextOffset>, style: Mark.Style = .solid,
    color: Mark.Color = .yellow, note: String = ""
  ) {
    self.kind = kind
    self.range = range
    self.style = style
    self.color = color
    self.note = note
  }

  /// Refuses a mark that can't be stored.
  func check(bookLength: Int) throws(LibraryError) {
    guard range.lowerBound >= 0, range.upperBound <= bookLength else {
      throw .offsetOutside(length: bookLength)
    }
    guard kind == .bookmark || !range.isEmpty else {
      throw .badMark(reason: "A highlight needs a passage: 'end' must be after 'start'.")
    }
    guard range.count <= Library.markLimit else {
      throw .longMark(limit: Library.markLimit)
    }
    guard note.utf16.count <= Mark.noteLimit else {
      throw .longNote(limit: Mark.noteLimit)
    }
  }
}
