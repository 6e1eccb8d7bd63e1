import ReadingModel
import TextRecognition
import VorleserKit

extension Command {
  static let recognise = Command(
    name: "recognise",
    summary: "Recognise the text of a book whose pages are pictures.",
    discussion: """
      A scanned PDF can then be read aloud, searched and marked. The program tesseract reads the pages, which takes seconds for each; it \
      is in the package \(Tesseract.package), and each language in a package of its own. What was read is kept: the same command goes on \
      after an interruption.
      """,
    arguments: [Argument(name: "id", help: "The book's number, as 'vorleser list' shows it.")],
    options: [.recognised, .home, .verbose],
    run: { call in
      guard let id = Int(call.arguments[0]), id > 0 else {
        throw UsageError(
          "'\(call.arguments[0])' isn't a book's number. 'vorleser list' shows the numbers.",
          call.path)
      }
      let languages = try call.recognisedLanguages()
      let library = try await call.library()
      guard let known = try await library.recognition(of: id) else {
        Terminal.print("Every page of book \(id) has a text.")
        return
      }
      _ = try await untilInterrupted {
        try await library.recogniseText(of: id, in: languages) { progress in
          Terminal.note("Page \(progress.doneCount) of \(progress.pageCount)")
        }
      }
      let length = try await library.book(id).length
      Terminal.print(
        "Read \(known.wordlessCount) pages. The book now has \(length) UTF-16 units of text.")
    })
}

extension Option {
  /// The languages of a text that is recognised.
  fileprivate static let recognised = Option(
    name: "language", value: "NAMES",
    help: "The text's languages, as tesseract names them, such as deu+eng (default: the book's).")
}

extension Invocation {
  /// The languages that the options name; `nil` for those that fit the book.
  ///
  /// - Throws: ``UsageError`` for what are no names.
  fileprivate func recognisedLanguages() throws -> [String]? {
    guard let given = options["language"] else { return nil }
    guard let names = RecognitionLanguage.names(given) else {
      throw UsageError(
        "'\(given)' names no languages. 'tesseract --list-langs' shows their names; join up to \(RecognitionLanguage.countLimit) by +.",
        path)
    }
    return names
  }
}
