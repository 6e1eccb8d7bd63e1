import BookParser
import Foundation

/// Encodings and chapters of plain texts.
struct TextArea: ScoredArea {
  let name = "txt"

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let texts = corpus.appending(path: "txt", directoryHint: .isDirectory)
    var calls: [ScorerCall] = []
    for gold in goldFiles(in: texts) where gold.lastPathComponent.hasPrefix("expected") {
      let expected = try JSONSerialization.jsonObject(with: Data(contentsOf: gold))
      guard let files = (expected as? [String: Any])?.keys.sorted() else { continue }
      let output = folder.appending(path: gold.deletingPathExtension().lastPathComponent + ".jsonl")
      var lines = Data()
      for file in files {
        let enc = try probeEncoding(texts.appending(path: file))
        lines += try JSONSerialization.data(
          withJSONObject: ["file": file, "encoding": enc ?? ""],
          options: [.sortedKeys, .withoutEscapingSlashes])
        lines.append(0x0A)
      }
      try lines.write(to: output)
      calls.append(
        ScorerCall(
          title: gold.lastPathComponent, script: "score_txt.py",
          arguments: [gold.path, output.path, texts.path]))
    }
    return calls
  }
}
