import BookParser
import Foundation
import Markdown

/// The examples of the CommonMark specification: how many become the HTML that it asks for.
struct MarkdownArea: ScoredArea {
  let name = "md"

  private struct Example: Decodable {
    var markdown: String
    var html: String
    var example: Int
  }

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let file = corpus.appending(path: "md/commonmark/spec_examples.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    let examples = try JSONDecoder().decode([Example].self, from: data)
    let failed = try examples.filter {
      try MarkdownDocument($0.markdown, as: .commonMark).xhtml() != $0.html
    }
    // The corpus has no scorer for this: equal is right.
    print("  CommonMark: \(examples.count - failed.count) of \(examples.count) examples")
    // Which ones tells whether the library's age is the cause: cmark-gfm follows version 0.29.
    if !failed.isEmpty {
      print("  not: \(failed.map { String($0.example) }.joined(separator: ", "))")
    }
    return []
  }
}
