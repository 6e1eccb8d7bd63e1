import Testing
import SpokenText

/// A text written with `|` where one sentence ends and the next begins.
struct SentenceCase: CustomTestStringConvertible, Sendable {
  let language: String
  let marked: String

  init(_ marked: String, _ language: String = "en") {
    self.marked = marked
    self.language = language
  }

  var testDescription: String { marked }

  /// The text without its marks.
  var text: String { marked.replacing("|", with: "") }

  /// The sentences between the marks, trimmed.
  var expected: [String] { marked.split(separator: "|").map { $0.trimmed } }

  /// What the segmenter makes of the text.
  var found: [String] { text.sentences(SentenceSegmenter(language: language).sentences(in: text)) }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmed: String {
    let tail = drop(while: \.isWhitespace)
    return String(tail.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The parts at UTF-16 ranges.
  func sentences(_ ranges: [Range<Int>]) -> [String] {
    let units = Array(utf16)
    return ranges.map { String(decoding: units[$0], as: UTF16.self) }
  }
}
