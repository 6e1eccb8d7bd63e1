import Foundation
import ReadingModel
import Storage
import VorleserKit

extension Command {
  static let add = Command(
    name: "add", summary: "Put books into the library.",
    discussion: """
      The files are copied. One that is in the library already is left out; one that was removed \
      comes back with its place. Each file is done by itself: when one fails, the others are \
      added all the same, and the program ends with the code of the first failure.
      """,
    arguments: [
      Argument(
        name: "file", help: "An EPUB or plain text file.", isRepeating: true, completion: .file)
    ],
    options: [
      Option(
        name: "copy", value: nil, help: "Add a second book of a file that is in the library."),
      Option(
        name: "private", value: nil, help: "Put it onto the person's private shelf."),
      .person, .home, .verbose,
    ],
    run: { call in
      let library = try await call.library()
      try await untilInterrupted {
        var failure: ExitCode?
        let place = ShelfPlace(try await call.person(), isPrivate: call.has("private"))
        for path in call.arguments {
          if let code = try await add(path, to: library, place, call) { failure = failure ?? code }
        }
        if let failure { throw failure }
      }
    })

  /// Adds one file and says what came of it.
  ///
  /// - Returns: The code of its failure.
  private static func add(
    _ path: String, to library: Library, _ place: ShelfPlace, _ call: Invocation
  ) async throws -> ExitCode? {
    let file = URL(filePath: path)
    let name = file.lastPathComponent
    let progress = ImportLine(name: name)
    do {
      let book = try await library.add(file, name: name, asCopy: call.has("copy"), to: place) {
        progress.show($0)
      }
      progress.clear()
      Terminal.print("Added book \(book.id): \(book.line)")
    } catch let error as CancellationError {
      progress.clear()
      throw error
    } catch LibraryError.duplicate(let book) {
      progress.clear()
      Terminal.print("Already there as book \(book.id): \(book.line)")
    } catch {
      progress.clear()
      let failure = Failure(error)
      Terminal.note("Error: \(path): \(failure.message)")
      if call.has("verbose") { Terminal.note("Caused by: \(failure.chain)") }
      return failure.code
    }
    return nil
  }

  static let list = Command(
    name: "list", summary: "List the books of the library.",
    discussion: "Number, how far reading is, title and authors; what was read last comes first.",
    options: [
      Option(
        name: "removed", value: nil,
        help: "List the books that were removed in the last \(Bookshelf.restorableDays) days."),
      .person, .json, .home, .verbose,
    ],
    run: { call in
      let books = try await call.library().books(
        removed: call.has("removed"), for: call.person())
      if call.has("json") { return try Terminal.json(books.map(BookRow.init)) }
      if books.isEmpty {
        Terminal.note(
          call.has("removed")
            ? "No book was removed." : "The library is empty; 'vorleser add FILE' adds a book.")
      }
      for book in books {
        let number = String(book.id).padding(toLength: 6, withPad: " ", startingAt: 0)
        let progress = "\(Int(book.progress * 100)) %".padding(
          toLength: 7, withPad: " ", startingAt: 0)
        Terminal.print(number + progress + book.line + (book.isMissing ? "  (file missing)" : ""))
      }
    })

  static let remove = Command(
    name: "remove", summary: "Remove a book from the library, or bring it back.",
    discussion: """
      A removed book keeps its place and can be brought back for \(Bookshelf.restorableDays) days; \
      then its file is deleted from the data folder.
      """,
    arguments: [Argument(name: "id", help: "The book's number, as 'vorleser list' shows it.")],
    options: [
      Option(name: "undo", value: nil, help: "Bring a removed book back."), .home, .verbose,
    ],
    run: { call in
      guard let id = Int(call.arguments[0]), id > 0 else {
        throw UsageError(
          "'\(call.arguments[0])' is no book's number; 'vorleser list' shows them.", call.path)
      }
      let library = try await call.library()
      if call.has("undo") {
        Terminal.note("Back in the library: \(try await library.restore(id).line)")
      } else {
        Terminal.note("Removed \(try await library.remove(id).line)")
        Terminal.note("'vorleser remove --undo \(id)' brings it back.")
      }
    })
}

extension Invocation {
  /// The library in the data folder that was asked for.
  func library() async throws -> Library {
    try await Library(kit: kit())
  }
}

extension LibraryBook {
  /// Title and authors on one line.
  fileprivate var line: String {
    let authors =
      metadata.creators.isEmpty ? "" : ", by " + metadata.creators.joined(separator: ", ")
    return (title + authors).asLine
  }
}

/// One book of the list; its coding is the JSON form.
private struct BookRow: Encodable {
  var id: Int
  var title: String
  var authors: [String]
  var progress: Double
  var length: Int
  var fileName: String
  var fingerprint: String
  var added: String
  var lastRead: String?
  var removed: String?
  var isMissing: Bool

  init(_ book: LibraryBook) {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    id = book.id
    title = book.title
    authors = book.metadata.creators
    progress = book.progress
    length = book.length
    fileName = book.fileName
    fingerprint = book.fingerprint.description
    added = book.added.formatted(style)
    lastRead = book.lastRead?.formatted(style)
    removed = book.removed?.formatted(style)
    isMissing = book.isMissing
  }
}
