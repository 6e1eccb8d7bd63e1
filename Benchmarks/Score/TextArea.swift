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
      prediction["text_sha256"] = try sha256(of: outline.sourceText)
    }
    return prediction
  }

  private func sha256(of text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: printed.prefix(64), as: UTF8.self)
  }
}
