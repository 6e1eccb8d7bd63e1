import BookParser
import Foundation
import ReadingModel
import Storage
import TextRecognition

extension Restoration {
  /// Gives a book the recognised text of the backup, if it has none.
  ///
  /// - Parameters:
  ///   - book: The library's book.
  ///   - record: The book in the backup's library.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``; `CancellationError`.
  mutating func recognise(
    _ book: LibraryBook, as record: LibrarySnapshot.Book
  ) async throws -> LibraryBook {
    guard let path = record.recognisedPath, let languages = record.recognised,
      RecognitionLanguage.names(languages)?.joined(separator: "+") == languages,
      book.recognised == nil
    else { return book }
    do {
      let folder = try await stored { try await library.shelf.workFolder() }
      let file = folder.url.appending(path: "recognised")
      guard try backup.extract(path, to: file) else {
        report.problems.append(
          "The backup has no recognised text of '\(book.title)'. Have it recognised again.")
        return book
      }
      try library.keep(file, as: languages, of: book)
      return try await library.use(recognised: languages, for: book.id)
    } catch let error as LibraryError {
      throw error
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      report.problems.append("The recognised text of '\(book.title)' can't be restored: \(error)")
      return book
    }
  }
}

extension Library {
  /// Adds pages that another library has recognised to those that this one has.
  fileprivate nonisolated func keep(
    _ file: URL, as languages: String, of book: LibraryBook
  ) throws {
    let sha256 = book.fingerprint.sha256
    let place = kit.data.recognisedText(of: sha256, in: languages)
    let lock = try RecognitionLock(on: place)
    defer { lock.release() }
    var text = try RecognisedText(at: place, of: sha256)
    for (index, page) in try RecognisedText(at: file, of: sha256).pages.sorted(by: {
      $0.key < $1.key
    })
    where text.pages[index] == nil {
      try text.add(page, at: index)
    }
  }
}
