import Phonemes
import ReadingModel
import VorleserKit

extension Command {
  static let phonemes = Command(
    name: "phonemes", summary: "Show the phonemes of a text.",
    discussion: """
      The alphabet is Kokoro's. A word's pronunciation can be given in the text: \
      [word](/fəˈniːmz/).
      """,
    arguments: [Argument(name: "text", help: "A text, or - for standard input.")],
    options: [
      .json,
      Option(
        name: "language", value: "TAG",
        help: "The text's language, such as es or ja (default: en-US)."),
      Option(
        name: "british", value: nil,
        help: "The text is British English, as with --language en-GB."),
      Option(
        name: "unnormalized", value: nil,
        help: "Read the text as it is, without spelling out numbers and abbreviations first."),
      .home, .verbose,
    ],
    run: { call in
      let kit = try call.kit()
      let text = try call.textArgument()
      let language = try call.has("british") ? "en-GB" : call.spokenLanguage() ?? "en-US"
      var reports: [WordReport] = []
      for sentence in VorleserKit.sentences(in: text, language: language) {
        let words = try await kit.phonemes(
          of: text, sentence.range, language: language, isNormalizing: !call.has("unnormalized"))
        if call.has("json") {
          reports += words.map(WordReport.init)
        } else {
          Terminal.print(words.map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined())
        }
      }
      if call.has("json") { try Terminal.json(reports) }
    })
}

extension Invocation {
  /// The language that the options name; `nil` if they name none.
  ///
  /// - Throws: ``UsageError`` for one that is not read aloud.
  fileprivate func spokenLanguage() throws -> String? {
    guard let tag = try language() else { return nil }
    guard VorleserKit.isSpoken(language: tag) else {
      let tags = VorleserKit.spokenLanguages.joined(separator: ", ")
      throw UsageError("Texts in '\(tag)' are not read aloud. Use one of \(tags).", path)
    }
    return tag
  }
}

/// The JSON form of one word.
private struct WordReport: Encodable {
  /// UTF-16 offsets in the text.
  var start: Int
  var end: Int
  var text: String
  var phonemes: String

  init(_ word: PhonemeWord) {
    start = word.source.lowerBound
    end = word.source.upperBound
    text = word.text
    phonemes = word.phonemes
  }
}
