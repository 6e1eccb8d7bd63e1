import BookParser
import ReadingModel
public import Storage

extension Library {
  /// Chapters and contents of a book, with their places.
  ///
  /// They were stored when the book was added; they are made again only if the parser has changed
  /// since.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The outline.
  /// - Throws: ``LibraryError``, or what opening the book throws.
  public func outline(of id: Int) async throws -> BookOutline {
    let revision = BookParser.revision
    if let known = try await stored({ try await shelf.outline(of: id, parser: revision) }) {
      return known
    }
    if let task = outlines[id] { return try await task.value }
    let task = Task {
      let outline = try await OutlineReader(open(id)).outline { _ in }
      // Where it can't be stored it is made again next time.
      if (try? await shelf.setOutline(outline, of: id, parser: revision)) != nil {
        tell(of: id)
      }
      return outline
    }
    outlines[id] = task
    defer { outlines[id] = nil }
    return try await task.value
  }
}
