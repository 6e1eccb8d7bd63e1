import Foundation
import Hashing
import ReadingModel
import SQLite
import Synchronization
import TestSupport

@testable import Storage

/// A data folder with made-up books.
struct Shelf {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var home: URL { folder.url.appending(path: "home") }

  func open(
    patience: Duration = .seconds(5), now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> Bookshelf {
    try await Bookshelf.open(home, formats: [.plainText], patience: patience, now: now)
  }

  /// A book of one chapter whose file holds a text.
  static func book(
    _ text: String, on shelf: Bookshelf, cover: [UInt8]? = nil
  ) async throws -> NewBook {
    let file = try await shelf.receive("A book.txt")
    try await file.write(Array(text.utf8))
    let content = try await file.finish()
    var metadata = Metadata(title: text)
    metadata.contributors = [Contributor(name: "Somebody")]
    let length = text.utf16.count
    var book = NewBook(
      file: file,
      fingerprint: Fingerprint(
        format: .plainText, sha256: content.sha256, byteCount: content.byteCount),
      title: text, metadata: metadata,
      outline: BookOutline(
        chapters: [.init(title: "One", start: 0, length: length, isLinear: true)],
        contents: [.init(label: "One", offset: 0, chapter: 0, children: [])], findings: []),
      parserRevision: 1)
    if let cover {
      let image = try await shelf.receive("cover.png")
      try await image.write(cover)
      book.cover = (image, "image/png")
    }
    return book
  }

  /// Adds such a book.
  @discardableResult
  static func add(_ text: String, to shelf: Bookshelf, cover: [UInt8]? = nil) async throws
    -> LibraryBook
  {
    switch try await shelf.add(book(text, on: shelf, cover: cover), asCopy: false) {
    case .added(let book), .returned(let book), .duplicate(let book): book
    }
  }

  /// The files of a folder in the data folder.
  func files(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: home.appending(path: folder).path))?
      .sorted() ?? []
  }
}

/// A clock that tests set.
final class TestClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { time.withLock { $0 } }

  func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
}

extension BookFormat {
  /// The format of all made-up books.
  static let plainText = BookFormat(
    id: "text", name: "Plain text", mediaType: "text/plain", fileExtensions: ["txt"])
}

extension Bookshelf {
  /// Adds copies of the row of a book.
  func fill(to count: Int, like book: Int) throws {
    let database = try writableDatabase()
    try database.transaction {
      try database.run(
        "CREATE TEMP TABLE model AS SELECT * FROM books WHERE id = ?", [.integer(book)])
      for id in (book + 1)...count {
        try database.run("UPDATE model SET id = ?", [.integer(id)])
        try database.run("INSERT INTO books SELECT * FROM model")
      }
    }
    try refreshKeys()
  }
}
