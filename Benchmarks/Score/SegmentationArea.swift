import Foundation
import SpokenText

/// Sentences of the `seg` collections, and how fast they are found.
struct SegmentationArea: ScoredArea {
  let name = "seg"

  private struct Case: Decodable {
    var id: String
    var lang: String?
    var text: String
  }

  private struct Prediction: Encodable {
    var id: String
    var sents: [String]
  }

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    var calls: [ScorerCall] = []
    var texts: [String] = []
    for gold in goldFiles(in: corpus.appending(path: "tts-text/seg")) {
      let cases = try Self.cases(in: gold)
      texts += cases.map(\.text)
      let title = gold.deletingPathExtension().lastPathComponent
      let file = folder.appending(path: title + ".jsonl")
      var lines = Data()
      for item in cases {
        let prediction = Prediction(id: item.id, sents: Self.sentences(of: item))
        lines += try JSONEncoder().encode(prediction) + Data("\n".utf8)
      }
      try lines.write(to: file)
      calls.append(
        ScorerCall(title: title, script: "score_seg.py", arguments: [gold.path, file.path]))
    }
    printSpeed(over: texts)
    return calls
  }

  private static func cases(in gold: URL) throws -> [Case] {
    try Data(contentsOf: gold).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Case.self, from: $0)
    }
  }

  private static func sentences(of item: Case) -> [String] {
    let units = Array(item.text.utf16)
    return SentenceSegmenter(language: item.lang).sentences(inPlainText: item.text).map {
      String(decoding: units[$0], as: UTF16.self)
    }
  }

  /// Characters a second on one core: the collections' texts as one long text.
  private func printSpeed(over texts: [String]) {
    let text = texts.joined(separator: "\n\n")
    guard !text.isEmpty else { return }
    let segmenter = SentenceSegmenter(language: "en")
    // Once without the clock, for the tables that are made on first use.
    var count = segmenter.sentences(inPlainText: text).count
    var characters = 0
    let clock = ContinuousClock()
    let start = clock.now
    while clock.now - start < .milliseconds(500) {
      count = segmenter.sentences(inPlainText: text).count
      characters += text.unicodeScalars.count
    }
    let seconds = (clock.now - start) / .seconds(1)
    let rate = Double(characters) / seconds / 1e6
    print(
      "seg speed: \(String(format: "%.1f", rate)) million characters a second, \(count) sentences")
  }
}
