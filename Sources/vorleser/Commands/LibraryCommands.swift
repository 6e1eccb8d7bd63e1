import BookParser
import Foundation
import ReadingModel
import Storage
import VorleserKit

extension Command {
  static let add = Command(
    name: "add", summary: "Add books and web pages to the library.",
    discussion: """
      Files are copied. An archive of books (ZIP, tar, 7-Zip, RAR) is added book by book, and so is a folder: each book once, from the best of \
      its formats. The folder of a calibre library brings titles, authors, series, tags, ratings, covers and reading positions from its \
      database, which is only read. Of a web page, the article and its \
      pictures are saved; an address that leads to a book adds that book. A file or page that is already in the library is skipped, and a removed one is \
      restored with its place. If a file fails, the others are still added, and the exit code is that \
      of the first failure.
      """,
    arguments: [
      Argument(
        name: "file",
        help: "A book, an archive or a folder of books, or the address of a web page.",
        isRepeating: true, completion: .file)
    ],
    options: [
      Option(
        name: "copy", value: nil, help: "Add the file again as a second copy."),
      Option(
        name: "private", value: nil, help: "Add it to the person's private shelf."),
      .encoding, .passwordFile, .openHosts, .person, .home, .verbose,
    ],
    run: { call in
      let encoding = try call.encoding()
      let password = try call.filePassword()
      let library = try await call.library()
      try await untilInterrupted {
        var failure: ExitCode?
        let place = ShelfPlace(try await call.person(), isPrivate: call.has("private"))
        for path in call.arguments {
          if let code = try await add(path, encoding, password, to: library, place, call) {
            failure = failure ?? code
          }
        }
        if let failure { throw failure }
      }
    })

  /// Adds one file and prints the outcome.
  ///
  /// - Returns: The exit code of a failure; `nil` for success.
  private static func add(
    _ path: String, _ encoding: EncodingName?, _ password: FilePassword?, to library: Library,
    _ place: ShelfPlace, _ call: Invocation
  ) async throws -> ExitCode? {
    let isPage = WebPageRequest.isAddress(path)
    let file = URL(filePath: path)
    let name = isPage ? path : file.lastPathComponent
    let progress = ImportLine(name: name)
    var isFolder: ObjCBool = false
    if !isPage, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      return try await addFolder(path, password, to: library, place, call)
    }
    do {
      if isPage {
        let book = try await call.unlocked(name, given: password) { password in
          try await library.add(
            page: WebPageRequest(path), asCopy: call.has("copy"), password: password, to: place
          ) { progress.show($0) }
        }
        progress.clear()
        Terminal.print("Added book \(book.id): \(book.line)")
        await library.noteIfIncomplete([book])
        return nil
      }
      let archive = try await call.unlocked(name, given: password) { password in
        try await library.addAll(
          inArchive: file, name: name, asCopy: call.has("copy"), password: password, to: place
        ) { progress.show($0) }
      }
      if let archive {
        progress.clear()
        let code = report(archive, of: path, call)
        await library.noteIfIncomplete(archive.added)
        return code
      }
      var book = try await call.unlocked(name, given: password) { password in
        try await library.add(
          file, name: name, asCopy: call.has("copy"), encoding: encoding, password: password,
          to: place
        ) { progress.show($0) }
      }
      book = try await library.takeSidecar(beside: file, for: book, by: place.person)
      progress.clear()
      Terminal.print("Added book \(book.id): \(book.line)")
      await library.noteIfIncomplete([book])
    } catch let error as CancellationError {
      progress.clear()
      throw error
    } catch LibraryError.duplicate(let book) {
      progress.clear()
      Terminal.print("Already in the library as book \(book.id): \(book.line)")
    } catch {
      progress.clear()
      let failure = Failure(error)
      Terminal.note("Error: \(path): \(failure.message)")
      if call.has("verbose") { Terminal.note("Caused by: \(failure.chain)") }
      return failure.code
    }
    return nil
  }

  /// Prints what became of the books of an archive.
  ///
  /// - Returns: The exit code of the first failure; `nil` where there was none.
  private static func report(
    _ archive: ArchiveImport, of path: String, _ call: Invocation
  ) -> ExitCode? {
    for book in archive.added { Terminal.print("Added book \(book.id): \(book.line)") }
    for book in archive.known {
      Terminal.print("Already in the library as book \(book.id): \(book.line)")
    }
    var code: ExitCode?
    for refusal in archive.refused {
      let failure = Failure(refusal.reason)
      Terminal.note("Error: \(path): \(refusal.path): \(failure.message)")
      if call.has("verbose") { Terminal.note("Caused by: \(failure.chain)") }
      code = code ?? failure.code
    }
    return code
  }

  static let list = Command(
    name: "list", summary: "List the books in the library.",
    discussion: "Shows number, progress, title and authors, last read first.",
    options: [
      Option(
        name: "removed", value: nil,
        help: "List the books removed in the last \(Bookshelf.restorableDays) days."),
      Option(name: "archived", value: nil, help: "List the books in the archive."),
      .person, .json, .home, .verbose,
    ],
    run: { call in
      let all = try await call.library().books(removed: call.has("removed"), for: call.person())
      let books = all.filter {
        call.has("removed") || $0.opinion.isArchived == call.has("archived")
      }
      if call.has("json") { return try Terminal.json(books.map(BookRow.init)) }
      if books.isEmpty {
        Terminal.note(
          call.has("removed")
            ? "No removed books."
            : call.has("archived")
              ? "No books in the archive."
              : all.isEmpty
                ? "The library is empty. Add a book with 'vorleser add FILE'."
                : "All books are in the archive. List them with 'vorleser list --archived'.")
      }
      for book in books {
        let number = String(book.id).padding(toLength: 6, withPad: " ", startingAt: 0)
        let progress = "\(Int(book.progress * 100)) %".padding(
          toLength: 7, withPad: " ", startingAt: 0)
        Terminal.print(number + progress + book.line + (book.isMissing ? "  (file missing)" : ""))
      }
    })

  static let remove = Command(
    name: "remove", summary: "Remove a book from the library, or restore it.",
    discussion: """
      A removed book keeps its place and can be restored for \(Bookshelf.restorableDays) days; \
      then its file is deleted from the data folder.
      """,
    arguments: [Argument(name: "id", help: "The book's number, as 'vorleser list' shows it.")],
    options: [
      Option(name: "undo", value: nil, help: "Restore a removed book."), .home, .verbose,
    ],
    run: { call in
      guard let id = Int(call.arguments[0]), id > 0 else {
        throw UsageError(
          "'\(call.arguments[0])' isn't a book's number. 'vorleser list' shows the numbers.",
          call.path)
      }
      let library = try await call.library()
      if call.has("undo") {
        Terminal.note("Restored \(try await library.restore(id).line)")
      } else {
        Terminal.note("Removed \(try await library.remove(id).line)")
        Terminal.note("To restore it: 'vorleser remove --undo \(id)'.")
      }
    })
}

extension Invocation {
  /// The library in the chosen data folder.
  func library() async throws -> Library {
    try await Library(kit: kit())
  }
}

extension LibraryBook {
  /// Title and authors on one line.
  var line: String {
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
