import BookParser
public import ReadingModel
import Storage

extension Library {
  /// The most attempts to move marks and places, which fail when somebody reads or makes marks
  /// meanwhile.
  private static let attempts = 5

  /// Chapters and contents of a book, with their places.
  ///
  /// They were stored when the book was added, and are made anew only if the parser has changed
  /// since. Marks and places are then moved with their text.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The outline.
  /// - Throws: ``LibraryError``, or the errors of opening the book.
  public func outline(of id: Int) async throws -> BookOutline {
    let revision = BookParser.revision
    if let known = try await stored({ try await shelf.outline(of: id, parser: revision) }) {
      return known
    }
    if let task = outlines[id] { return try await task.value }
    let task = Task {
      do {
        if let outline = try await rereadAsNamed(id) {
          close(id)
          tell(of: id)
          return outline
        }
      } catch is BookOpenError {
        // It stays what it was.
      }
      let book = try await open(id)
      let outline = try await OutlineReader(book).outline { _ in }
      // Where it can't be stored it is made again next time.
      let anchoring = MarkAnchoring(book: book, outline: outline, chapters: kit.chapters)
      if (try? await store(anchoring, id)) == true {
        // Opened again it comes with its lengths.
        close(id)
        tell(of: id)
      }
      return outline
    }
    outlines[id] = task
    defer { outlines[id] = nil }
    return try await task.value
  }

  private func store(_ anchoring: MarkAnchoring, _ id: Int) async throws -> Bool {
    // The parser that read the old text is gone; what stood at a place was noted when it was stored.
    let quotes = { try await self.shelf.everyPlace(in: id) }
    return try await moving(id, anchoring, quotes: quotes) { change in
      try await shelf.setOutline(
        anchoring.outline, of: id, parser: BookParser.revision, moving: change) ? true : nil
    }
  }

  /// Computes and stores a change of a book's text, and does it again if marks or places change
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - anchoring: The new text.
  ///   - quotes: The former text at the stored places, if known.
  ///   - store: Stores the change; returns `nil` when it has to be computed again.
  /// - Returns: The result of `store`.
  /// - Throws: ``LibraryError``, or when the file can no longer be read.
  func moving<Value>(
    _ id: Int, _ anchoring: MarkAnchoring,
    quotes: () async throws -> [TextOffset: TextQuote?],
    store: (TextChange) async throws -> Value?
  ) async throws -> Value {
    let old = try await stored { try await shelf.lastOutline(of: id) }
    for _ in 0..<Self.attempts {
      let revision = try await stored { try await shelf.marksRevision(in: id) }
      let marks = try await stored { try await shelf.everyMark(in: id) }
      let change = try await anchoring.change(
        marks, try await quotes(), from: old, revision: revision)
      guard let value = try await stored({ try await store(change) }) else {
        _ = try await book(id)
        continue
      }
      tell(of: change, in: id)
      return value
    }
    throw LibraryError.storage(.busy)
  }

  /// Sends a change to every person whose marks were placed anew.
  private func tell(of change: TextChange, in book: Int) {
    for person in Set(change.marks.map(\.person)) { tell(ofMarksIn: book, for: person) }
  }
}
