import BookParser
import Foundation

/// What of a folder is books.
struct BookFolder {
  /// The ending of folders in which KOReader keeps what it knows of the book beside them.
  static let koreaderEnding = ".sdr"

  /// The books in the natural order of their names, each with its files, the best format first.
  let books: [[URL]]
  /// The folders in it, in the natural order of their names; not those that links lead to, which could go in circles.
  let folders: [URL]

  /// Reads a folder.
  ///
  /// - Throws: `CocoaError` when it can't be read.
  init(_ folder: URL, formats: BookFormatTable) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    let books = formats.booksOfFolder(names)
    let taken = Set(books.joined())
    self.books = books.map { $0.map { folder.appending(path: $0) } }
    folders = names.filter {
      !taken.contains($0) && !$0.lowercased().hasSuffix(Self.koreaderEnding)
    }
    .map { folder.appending(path: $0) }.filter { url in
      var status = stat()
      return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}
