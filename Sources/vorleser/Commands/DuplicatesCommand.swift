import Foundation
import ReadingModel
import VorleserKit

extension Command {
  static let duplicates = Command(
    name: "duplicates", summary: "Find books that are in the library twice, and merge them.",
    discussion: """
      Lists the groups of likely duplicates when no subcommand is given: books with the same title and author, or with the same \
      identifier. 'merge' makes one book of two, 'different' takes a pair off the list.
      """,
    subcommands: [.listDuplicates, .mergeDuplicates, .differentBooks], defaultSubcommand: "list")

  private static let listDuplicates = Command(
    name: "list", summary: "List the groups of likely duplicates.",
    discussion: "Shows number, progress, title, authors, format and file of each book.",
    options: [.person, .json, .home, .verbose],
    run: { call in
      let library = try await call.library()
      let groups = try await library.likelyDuplicates(for: call.person())
      await library.close()
      if call.has("json") { return try Terminal.json(groups.map { $0.map(DuplicateRow.init) }) }
      if groups.isEmpty { Terminal.note("No book seems to be in the library twice.") }
      for (index, group) in groups.enumerated() {
        if index > 0 { Terminal.print("") }
        for book in group { Terminal.print(book.comparedLine) }
      }
    })

  private static let mergeDuplicates = Command(
    name: "merge", summary: "Make one book of two.",
    discussion: """
      Marks, places, tags, collections, ratings and reading times of everybody go from the first book to the second, and the first \
      goes to the bin. Marks and places are found by their words, as in a new edition.
      """,
    arguments: [
      Argument(name: "goes", help: "The number of the book that goes to the bin."),
      Argument(name: "stays", help: "The number of the book that stays."),
    ],
    options: [.person, .home, .verbose],
    run: { call in
      let (goes, stays) = (try call.bookNumber(0), try call.bookNumber(1))
      let (library, person) = (try await call.library(), try await call.person())
      do {
        for id in [goes, stays] { try await library.checkOwn(id, of: person) }
        let book = try await untilInterrupted {
          try await library.merge(goes, into: stays, for: person)
        }
        await library.close()
        Terminal.note("Merged book \(goes) into book \(stays): \(book.line)")
        Terminal.note("To restore the other one: 'vorleser remove --undo \(goes)'.")
      } catch let error as MergeRefusal {
        throw UsageError(error.description, call.path)
      }
    })

  private static let differentBooks = Command(
    name: "different", summary: "Remember that books are different, though they look alike.",
    arguments: [
      Argument(
        name: "id", help: "The numbers of two or more books, as the list shows them.",
        isRepeating: true)
    ],
    options: [.person, .home, .verbose],
    run: { call in
      let ids = try call.arguments.indices.map { try call.bookNumber($0) }
      guard Set(ids).count > 1 else {
        throw UsageError("Two or more books are different. Name their numbers.", call.path)
      }
      let (library, person) = (try await call.library(), try await call.person())
      for id in ids {
        guard try await library.book(id, for: person).isVisible(to: person) else {
          throw LibraryError.noSuchBook(id: id)
        }
      }
      try await library.setDifferent(ids, for: person)
      await library.close()
      Terminal.note("These books are no longer listed as duplicates of each other.")
    })
}

extension Library {
  /// Refuses a book on somebody else's private shelf; a command may change all others.
  fileprivate func checkOwn(_ id: Int, of person: PersonID) async throws {
    guard try await book(id, for: person).mayBeChanged(by: person, .admin) else {
      throw LibraryError.noSuchBook(id: id)
    }
  }
}

extension Invocation {
  /// The number of a book that an argument names.
  ///
  /// - Throws: ``UsageError`` if the argument is not a number.
  fileprivate func bookNumber(_ index: Int) throws -> Int {
    guard let id = Int(arguments[index]), id > 0 else {
      throw UsageError(
        "'\(arguments[index])' isn't a book's number. 'vorleser duplicates' shows the numbers.",
        path)
    }
    return id
  }
}

extension LibraryBook {
  /// What tells a book from its likely duplicate, on one line.
  fileprivate var comparedLine: String {
    let number = String(id).padding(toLength: 6, withPad: " ", startingAt: 0)
    let progress = "\(Int(progress * 100)) %".padding(toLength: 7, withPad: " ", startingAt: 0)
    return number + progress + line + " (\(fingerprint.format.name), \(fileName))".asLine
  }
}

/// One book of a group; its coding is the JSON form.
private struct DuplicateRow: Encodable {
  var id: Int
  var title: String
  var authors: [String]
  var format: String
  var fileName: String
  var length: Int
  var progress: Double

  init(_ book: LibraryBook) {
    id = book.id
    title = book.title
    authors = book.metadata.creators
    format = book.fingerprint.format.id
    fileName = book.fileName
    length = book.length
    progress = book.progress
  }
}
