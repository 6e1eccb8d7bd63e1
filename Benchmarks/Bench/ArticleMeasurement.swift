import Articles
import BookParser
import Foundation

/// The articles of web pages; pages come from standard input, a line each: path, tabulator, address.
enum ArticleMeasurement: Measurement {
  static let name = "articles"
  static let arguments: [String] = []

  /// The shortest of so many runs is the time of a page, as with the peers.
  private static let runs = 3

  /// What was found on a page; no HTML where there is no article.
  private struct Result: Encodable {
    var file: String
    var html: String?
    var text: String?
    var seconds: Double
  }

  static func run(_: [String]) async throws {
    while let line = readLine() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let page = Array(try Data(contentsOf: URL(filePath: parts[0])))
      let extractor = ArticleExtractor(address: parts.count > 1 ? WebAddress(parts[1]) : nil)
      var found = try extractor.extract(page, charset: nil).article
      var shortest = Double.infinity
      for _ in 0..<runs {
        let time = try await seconds { found = try extractor.extract(page, charset: nil).article }
        shortest = min(shortest, time)
      }
      try printLine(
        Result(file: parts[0], html: found?.html, text: found?.text, seconds: shortest))
    }
  }
}
