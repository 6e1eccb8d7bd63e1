import Foundation
import Publishing
import VorleserKit

extension Command {
  static let export = Command(
    name: "export", summary: "Write a book of the library in another format.",
    discussion: """
      As 'vorleser convert' does with a file, with the details, encoding and chapters that the library has. OUT's \
      extension says what is written: .epub (EPUB 3.3), .txt, .md, .html or .pdf. OUT appears when it is complete. Several books become \
      one, with a page of contents in front: those that --with names, or those of a tag, of a collection, or of some days.
      """,
    arguments: [
      Argument(
        name: "books",
        help:
          "The book's number, as 'vorleser list' shows it, or 'tag:NAME', 'in:COLLECTION', or 'days:7' for what was added in a week."
      ),
      Argument(name: "out", help: "The file to write.", completion: .file),
    ],
    options: [
      Option(
        name: "with", value: "IDS",
        help: "The numbers of further books, such as 4,7: all become one."),
      Option(name: "title", value: "TITLE", help: "The title of several books as one."),
      Option(
        name: "own", value: nil,
        help: "Write the book's own EPUB, changed in nothing but its details and its cover."),
      .publicationFormat, .jpegQuality, .pictureSize, .svgSize, .grey, .replace, .person, .home,
      .verbose,
    ],
    run: { call in
      let output = URL(filePath: call.arguments[1])
      let format = try call.publicationFormat(output)
      let report: BookConversion.Report? = try await untilInterrupted {
        let library = try await call.library()
        let ids = try await call.exportedBooks(library)
        if call.has("own") {
          guard ids.count == 1, format == .epub else {
            throw UsageError("--own writes one book, as EPUB.", call.path)
          }
          if !call.has("force"), FileManager.default.fileExists(atPath: output.path) {
            throw PublishingError.exists(output.path)
          }
          guard try await library.rewrite(ids[0], to: output) else {
            throw UsageError(
              "The details in this book's file can't be changed. Leave out --own, and it is converted.",
              call.path)
          }
          return nil
        }
        let book =
          ids.count == 1
          ? try await library.open(ids[0])
          : try await library.open(joined: ids, title: call.options["title"])
        return try await BookConversion.write(
          book, as: format, to: output, isReplacing: call.has("force"),
          cover: ids.count == 1 ? try await library.publishedCover(of: ids[0]) : .ofFile,
          pictures: try call.pictureSettings(), printer: PagePrinting.installed(),
          sounds: InstalledSoundConverter())
      }
      if let report { Terminal.noteUnreadable(report) }
    })
}
