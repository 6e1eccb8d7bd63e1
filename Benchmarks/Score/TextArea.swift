import BookParser
import Foundation
import Hashing

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
        let prediction = try? predict(texts.appending(path: file))
        lines += try JSONSerialization.data(
          withJSONObject: ["file": file].merging(prediction ?? [:]) { $1 },
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

  private func predict(_ file: URL) throws -> [String: Any] {
    let outline = try PlainTextParser.outline(of: file)
    var prediction: [String: Any] = [
      "encoding": outline.encoding,
      "chapters": outline.headings.map { ["title": $0.title, "offset": $0.offset] },
    ]
    // Two of Python's codecs go by this name; the text says which is meant.
    if outline.encoding == "shift_jis" {
      prediction["text_sha256"] = Digest.hexadecimal(
        try Digest.of(Array(outline.sourceText.utf8), .sha256))
    }
    return prediction
  }
}
