import Foundation
import SpokenText
import UnicodeText

/// Sentences of the `seg` collections, beside those that ICU finds, and how fast they are found.
struct SegmentationArea: ScoredArea {
  let name = "seg"

  /// A text with its sentences, as people divided it.
  private struct Case: Codable {
    var id: String
    var lang: String?
    var text: String
    var sents: [String]

    var language: String { lang ?? "en" }
  }

  private struct Prediction: Encodable {
    var id: String
    var sents: [String]
  }

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    var calls: [ScorerCall] = []
    var all: [Case] = []
    for gold in goldFiles(in: corpus.appending(path: "tts-text/seg")) {
      let cases = try Self.cases(in: gold)
      let title = gold.deletingPathExtension().lastPathComponent
      all += cases.map { item in
        var item = item
        item.id = "\(title) \(item.id)"
        return item
      }
      let file = folder.appending(path: title + ".jsonl")
      try Self.write(cases.map { Prediction(id: $0.id, sents: Self.sentences(of: $0)) }, to: file)
      calls.append(
        ScorerCall(title: title, script: "score_seg.py", arguments: [gold.path, file.path]))
    }
    calls += try Self.comparisons(of: all, into: folder)
    printSpeed(over: all.map(\.text))
    return calls
  }

  /// Ours and ICU's sentences of each language, over the cases of every collection.
  private static func comparisons(of cases: [Case], into folder: URL) throws -> [ScorerCall] {
    try Dictionary(grouping: cases, by: \.language).sorted { $0.key < $1.key }.flatMap {
      language, cases in
      let gold = folder.appending(path: "language-\(language).gold.jsonl")
      try write(cases, to: gold)
      let ours = folder.appending(path: "language-\(language).jsonl")
      try write(cases.map { Prediction(id: $0.id, sents: sentences(of: $0)) }, to: ours)
      var calls = [call("language \(language)", gold, ours)]
      do {
        let icu = folder.appending(path: "language-\(language).icu.jsonl")
        try write(cases.map { Prediction(id: $0.id, sents: try sentencesOfICU(of: $0)) }, to: icu)
        calls.append(call("language \(language), ICU", gold, icu))
      } catch let error as UnicodeTextError {
        print("seg language \(language), ICU: skipped, \(error.message)")
      }
      return calls
    }
  }

  private static func call(_ title: String, _ gold: URL, _ predictions: URL) -> ScorerCall {
    ScorerCall(title: title, script: "score_seg.py", arguments: [gold.path, predictions.path])
  }

  private static func write(_ entries: [some Encodable], to file: URL) throws {
    var lines = Data()
    for entry in entries { lines += try JSONEncoder().encode(entry) + Data("\n".utf8) }
    try lines.write(to: file)
  }

  /// ICU's sentences: the rules of UAX 29 for the language.
  private static func sentencesOfICU(of item: Case) throws -> [String] {
    let units = Array(item.text.utf16)
    let ends = try BreakIterator(.sentence, language: item.language).boundaries(in: units)
    return zip(ends, ends.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
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
