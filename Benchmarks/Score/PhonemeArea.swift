import Foundation
import OnnxRuntime
import Phonemes
import VorleserKit

/// Sentences, single words and homographs of the `g2p` collections, as written there: without
/// normalisation.
struct PhonemeArea: ScoredArea {
  let name = "g2p"

  /// A row of any of the collections.
  private struct Row: Decodable {
    var id: String?
    var text: String?
    var us: String?
    var gb: String?
    var phonemes: Pronunciation?
    var british: Bool?
    var word: String?
    var homograph: String?
    var sentence: String?
    var start: Int?
    var end: Int?
  }

  /// One pronunciation; `nil` where there are several.
  private struct Pronunciation: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }

    /// The tap and the glottal stop as Kokoro was trained with, where dictionaries have IPA.
    var inKokoroLetters: String? {
      text?.replacing("ɾ", with: "T").replacing("ʔ", with: "t")
    }
  }

  private struct Prediction: Codable {
    var id: String
    var phonemes: String
  }

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let resources = try ResourceFolder()
    let runtime = try Runtime(library: resources.onnxRuntime)
    let data = try EnglishData(folder: resources.english)
    let readers = Readers(
      american: try EnglishPhonemizer(.american, data: data, runtime: runtime),
      british: try EnglishPhonemizer(.british, data: data, runtime: runtime))
    let source = corpus.appending(path: "tts-text/g2p")
    let names = try FileManager.default.contentsOfDirectory(
      at: source, includingPropertiesForKeys: nil)
    let readings = names.first { $0.pathExtension == "tsv" && $0.path.contains("wordids") }
    return try goldFiles(in: source).flatMap { gold in
      try calls(for: gold, homographs: readings, readers, into: folder)
    }
  }

  private struct Readers {
    var american: EnglishPhonemizer
    var british: EnglishPhonemizer
  }

  private func calls(
    for gold: URL, homographs: URL?, _ readers: Readers, into folder: URL
  ) throws -> [ScorerCall] {
    let rows = try Data(contentsOf: gold).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Row.self, from: $0)
    }
    let title = gold.deletingPathExtension().lastPathComponent
    let script = "score_g2p.py"
    func file(_ suffix: String) -> URL { folder.appending(path: "\(title)\(suffix).jsonl") }
    guard let first = rows.first else { return [] }
    if first.homograph != nil, let homographs {
      try write(rows.compactMap { try homograph($0, readers.american) }, to: file(""))
      let arguments = [gold.path, file("").path, "--homographs", homographs.path]
      return [ScorerCall(title: title, script: script, arguments: arguments)]
    }
    if first.text != nil, first.us != nil {
      return try [(readers.american, "us"), (readers.british, "gb")].map { reader, field in
        try write(rows.compactMap { try sentence($0, reader) }, to: file(".\(field)"))
        return ScorerCall(
          title: "\(title) \(field)", script: script,
          arguments: [gold.path, file(".\(field)").path, "--field", field])
      }
    }
    guard first.phonemes != nil, first.text != nil || first.word != nil else { return [] }
    // Single words have no ids; the scorer wants them, so the gold is written again with some.
    let isBritish = title.contains("_gb_")
    // A word with several pronunciations can't be right or wrong alone.
    let unambiguous = rows.filter { $0.phonemes?.text != nil }
    let numbered = unambiguous.enumerated().map { index, row in
      var row = row
      row.id = row.id ?? "\(title)#\(index)"
      row.text = row.text ?? row.word
      row.british = row.british ?? isBritish
      return row
    }
    try write(
      numbered.map { Prediction(id: $0.id ?? "", phonemes: $0.phonemes?.inKokoroLetters ?? "") },
      to: file(".gold"))
    let predictions = try numbered.compactMap {
      try sentence($0, $0.british == true ? readers.british : readers.american)
    }
    try write(predictions, to: file(""))
    let arguments = [file(".gold").path, file("").path, "--field", "phonemes"]
    return [ScorerCall(title: title, script: script, arguments: arguments)]
  }

  private func write(_ predictions: [Prediction], to file: URL) throws {
    var lines = Data()
    for prediction in predictions {
      lines += try JSONEncoder().encode(prediction) + Data("\n".utf8)
    }
    try lines.write(to: file)
  }

  private func sentence(_ row: Row, _ reader: EnglishPhonemizer) throws -> Prediction? {
    guard let id = row.id, let text = row.text else { return nil }
    let words = try reader.phonemes(of: text)
    let said = words.map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined()
    return Prediction(id: id, phonemes: said.trimmingCharacters(in: .whitespaces))
  }

  /// The phonemes of one word of a sentence.
  private func homograph(_ row: Row, _ reader: EnglishPhonemizer) throws -> Prediction? {
    guard let id = row.id, let sentence = row.sentence, let word = row.homograph,
      let range = place(of: word, in: sentence, row)
    else { return nil }
    let said = try reader.pieces(of: sentence).filter { $0.source.overlaps(range) }
    return Prediction(id: id, phonemes: said.map(\.phonemes).joined())
  }

  /// The UTF-16 range of a word.
  ///
  /// The collection counts in UTF-8 bytes; another may count in UTF-16
  /// or in code points, so the first count under which the word stands there is taken.
  private func place(of word: String, in sentence: String, _ row: Row) -> Range<Int>? {
    guard let start = row.start else { return nil }
    let units = Array(sentence.utf16)
    let length = word.utf16.count
    let prefixes = [
      String(decoding: sentence.utf8.prefix(start), as: UTF8.self).utf16.count,
      start,
      String(sentence.unicodeScalars.prefix(start)).utf16.count,
    ]
    return prefixes.map { $0..<($0 + length) }.first { range in
      range.upperBound <= units.count
        && String(decoding: units[range], as: UTF16.self).lowercased() == word
    }
  }
}
