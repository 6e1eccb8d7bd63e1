import BookParser
import Foundation
import ReadAloud
import ReadingModel
import Storage

extension Library {
  /// Opens a book for one walk through its text; it takes no place among those that stay open.
  func openForIndex(_ id: Int) async throws -> Book {
    let known = try await book(id)
    guard !known.isMissing, let file = try await stored({ try await shelf.file(of: id) }) else {
      throw LibraryError.missingFile(name: known.fileName)
    }
    return try await opened(known, file)
  }

  /// Opens a book's file with all that the library knows of it.
  func opened(_ known: LibraryBook, _ file: URL) async throws -> Book {
    let index = kit.data.textIndex(of: known.fingerprint.sha256)
    let password = try await filePassword(of: known)
    var options = OpenOptions(
      encoding: known.encoding.flatMap { EncodingName($0) }, chapterRule: known.chapterRule,
      password: password, index: index)
    options.recognisedText = known.recognised.map {
      kit.data.recognisedText(of: known.fingerprint.sha256, in: $0)
    }
    let book = try await kit.open(file: file, options: options)
    guard book.fingerprint == known.fingerprint else {
      throw LibraryError.missingFile(name: known.fileName)
    }
    // The outline only has the chapters' lengths; a book opens without them, too.
    let outline = try? await shelf.outline(of: known.id, parser: BookParser.revision)
    return book.known(as: known).measured(outline?.chapters.map(\.length) ?? [])
  }
}

extension Book {
  /// The book with what the library knows of it, which another process may have corrected.
  func known(as known: LibraryBook) -> Book {
    var book = self.known(as: known.metadata)
    // The file has a name of ours; the library knows the one that it came with.
    book.fallbackTitle = known.title
    return book
  }
}
