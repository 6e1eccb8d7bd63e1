import Annotations
import Foundation
import ReadingModel
import VorleserKit

extension Command {
  static let marks = Command(
    name: "marks", summary: "Export or import highlights, notes and bookmarks.",
    discussion: """
      --import takes JSON files from Thorium, KOReader, Readest and Vorleser. Importing a file again \
      adds nothing.
      """,
    arguments: [
      Argument(name: "id", help: "The book's number, as 'vorleser list' shows it, or 'all'.")
    ],
    options: [
      Option(
        name: "format", value: "FORMAT",
        help: "markdown (default), annotations, html or readwise.",
        completion: .words(MarkFormat.allCases.map(\.rawValue))),
      Option(
        name: "import", value: "FILE", help: "Import the marks in this file into the book.",
        completion: .file),
      .home, .verbose,
    ],
    run: { call in
      let text = call.arguments[0]
      let id = Int(text).flatMap { $0 > 0 ? $0 : nil }
      guard id != nil || text == "all" else {
        throw UsageError(
          "'\(text)' isn't a book's number. 'vorleser list' shows the numbers.", call.path)
      }
      let name = call.options["format"] ?? MarkFormat.markdown.rawValue
      guard let format = MarkFormat(rawValue: name) else {
        throw UsageError("--format takes markdown, annotations, html or readwise.", call.path)
      }
      guard let path = call.options["import"] else {
        let file = try await call.library().exportMarks(format, of: id, program: "Vorleser")
        return try await file.write { Terminal.print($0) }
      }
      guard let id else { throw UsageError("--import needs a book's number.", call.path) }
      let library = try await call.library()
      let result = try await library.importMarks(Data(contentsOf: URL(filePath: path)), into: id)
      Terminal.note("Added \(result.placed.count) marks. \(result.known) were already there.")
      for mark in result.unplaced {
        Terminal.note("Not found in the book, but kept: \(mark.quote.shown.prefix(200))".asLine)
      }
    })
}
