import Foundation
import TextSearch

/// One match of a search.
struct MatchShape: Codable, Sendable {
  var start: Int
  var end: Int
  var before: String
  var text: String
  var after: String

  init(_ match: TextMatch) {
    start = match.range.lowerBound
    end = match.range.upperBound
    before = match.before
    text = match.text
    after = match.after
  }
}

/// A line of a search: matches of a chapter, or their number.
struct SearchLineShape: Codable, Sendable {
  var chapter: Int
  var matches: [MatchShape]?
  var count: Int?

  init(_ step: BookSearch.Step) {
    switch step {
    case .found(let chapter, let matches):
      self.chapter = chapter
      self.matches = matches.map(MatchShape.init)
    case .counted(let chapter, let count):
      self.chapter = chapter
      self.count = count
    }
  }
}

/// The last line of a complete search.
struct SearchEndShape: Codable, Sendable {
  var count: Int
  @Null var next: Int?
  var complete = true
}

/// The last line of a search that failed.
struct SearchFailureShape: Codable, Sendable {
  var problem: ProblemShape
}

extension Encodable {
  /// The value in JSON on one line, with the line's end.
  var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    // No shape holds a number that is none, the one thing that can't be written.
    return [UInt8]((try? encoder.encode(self)) ?? Data()) + [0x0A]
  }
}
