import BookParser
import Foundation
import Markdown

/// The examples of the CommonMark specification: how many become the HTML that it asks for.
struct MarkdownArea: ScoredArea {
  let name = "md"

  private struct Example: Decodable {
    var markdown: String
    var html: String
  }

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let file = corpus.appending(path: "md/commonmark/spec_examples.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    let examples = try JSONDecoder().decode([Example].self, from: data)
    let passed = try examples.count {
      try MarkdownDocument($0.markdown, as: .commonMark).xhtml() == $0.html
    }
    // The corpus has no scorer for this: equal is right.
    print("  CommonMark: \(passed) of \(examples.count) examples")
    return []
  }
}
