import BookParser
import Foundation
import ReadingModel
import Storage

extension Library {
  /// Reads a book anew whose name speaks of a format that the program did not know when it was added.
  ///
  /// Such is Markdown that was taken for plain text. The book stays the same book: places and marks are found
  /// again.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The new outline; `nil` where the book stays as it is.
  /// - Throws: ``LibraryError``, or when the file can no longer be read.
  func rereadAsNamed(_ id: Int) async throws -> BookOutline? {
    let known = try await book(id)
    let format = known.fingerprint.format
    let ending = known.fileName.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isNamedOtherwise = kit.formats.formats.contains { $0.fileExtensions.contains(ending) }
    guard !known.isMissing, isNamedOtherwise, !format.fileExtensions.contains(ending),
      let file = try await stored({ try await shelf.file(of: id) })
    else { return nil }
    let received = try await receive(known.fileName)
    try await stored { try await received.copy(file) { _ in } }
    _ = try await stored { try await received.finish() }
    let place = ShelfPlace(known.addedBy ?? .owner, isPrivate: known.owner != nil)
    let (new, edition) = try await read(received, to: place)
    guard new.fingerprint.format != format else { return nil }
    let anchoring = MarkAnchoring(
      book: edition, outline: new.outline, chapters: kit.chapters,
      former: try await former(known, file))
    let quotes = { try await self.shelf.everyPlace(in: id) }
    _ = try await moving(id, anchoring, quotes: quotes) { change in
      try await shelf.replace(with: new, id, moving: change)
    }
    return new.outline
  }

  /// The book as it was read so far, if that is still the text that its stored places are of.
  private func former(_ known: LibraryBook, _ file: URL) async throws -> Book? {
    guard let book = try? await kit.open(file: file), book.fingerprint == known.fingerprint,
      let old = try await stored({ try await shelf.lastOutline(of: known.id) })
    else { return nil }
    let outline = try await OutlineReader(book).outline { _ in }
    return outline.chapters.map(\.length) == old.chapters.map(\.length) ? book : nil
  }
}
