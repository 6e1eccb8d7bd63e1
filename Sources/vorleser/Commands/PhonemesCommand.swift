import Phonemes
import ReadingModel
import VorleserKit

extension Command {
  static let phonemes = Command(
    name: "phonemes", summary: "Show the phonemes of an English text.",
    discussion: """
      The alphabet is Kokoro's. A word's pronunciation can be given in the text: \
      [word](/fəˈniːmz/).
      """,
    arguments: [Argument(name: "text", help: "A text, or - for standard input.")],
    options: [
      .json, Option(name: "british", value: nil, help: "Speak British English."),
      Option(
        name: "unnormalized", value: nil,
        help: "Read the text as it is, without spelling out numbers and abbreviations first."),
      .home, .verbose,
    ],
    run: { call in
      let kit = try call.kit()
      let text = try call.textArgument()
      let language = call.has("british") ? "en-GB" : "en-US"
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
