import Foundation
import Publishing

extension Command {
  static let convert = Command(
    name: "convert", summary: "Write a book as EPUB, plain text, Markdown or HTML.",
    discussion: """
      Every format that Vorleser reads can be converted. OUT's extension says what is written: .epub (EPUB 3.3), .txt, .md \
      or .html. An EPUB or HTML file contains the book's pictures; text and Markdown contain their descriptions. OUT appears \
      when it is complete.
      """,
    arguments: [
      .book, Argument(name: "out", help: "The file to write.", completion: .file),
    ],
    options: [
      Option(
        name: "to", value: "FORMAT", help: "epub, txt, md or html, whatever OUT is called.",
        completion: .words(PublicationFormat.allCases.map(\.rawValue))),
      Option(name: "force", value: nil, help: "Replace OUT if it exists."),
      .chapters, .encoding, .verbose,
    ],
    run: { call in
      let output = URL(filePath: call.arguments[1])
      let format = try publicationFormat(call, output)
      let isReplacing = call.has("force")
      let report = try await untilInterrupted {
        let book = try await call.openedBook()
        return try await BookConversion.write(
          book, as: format, to: output, isReplacing: isReplacing)
      }
      if report.unreadable > 0 {
        Terminal.note(
          "Warning: \(report.unreadable) of \(report.chapters) chapters can't be read; their pages say so."
        )
      }
    })

  private static func publicationFormat(_ call: Invocation, _ output: URL) throws
    -> PublicationFormat
  {
    if let name = call.options["to"] {
      guard let format = PublicationFormat(fileExtension: name) else {
        throw UsageError("--to takes epub, txt, md or html, not '\(name)'.", call.path)
      }
      return format
    }
    guard let format = PublicationFormat(fileExtension: output.pathExtension) else {
      throw UsageError(
        "'\(output.lastPathComponent)' doesn't end in .epub, .txt, .md or .html. Choose a format with --to.",
        call.path)
    }
    return format
  }
}
