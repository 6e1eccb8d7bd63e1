import Foundation
import Synthesizer

/// What the times of a narration are written as.
enum TimelineFormat: String, CaseIterable {
  /// ``Timeline``.
  case json
  /// SubRip.
  case srt
  /// WebVTT (W3C).
  case webVTT = "vtt"
  /// Lines of a song, which small players show.
  case lrc
  /// Sentences with their words in them, and the chapters: ``ReadAlong``.
  case readAlong = "readalong.json"
  /// A line for each chapter: ``ChapterClips``.
  case clips

  /// The format that a file's name asks for; JSON for all other names.
  init(_ file: URL) {
    let isReadAlong = file.lastPathComponent.lowercased().hasSuffix(".readalong.json")
    self =
      isReadAlong ? .readAlong : Self(rawValue: file.pathExtension.lowercased()) ?? .json
  }

  /// What stands before all cues.
  var head: String { self == .webVTT ? "WEBVTT\n\n" : "" }

  /// A cue as it stands in the file.
  ///
  /// - Parameters:
  ///   - cue: The cue.
  ///   - number: From 1.
  /// - Returns: Its lines.
  func text(_ cue: TimelineEntry, number: Int) -> String {
    let line = cue.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch self {
    case .json, .readAlong, .clips: return ""
    case .srt:
      let times = "\(Self.time(cue.from, ",")) --> \(Self.time(cue.to, ","))"
      return "\(number)\n\(times)\n\(line)\n\n"
    case .webVTT:
      // Not `escapedAsMarkup`: old players show `&quot;` as it stands.
      let escaped = line.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;")
      return "\(Self.time(cue.from, ".")) --> \(Self.time(cue.to, "."))\n\(escaped)\n\n"
    case .lrc:
      let hundredths = Int((cue.from * 100).rounded())
      let (minutes, rest) = hundredths.quotientAndRemainder(dividingBy: 6000)
      return
        "[\(Self.digits(minutes, 2)):\(Self.digits(rest / 100, 2)).\(Self.digits(rest % 100, 2))]\(line)\n"
    }
  }

  /// Hours, minutes, seconds and thousandths.
  private static func time(_ seconds: Double, _ point: String) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let whole = thousandths / 1000
    return "\(digits(whole / 3600, 2)):\(digits(whole / 60 % 60, 2)):\(digits(whole % 60, 2))"
      + "\(point)\(digits(thousandths % 1000, 3))"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
