import Foundation

/// Runs the product over a corpus, writes the predictions that the corpus's scorers expect and
/// prints the scorers' lines.
///
/// Usage: `Score CORPUS OUTPUT [AREA,AREA…]`.
@main
struct Score {
  static let areas: [any ScoredArea] = [
    ArticleArea(),
    EPUBArea(),
    BookTextArea(name: "mobi"),
    BookTextArea(name: "pdf"),
    MarkdownArea(),
    HostileArea(),
    NormalizationArea(),
    SegmentationArea(),
    TextArea(),
    PhonemeArea(),
  ]

  static func main() async {
    let arguments = CommandLine.arguments
    let only = arguments.dropFirst(3).flatMap { $0.split(separator: ",").map(String.init) }
    let unknown = Set(only).subtracting(areas.map(\.name))
    guard (3...4).contains(arguments.count), unknown.isEmpty else {
      stop("usage: Score CORPUS OUTPUT [\(areas.map(\.name).joined(separator: ","))]", code: 64)
    }
    let corpus = URL(filePath: arguments[1], directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: corpus.appending(path: "_score").path) else {
      stop("\(corpus.path) is not a corpus: it has no _score folder. Name one: CORPUS=…", code: 66)
    }
    let output = URL(filePath: arguments[2], directoryHint: .isDirectory)
    var failed = false
    for area in areas where only.isEmpty || only.contains(area.name) {
      do {
        try await score(area, corpus, output)
      } catch {
        // The other areas are worth having all the same.
        failed = true
        print("\(area.name): failed: \(error)")
      }
    }
    if failed { exit(1) }
  }

  private static func score(_ area: any ScoredArea, _ corpus: URL, _ output: URL) async throws {
    let folder = output.appending(path: area.name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let start = ContinuousClock.now
    let calls = try await area.predict(corpus: corpus, into: folder)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("\(area.name): \(calls.count) gold files, predicted in \(round(seconds * 10) / 10) s")
    for call in calls {
      print("  \(call.title): \(try call.run(in: corpus))")
    }
  }

  private static func stop(_ sentence: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(code)
  }
}

/// One kind of prediction.
protocol ScoredArea: Sendable {
  /// What `ONLY=` calls it.
  var name: String { get }

  /// Runs the product over every gold file of this kind, found by pattern.
  ///
  /// - Parameters:
  ///   - corpus: A folder laid out like the shared corpus; parts may be absent.
  ///   - folder: Where prediction files go.
  /// - Returns: The scorer calls to make, one a gold file.
  /// - Throws: When the product fails where it should not.
  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall]
}

/// One call of a scorer of the corpus.
struct ScorerCall: Sendable {
  /// Which gold file it scores, for the printed line.
  var title: String
  /// Name in `_score/`, such as `score_seg.py`.
  var script: String
  /// Its arguments.
  var arguments: [String]

  /// Runs the scorer and returns what it printed.
  func run(in corpus: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let path = corpus.appending(path: "_score/\(script)").path
    process.arguments = ["python3", path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return "the scorer failed, see above" }
    return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

/// Gold files of a folder, whatever suffix stands before `.json` or `.jsonl`.
func goldFiles(in folder: URL) -> [URL] {
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (files?.compactMap { $0 as? URL } ?? [])
    .filter { ["json", "jsonl"].contains($0.pathExtension) }
    .sorted { $0.path < $1.path }
}
