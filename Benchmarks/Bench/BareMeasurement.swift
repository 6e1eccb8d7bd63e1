import AudioEngine
import Foundation
import ReadAloud
import VorleserKit

/// A whole book spoken in memory: nothing is parsed, encoded or written meanwhile.
enum BareMeasurement: Measurement {
  static let name = "bare"
  static let arguments = ["VOICE", "PARALLELISM", "BOOK"]

  private struct Result: Encodable {
    var seconds: Double
    var audio: Double
    var skipped: Int
  }

  static func run(_ arguments: [String]) async throws {
    let kit = try VorleserKit()
    let source = BookSentences(try await kit.open(file: URL(filePath: arguments[2])))
    var sentences: [SpokenSentence] = []
    for chapter in try await source.chapters().indices {
      sentences += try await source.sentences(inChapter: chapter)
    }
    let voice = try await kit.bench(arguments[0])
    _ = try await voice.speech(for: sentence("Warm up."))
    let book = sentences
    var spoken = Spoken()
    let spent = await seconds {
      spoken = await speak(book, voice, parallelism: Int(arguments[1]) ?? 1)
    }
    try printLine(
      Result(seconds: spent, audio: spoken.audio, skipped: spoken.skippedCount))
  }
}
