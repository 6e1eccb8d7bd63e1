import Foundation
import ReadingModel
import SpokenText

/// Written sentences turned into spoken ones: every gold file under `tts-text/tn`.
///
/// Sentences in languages without a normaliser pass unchanged, as they do in the product.
struct NormalizationArea: ScoredArea {
  let name = "tn"

  /// The normalisers by the collections' names of the languages.
  private static let normalizers: [String: @Sendable (String) -> MappedText] = [
    "en": { EnglishNormalizer(dialect: .american).spoken($0) },
    "de": { GermanNormalizer().spoken($0) },
    "es": { RomanceNormalizer.spanish.spoken($0) },
    "fr": { RomanceNormalizer.french.spoken($0) },
    "it": { RomanceNormalizer.italian.spoken($0) },
    "pt": { RomanceNormalizer.portuguese.spoken($0) },
    "hi": { HindiNormalizer().spoken($0) },
    "zh": { HanNormalizer.chinese.spoken($0) },
    "ja": { HanNormalizer.japanese.spoken($0) },
  ]

  private struct Gold: Decodable {
    var id: String
    var input: String
    var lang: String?
  }

  private struct Prediction: Encodable {
    var id: String
    var output: String
  }

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let root = corpus.appending(path: "tts-text/tn", directoryHint: .isDirectory)
    return try goldFiles(in: root).map { file in
      let path = file.standardizedFileURL.path
      let title = path.replacing(root.standardizedFileURL.path, with: "").drop { $0 == "/" }
      let output = folder.appending(path: title.replacing("/", with: "-"))
      let seconds = try predict(gold: file, into: output)
      print("tn \(title): \(Int((seconds * 1_000_000).rounded())) µs a sentence")
      return ScorerCall(
        title: String(title), script: "score_tn.py", arguments: [path, output.path])
    }
  }

  /// Writes the predictions of one gold file.
  ///
  /// - Returns: Seconds that one sentence took, on average.
  private func predict(gold file: URL, into output: URL) throws -> Double {
    let decoder = JSONDecoder()
    let gold = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(Gold.self, from: Data($0.utf8))
    }
    let start = ContinuousClock.now
    let predictions = gold.map { sentence in
      let normalize = Self.normalizers[sentence.lang ?? "en"]
      let spoken = normalize?(sentence.input).text ?? sentence.input
      return Prediction(id: sentence.id, output: spoken)
    }
    let duration = ContinuousClock.now - start
    let encoder = JSONEncoder()
    var lines = Data()
    for prediction in predictions {
      lines += try encoder.encode(prediction) + Data("\n".utf8)
    }
    try lines.write(to: output, options: .atomic)
    return duration / .seconds(1) / Double(max(gold.count, 1))
  }
}
