import Foundation
import OnnxRuntime
import Phonemes
import ReadingModel
import SpokenText
import VorleserKit

/// Sentences, normalisation and phonemes of a text, each by itself.
enum ReadingMeasurement: Measurement {
  static let name = "reading"
  static let arguments = ["TEXT", "PASSES"]

  /// Seconds of the best pass.
  private struct Result: Encodable {
    var characters: Int
    var sentences: Int
    var segmenting: Double
    var normalising: Double
    var phonemes: Double
  }

  static func run(_ arguments: [String]) async throws {
    let text = try String(contentsOf: URL(filePath: arguments[0]), encoding: .utf8)
    let passes = Int(arguments[1]) ?? 1
    let segmenter = SentenceSegmenter(language: "en")
    let units = Array(text.utf16)
    let sentences = segmenter.sentences(inPlainText: text).map {
      String(decoding: units[$0], as: UTF16.self)
    }
    let normalizer = EnglishNormalizer(dialect: .american)
    let resources = try ResourceFolder()
    let phonemizer = try EnglishPhonemizer(
      .american, data: EnglishData(folder: resources.english),
      runtime: Runtime(library: resources.onnxRuntime))
    let spoken = sentences.map { normalizer.spoken($0).text }
    try printLine(
      Result(
        characters: text.count, sentences: sentences.count,
        segmenting: await best(of: passes) { _ = segmenter.sentences(inPlainText: text) },
        normalising: await best(of: passes) {
          for sentence in sentences { _ = normalizer.spoken(sentence) }
        },
        phonemes: try await best(of: passes) {
          for sentence in spoken { _ = try phonemizer.phonemes(of: sentence) }
        }))
  }

  private static func best(of passes: Int, _ work: () throws -> Void) async rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<passes { best = min(best, try await seconds(work)) }
    return best
  }
}
