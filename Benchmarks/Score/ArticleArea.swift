import Articles
import BookParser
import Foundation

/// Web pages: Mozilla's by their structure and metadata, others by their words, and how long a page takes.
struct ArticleArea: ScoredArea {
  let name = "articles"

  /// The address that Mozilla's tests give every page.
  private static let address = WebAddress("http://fakehost/test/page.html")
  /// Times are the best of so many runs.
  private static let runs = 3

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let articles = corpus.appending(path: "articles")
    var calls: [ScorerCall] = []
    let mozilla = articles.appending(path: "mozilla")
    if FileManager.default.fileExists(atPath: mozilla.path) {
      let output = folder.appending(path: "mozilla")
      try predictMozilla(mozilla, into: output)
      calls.append(
        ScorerCall(
          title: "Mozilla", script: "score_articles.py", arguments: [mozilla.path, output.path]))
    }
    try printWords(of: articles.appending(path: "scrapinghub"))
    return calls
  }

  private func predictMozilla(_ pages: URL, into output: URL) throws {
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    var times: [Double] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted() {
      guard let data = try? Data(contentsOf: pages.appending(path: "\(name)/source.html")) else {
        continue
      }
      let (found, time) = try timed(Array(data), Self.address)
      times.append(time)
      let html = found.article?.html ?? ""
      try Data(html.utf8).write(to: output.appending(path: "\(name).html"))
      try JSONEncoder().encode(Prediction(found))
        .write(to: output.appending(path: "\(name).json"))
    }
    printTimes("Mozilla", times)
  }

  private func timed(_ page: [UInt8], _ address: WebAddress?) throws -> (PageExtraction, Double) {
    var best = Double.infinity
    let extractor = ArticleExtractor(address: address)
    for _ in 0..<Self.runs {
      let start = ContinuousClock.now
      _ = try extractor.extract(page, charset: nil)
      best = min(best, (ContinuousClock.now - start) / .milliseconds(1))
    }
    return (try extractor.extract(page, charset: nil), best)
  }

  private func printTimes(_ title: String, _ times: [Double]) {
    guard !times.isEmpty else { return }
    let sorted = times.sorted()
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    let figures = [mean, sorted[sorted.count / 2], sorted[sorted.count - 1]]
      .map { String(format: "%.2f", $0) }
    print(
      "  \(title): \(sorted.count) pages, ms mean, median, longest: \(figures.joined(separator: ", "))"
    )
  }

  // MARK: Pages with a gold text

  private struct Gold: Decodable {
    var articleBody: String
    var url: String?
  }

  /// The corpus has no scorer for these; the words are counted as its scorer of texts counts them.
  private func printWords(of folder: URL) throws {
    for file in goldFiles(in: folder) {
      let gold = try? JSONDecoder().decode([String: Gold].self, from: Data(contentsOf: file))
      guard let gold, !gold.isEmpty else { continue }
      var scores: [Double] = []
      var times: [Double] = []
      for (name, wanted) in gold.sorted(by: { $0.key < $1.key }) {
        let path = folder.appending(path: "html/\(name).html.gz")
        guard let page = try unpacked(path) else { continue }
        let (found, time) = try timed(page, wanted.url.flatMap { WebAddress($0) })
        times.append(time)
        scores.append(WordScore.f1(found.article?.text ?? "", wanted.articleBody))
      }
      let mean = scores.reduce(0, +) / Double(max(scores.count, 1))
      print("  \(folder.lastPathComponent): words F1 \(String(format: "%.4f", mean))")
      printTimes(folder.lastPathComponent, times)
    }
  }

  private func unpacked(_ file: URL) throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let page = try pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return page.map { Array($0) }
  }
}

/// What the scorer reads of a page.
private struct Prediction: Encodable {
  var title, byline, excerpt, siteName, dir, lang, publishedTime: String?
  var readerable: Bool

  init(_ found: PageExtraction) {
    readerable = found.isReadable
    guard let article = found.article else { return }
    title = article.title
    byline = article.byline
    excerpt = article.excerpt
    siteName = article.siteName
    dir = article.direction
    lang = article.language
    publishedTime = article.publishedTime
  }
}

/// How many words two texts share.
enum WordScore {
  /// The harmonic mean of precision and recall over bags of words.
  static func f1(_ text: String, _ wanted: String) -> Double {
    let found = counts(text)
    let gold = counts(wanted)
    let shared = gold.reduce(0) { $0 + min($1.value, found[$1.key] ?? 0) }
    let total = found.values.reduce(0, +) + gold.values.reduce(0, +)
    return total == 0 ? 1 : 2 * Double(shared) / Double(total)
  }

  private static func counts(_ text: String) -> [Substring: Int] {
    text.precomposedStringWithCompatibilityMapping.lowercased()
      .split { !($0.isLetter || $0.isNumber) }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
