import AudioCodecs
import AudioEngine
import Foundation
import Publishing
import ReadAloud
import VorleserKit

/// The file and the format of a command that makes an audio file.
struct NarrationRequest {
  var output: URL
  var format: AudiobookFormat
  var timings: URL?
  /// What an EPUB marks as it is spoken.
  var level = OverlayLevel.sentence

  /// The formats of a text that is no book: those of the encoders.
  static let texts = AudioFormat.allCases.compactMap { AudiobookFormat(rawValue: $0.rawValue) }

  /// The format of a text.
  var audio: AudioFormat { AudioFormat(rawValue: format.rawValue) ?? .wav }

  /// Reads the options of a command.
  ///
  /// - Parameters:
  ///   - call: The command.
  ///   - file: The file; `nil` for the one that the option names.
  ///   - formats: What it can write.
  /// - Throws: ``UsageError`` when the file is missing or of an unknown format.
  init(
    _ call: Invocation, to file: URL? = nil,
    formats: [AudiobookFormat] = AudiobookFormat.allCases
  ) throws {
    guard let path = file?.path ?? call.options["output"] else {
      throw UsageError("Name the audio file with -o FILE.", call.path)
    }
    output = URL(filePath: path)
    guard let format = AudiobookFormat(fileExtension: output.pathExtension),
      formats.contains(format)
    else {
      let known = formats.map { ".\($0.fileExtension)" }.joined(separator: ", ")
      throw UsageError("'\(path)' has no known audio format. Use one of \(known).", call.path)
    }
    self.format = format
    timings = call.options["timings"].map { URL(filePath: $0) }
    if let name = call.options["mark"] {
      guard let level = OverlayLevel(rawValue: name) else {
        throw UsageError("--mark takes sentence or word, not '\(name)'.", call.path)
      }
      self.level = level
    }
  }
}

extension Invocation {
  /// The voice and its speed.
  ///
  /// - Throws: ``UsageError`` when the speed is out of range.
  func speechOptions() throws -> SpeechOptions {
    var speech = SpeechOptions()
    speech.voice = options["voice"] ?? speech.voice
    speech.speed = try decimal("speed", in: 0.5...2) ?? speech.speed
    if let path = options["rules"] { speech.rules = try Self.rules(URL(filePath: path)) }
    return speech
  }

  /// The rules of a file.
  ///
  /// - Throws: `SpeechChoicesError` for a file that is no list of rules; errors of reading the
  ///   file.
  private static func rules(_ file: URL) throws -> KeyedSpeechRules {
    try RuleFile.rules(in: String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  /// Prints the outcome of a narration.
  func report(_ report: NarrationReport, _ request: NarrationRequest) throws {
    let seconds = Double(report.sampleCount) / Double(AudioFormat.sampleRate)
    if has("json") {
      try Terminal.json(
        NarrationSummary(
          file: request.output.path, seconds: seconds, sentences: report.sentenceCount,
          skipped: report.skippedCount))
    } else {
      Terminal.note("\(request.output.path): \(Clock.text(seconds)) of speech.")
      if report.skippedCount > 0 {
        let count = report.skippedCount
        Terminal.note("\(count) of \(report.sentenceCount) sentences were skipped:")
      }
      for skipped in report.skipped.prefix(3) {
        Terminal.note("  at \(skipped.sentence.range.lowerBound): \(skipped.reason)")
      }
    }
  }
}

/// The outcome of a narration in JSON.
private struct NarrationSummary: Encodable {
  var file: String
  /// Length of the audio.
  var seconds: Double
  var sentences: Int
  var skipped: Int
}

/// Writes durations for people.
enum Clock {
  /// `1:02:03`, `2:03` or `3 s`.
  static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    guard whole >= 60 else { return "\(whole) s" }
    let rest = padded(whole % 60)
    guard whole >= 3_600 else { return "\(whole / 60):\(rest)" }
    return "\(whole / 3_600):\(padded(whole / 60 % 60)):\(rest)"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
