import Foundation

/// Runs the product over a corpus, writes the predictions that the corpus's scorers expect and
/// prints the scorers' lines.
///
/// Usage: `Score CORPUS OUTPUT [AREA,AREA…]`, or `Score text FILE` and `Score html FILE` to print a
/// book for scorers that start one process a case.
@main
struct Score {
  static let areas: [any ScoredArea] = [
    NormalizationArea(),
    EPUBArea(),
    SegmentationArea(),
    TextArea(),
    PhonemeArea(),
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, ["text", "html"].contains(arguments[1]) {
      exit(await PrintBook.run(arguments[2], isHTML: arguments[1] == "html"))
    }
    guard arguments.count >= 3 else {
      print("usage: Score CORPUS OUTPUT [AREA,AREA…]")
      exit(64)
    }
    let corpus = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let output = URL(filePath: arguments[2], directoryHint: .isDirectory)
    let only = arguments.count > 3 ? arguments[3].split(separator: ",").map(String.init) : []
    for area in areas where only.isEmpty || only.contains(area.name) {
      let folder = output.appending(path: area.name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for call in try await area.predict(corpus: corpus, into: folder) {
        print("\(area.name) \(call.title): \(try call.run(in: corpus))")
      }
    }
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
