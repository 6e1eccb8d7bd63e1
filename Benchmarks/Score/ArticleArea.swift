import Articles
import BookParser
import Foundation

/// Web pages: Mozilla's by their structure and metadata, others by their words, and how long a page takes.
struct ArticleArea: ScoredArea {
  let name = "articles"

  /// The address that Mozilla's tests give every page.
  private static let address = WebAddress("http://fakehost/test/page.html")
  /// So many times all pages are read, one after the other.
  private static let rounds = 5

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
    var named: [Page] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted() {
      guard let data = try? Data(contentsOf: pages.appending(path: "\(name)/source.html")) else {
        continue
      }
      named.append(Page(name: name, bytes: Array(data), address: Self.address))
    }
    for (page, found) in zip(named, try timed("Mozilla", named)) {
      let html = found.article?.html ?? ""
      try Data(html.utf8).write(to: output.appending(path: "\(page.name).html"))
      try JSONEncoder().encode(Prediction(found))
        .write(to: output.appending(path: "\(page.name).json"))
    }
  }

  private struct Page {
    var name: String
    var bytes: [UInt8]
    var address: WebAddress?
  }

  /// Extracts the articles of pages, and prints how long that took at first and in the mean of all rounds.
  private func timed(_ title: String, _ pages: [Page]) throws -> [PageExtraction] {
    var found: [PageExtraction] = []
    var first: [Double] = []
    var sums = pages.map { _ in 0.0 }
    for round in 0..<Self.rounds {
      found = []
      for (index, page) in pages.enumerated() {
        let start = ContinuousClock.now
        found.append(try ArticleExtractor(address: page.address).extract(page.bytes, charset: nil))
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        if round == 0 { first.append(time) }
        sums[index] += time
      }
    }
    printTimes("\(title), first reading", first)
    printTimes("\(title), \(Self.rounds) rounds", sums.map { $0 / Double(Self.rounds) })
    return found
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
      var pages: [Page] = []
      for (name, wanted) in gold.sorted(by: { $0.key < $1.key }) {
        let path = folder.appending(path: "html/\(name).html.gz")
        guard let bytes = try unpacked(path) else { continue }
        let address = wanted.url.flatMap { WebAddress($0) }
        pages.append(Page(name: name, bytes: bytes, address: address))
      }
      let scores = zip(pages, try timed(folder.lastPathComponent, pages)).map { page, found in
        WordScore.f1(found.article?.text ?? "", gold[page.name]?.articleBody ?? "")
      }
      let mean = scores.reduce(0, +) / Double(max(scores.count, 1))
      print("  \(folder.lastPathComponent): words F1 \(String(format: "%.4f", mean))")
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
