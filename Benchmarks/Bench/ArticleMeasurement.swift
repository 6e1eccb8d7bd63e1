import Articles
import BookParser
import Foundation

/// The articles of web pages; pages come from standard input, a line each: path, tabulator, address.
enum ArticleMeasurement: Measurement {
  static let name = "articles"
  static let arguments: [String] = []

  /// So many times all pages are read, one after the other, as the peers read them.
  private static let rounds = 5

  private struct Page {
    var file: String
    var bytes: [UInt8]
    var extractor: ArticleExtractor
  }

  /// What was found on a page; no HTML where there is no article.
  private struct Result: Encodable {
    var file: String
    var html: String?
    var text: String?
    /// What each round took, the one of the new process first.
    var seconds: [Double] = []
  }

  static func run(_: [String]) async throws {
    var pages: [Page] = []
    while let line = readLine() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let extractor = ArticleExtractor(address: parts.count > 1 ? WebAddress(parts[1]) : nil)
      let bytes = Array(try Data(contentsOf: URL(filePath: parts[0])))
      pages.append(Page(file: parts[0], bytes: bytes, extractor: extractor))
    }
    var results = pages.map { Result(file: $0.file) }
    for _ in 0..<rounds {
      for (index, page) in pages.enumerated() {
        var found: Article?
        let time = try await seconds {
          found = try page.extractor.extract(page.bytes, charset: nil).article
        }
        results[index].seconds.append(time)
        (results[index].html, results[index].text) = (found?.html, found?.text)
      }
    }
    for result in results { try printLine(result) }
  }
}
