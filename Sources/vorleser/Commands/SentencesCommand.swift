import BookParser
import ReadingModel
import VorleserKit

extension Command {
  static let sentences = Command(
    name: "sentences", summary: "Split a book or a text into sentences.",
    discussion: "Offsets count UTF-16 units from the start of the book or the text.",
    arguments: [
      Argument(name: "book", help: "A book, or - for text from standard input.", completion: .file)
    ],
    options: [
      .chapter, .json, .passwordFile,
      Option(
        name: "language", value: "TAG",
        help: "Language of a text from standard input, such as en-GB (default: en)."), .verbose,
    ],
    run: { call in
      var printer = SentencePrinter(asJSON: call.has("json"))
      if call.arguments[0] == "-" {
        let text = try Terminal.readInput()
        let language = call.options["language"] ?? "en"
        try printer.print(VorleserKit.sentences(in: text, language: language), of: text, at: 0)
      } else {
        try await call.eachChapter { book, chapter, start in
          let sentences = VorleserKit.sentences(of: chapter, in: book)
          try printer.print(sentences, of: chapter.text, at: start)
        }
      }
      printer.finish()
    })
}

/// Prints sentences one after another, as a JSON array or one on a line.
private struct SentencePrinter {
  /// The documented JSON form.
  struct Entry: Encodable {
    var start: TextOffset
    var end: TextOffset
    var text: String
  }

  let asJSON: Bool
  private var count = 0

  init(asJSON: Bool) {
    self.asJSON = asJSON
  }

  /// Prints the sentences of one text.
  ///
  /// - Parameters:
  ///   - sentences: In order, with UTF-16 ranges in the text.
  ///   - text: The text of the sentences.
  ///   - start: The text's start in the book.
  /// - Throws: `EncodingError`.
  mutating func print(_ sentences: [Sentence], of text: String, at start: TextOffset) throws {
    let units = Array(text.utf16)
    for sentence in sentences {
      let words = String(utf16Units: units[sentence.range])
      if asJSON {
        let entry = Entry(
          start: start + sentence.range.lowerBound, end: start + sentence.range.upperBound,
          text: words)
        Terminal.print(count == 0 ? "[" : ",")
        Terminal.print(try Terminal.line(entry), terminator: "")
      } else {
        Terminal.print(words.split(whereSeparator: \.isNewline).joined(separator: " "))
      }
      count += 1
    }
  }

  /// Ends the list.
  func finish() {
    guard asJSON else { return }
    Terminal.print(count == 0 ? "[]" : "\n]")
  }
}
