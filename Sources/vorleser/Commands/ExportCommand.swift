import Foundation
import Publishing
import VorleserKit

extension Command {
  static let export = Command(
    name: "export", summary: "Write a book of the library in another format.",
    discussion: """
      As 'vorleser convert' does with a file, with the title, language, encoding and chapters that the library has. OUT's \
      extension says what is written: .epub (EPUB 3.3), .txt, .md or .html. OUT appears when it is complete.
      """,
    arguments: [
      Argument(name: "id", help: "The book's number, as 'vorleser list' shows it."),
      Argument(name: "out", help: "The file to write.", completion: .file),
    ],
    options: [.publicationFormat, .jpegQuality, .replace, .home, .verbose],
    run: { call in
      guard let id = Int(call.arguments[0]), id > 0 else {
        throw UsageError(
          "'\(call.arguments[0])' isn't a book's number. 'vorleser list' shows the numbers.",
          call.path)
      }
      let output = URL(filePath: call.arguments[1])
      let format = try call.publicationFormat(output)
      let report = try await untilInterrupted {
        let book = try await call.library().open(id)
        return try await BookConversion.write(
          book, as: format, to: output, isReplacing: call.has("force"),
          jpegQuality: try call.jpegQuality())
      }
      Terminal.noteUnreadable(report)
    })
}
