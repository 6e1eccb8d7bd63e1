import BookParser
import Foundation
import ReadingModel
public import Storage

extension Library {
  /// Replaces the file of a book by a corrected edition.
  ///
  /// The book stays the same book: number, places, marks and choices are kept, and what stands in the text
  /// is found again there by its words. What can't be found stays listed.
  ///
  /// - Parameters:
  ///   - received: The edition's file, complete.
  ///   - id: The book's number.
  /// - Returns: The book, with the edition's title and text.
  /// - Throws: ``LibraryError/duplicate(existing:)`` when the file is another book of the library;
  ///   `BookOpenError` when it is no book; nothing has changed then.
  public func replace(_ received: IncomingFile, of id: Int) async throws -> LibraryBook {
    let known = try await book(id)
    let content = try await stored { try await received.finish() }
    guard content.byteCount <= Self.byteLimit else {
      throw LibraryError.tooLarge(byteLimit: Self.byteLimit)
    }
    if content.sha256 == known.fingerprint.sha256 { return try await putBack(received, for: id) }
    if let other = try await stored({ try await shelf.book(withFile: content.sha256) }) {
      throw LibraryError.duplicate(existing: other)
    }
    var (new, edition) = try await read(received)
    // A text that names no title is called after its file; the book has a title already.
    if new.title == (received.name as NSString).deletingPathExtension {
      new.title = known.title
      new.metadata.title = known.metadata.title
    }
    let replacement = new
    let anchoring = MarkAnchoring(book: edition, outline: new.outline)
    let quotes = try await quotesOfPlaces(in: id)
    let book = try await moving(id, anchoring, quotes: quotes) { change in
      try await shelf.replace(with: replacement, id, moving: change)
    }
    close(id)
    tell(of: id)
    return book
  }

  /// What stands at every stored place of a book, as far as its file is still there.
  private func quotesOfPlaces(in id: Int) async throws -> [TextOffset: TextQuote?] {
    var quotes: [TextOffset: TextQuote?] = [:]
    let places = try await stored { try await shelf.everyPlace(in: id) }
    for place in places { quotes.updateValue(nil, forKey: place) }
    guard !places.isEmpty, let book = try? await open(id),
      let outline = try? await outline(of: id)
    else { return quotes }
    var text = BookText(book: book, outline: outline)
    for place in places.sorted() {
      guard let (quote, _) = try? await text.quote(of: place..<place) else { continue }
      quotes.updateValue(quote, forKey: place)
    }
    return quotes
  }
}
