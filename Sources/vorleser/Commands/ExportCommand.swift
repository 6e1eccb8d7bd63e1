import Foundation
import Publishing
import VorleserKit

extension Command {
  static let export = Command(
    name: "export", summary: "Write a book of the library in another format.",
    discussion: """
      As 'vorleser convert' does with a file, with the details, encoding and chapters that the library has. OUT's \
      extension says what is written: .epub (EPUB 3.3), .txt, .md, .html or .pdf. OUT appears when it is complete. --with writes several \
      books, such as the articles of a week, as one, with a page of contents in front.
      """,
    arguments: [
      Argument(name: "id", help: "The book's number, as 'vorleser list' shows it."),
      Argument(name: "out", help: "The file to write.", completion: .file),
    ],
    options: [
      Option(
        name: "with", value: "IDS",
        help: "The numbers of further books, such as 4,7: all become one."),
      Option(name: "title", value: "TITLE", help: "The title of several books as one."),
      Option(
        name: "own", value: nil,
        help: "Write the book's own EPUB, changed in nothing but its details."),
      .publicationFormat, .jpegQuality, .replace, .home, .verbose,
    ],
    run: { call in
      guard let id = Int(call.arguments[0]), id > 0 else {
        throw UsageError(
          "'\(call.arguments[0])' isn't a book's number. 'vorleser list' shows the numbers.",
          call.path)
      }
      let output = URL(filePath: call.arguments[1])
      let format = try call.publicationFormat(output)
      let report: BookConversion.Report? = try await untilInterrupted {
        let library = try await call.library()
        let further = try call.furtherBooks()
        if call.has("own") {
          guard further.isEmpty, format == .epub else {
            throw UsageError("--own writes one book, as EPUB.", call.path)
          }
          if !call.has("force"), FileManager.default.fileExists(atPath: output.path) {
            throw PublishingError.exists(output.path)
          }
          guard try await library.rewrite(id, to: output) else {
            throw UsageError(
              "The details in this book's file can't be changed. Leave out --own, and it is converted.",
              call.path)
          }
          return nil
        }
        let book =
          further.isEmpty
          ? try await library.open(id)
          : try await library.open(joined: [id] + further, title: call.options["title"])
        return try await BookConversion.write(
          book, as: format, to: output, isReplacing: call.has("force"),
          jpegQuality: try call.jpegQuality(), printer: PagePrinting.installed())
      }
      if let report { Terminal.noteUnreadable(report) }
    })
}

extension Invocation {
  /// The numbers that `--with` names.
  fileprivate func furtherBooks() throws -> [Int] {
    guard let text = options["with"] else { return [] }
    return try text.split(separator: ",").map { part in
      guard let id = Int(part.drop { $0 == " " }), id > 0 else {
        throw UsageError("--with takes books' numbers, such as 4,7, not '\(text)'.", path)
      }
      return id
    }
  }
}
