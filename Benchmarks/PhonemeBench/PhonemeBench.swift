import Foundation
import OnnxRuntime
import Phonemes

/// Reads sentences with our pipeline, for comparing with the wheel's own (`peers/g2p_reference.py`).
///
/// Usage: `PhonemeBench DATA LIBRARY us|gb [--pieces] < SENTENCES.jsonl`; prints one JSON object a line
/// as the peer does, and figures on standard error. `PhonemeBench compile ASSETS DATA` makes the
/// data.
@main
struct PhonemeBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      print("usage: PhonemeBench DATA LIBRARY us|gb [--pieces] < SENTENCES.jsonl")
      exit(64)
    }
    if arguments[1] == "compile" {
      try EnglishDataCompiler.compile(
        from: URL(filePath: arguments[2]), to: URL(filePath: arguments[3]))
      return
    }
    let field = "text"
    let sentences = try lines().map { object in
      (id: object["id"] as? String ?? "", text: object[field] as? String ?? "")
    }
    let clock = ContinuousClock()
    let runtime = try Runtime(library: URL(filePath: arguments[2]))
    let libraryLoaded = clock.now
    let data = try EnglishData(folder: URL(filePath: arguments[1]))
    let dialect = EnglishDialect(rawValue: arguments[3]) ?? .american
    let phonemizer = try EnglishPhonemizer(dialect, data: data, runtime: runtime)
    let loaded = clock.now
    let before = privateMemory()
    _ = try phonemizer.phonemes(of: "It is cold, and we read the last pages.")
    let first = clock.now
    _ = try phonemizer.phonemes(of: "Zxaqfle.")
    let warm = clock.now
    let started = processSeconds()
    let isInPieces = arguments.contains("--pieces")
    let readings = try sentences.map {
      isInPieces ? try phonemizer.pieces(of: $0.text) : try phonemizer.phonemes(of: $0.text)
    }
    let seconds = processSeconds() - started
    let after = privateMemory()
    for (sentence, reading) in zip(sentences, readings) {
      print(try line(sentence.id, reading))
    }
    FileHandle.standardError.write(
      Data(
        """
        {"sentences": \(sentences.count), "seconds": \(seconds), \
        "microseconds_a_sentence": \(seconds * 1e6 / Double(max(sentences.count, 1))), \
        "open_ms": \((loaded - libraryLoaded) / .milliseconds(1)), \
        "first_sentence_ms": \((first - loaded) / .milliseconds(1)), \
        "first_unknown_word_ms": \((warm - first) / .milliseconds(1)), \
        "private_kb_before": \(before), "private_kb_after": \(after)}

        """.utf8))
  }

  static func lines() throws -> [[String: Any]] {
    let input = try FileHandle.standardInput.readToEnd() ?? Data()
    return try input.split(separator: UInt8(ascii: "\n")).compactMap {
      try JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
  }

  static func line(_ id: String, _ words: [PhonemeWord]) throws -> String {
    let said = words.map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined()
    let object: [String: Any] = [
      "id": id, "phonemes": said.trimmingCharacters(in: .whitespaces),
      "tokens": words.map {
        [$0.text, $0.source.lowerBound, $0.phonemes, $0.hasTrailingSpace] as [Any]
      },
    ]
    let json = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    return String(decoding: json, as: UTF8.self)
  }

  /// Processor time of this process, so that other work on the machine does not count.
  static func processSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Memory of this process alone (`RssAnon`), in kB.
  static func privateMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
    return line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0
  }
}
