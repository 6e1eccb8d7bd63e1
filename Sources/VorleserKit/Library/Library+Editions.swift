import BookParser
import Foundation
public import ReadingModel
public import Storage

extension Library {
  /// Replaces the file of a book by a corrected edition.
  ///
  /// The book keeps its number, places, marks and choices. Marks and places are found again in the
  /// new text by their words; a mark that is not found stays listed.
  ///
  /// - Parameters:
  ///   - received: The edition's file, complete.
  ///   - id: The book's number.
  ///   - password: The password of an encrypted file, which is kept for it.
  ///   - person: The person who replaces it.
  ///   - progress: Told how far it is.
  /// - Returns: The book, with the edition's title and text.
  /// - Throws: ``LibraryError/duplicate(existing:)`` when the file is another book of the library;
  ///   `BookOpenError` when it is no book; nothing has changed then.
  public func replace(
    _ received: IncomingFile, of id: Int, password: FilePassword? = nil,
    for person: PersonID = .owner,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> LibraryBook {
    let known = try await book(id, for: person)
    let content = try await stored { try await received.finish() }
    guard content.byteCount <= Self.byteLimit else {
      throw LibraryError.tooLarge(byteLimit: Self.byteLimit)
    }
    if content.sha256 == known.fingerprint.sha256 { return try await putBack(received, for: id) }
    let other = try await stored {
      try await shelf.book(withFile: content.sha256, for: person)
    }
    if let other {
      throw LibraryError.duplicate(existing: other)
    }
    let place = ShelfPlace(person, isPrivate: known.owner != nil)
    var (new, edition) = try await read(
      received, by: known.chapterRule, with: password, to: place, progress: progress)
    // A file without a title of its own does not change what the book is called.
    if new.metadata.title == nil { new.title = known.originalTitle }
    let replacement = new
    // The outline is brought up to the parser first, so that the old text is the one of the offsets.
    let isCurrent = (try? await outline(of: id)) != nil
    let former = isCurrent ? try? await open(id) : nil
    let anchoring = MarkAnchoring(
      book: edition, outline: new.outline, chapters: kit.chapters, former: former)
    let quotes = { try await self.quotesOfPlaces(in: id) }
    let book = try await moving(id, anchoring, quotes: quotes) { change in
      try await shelf.replace(with: replacement, id, moving: change, for: person)
    }
    close(id)
    tell(of: id)
    return book
  }

  /// The text at every stored place of a book: from its file, or as it was recorded.
  func quotesOfPlaces(in id: Int) async throws -> [TextOffset: TextQuote?] {
    var quotes = try await stored { try await shelf.everyPlace(in: id) }
    // A book whose file is missing or damaged keeps the words that are known.
    guard !quotes.isEmpty, let book = try? await open(id), let outline = try? await outline(of: id)
    else { return quotes }
    // The parser may have changed, and have moved the places by that.
    quotes = try await stored { try await shelf.everyPlace(in: id) }
    let text = BookText(book: book, outline: outline, chapters: kit.chapters)
    for place in quotes.keys.sorted() {
      // A place in a chapter that can't be read keeps the words that are known.
      guard let (quote, _) = try? await text.quote(of: place..<place) else { continue }
      quotes.updateValue(quote, forKey: place)
    }
    return quotes
  }

  /// Records the text at a place that was just stored, so that the place is found again in another
  /// text.
  ///
  /// If the book can't be read, the place is kept without its text.
  func notePlace(_ offset: TextOffset, in id: Int) async {
    guard let outline = try? await shelf.outline(of: id, parser: BookParser.revision),
      let book = try? await open(id)
    else { return }
    let text = BookText(book: book, outline: outline, chapters: kit.chapters)
    // The place is stored already; its words only help a later edition to find it.
    guard let (quote, _) = try? await text.quote(of: offset..<offset) else { return }
    try? await shelf.notePlace(quote, at: offset, in: id)
  }
}
