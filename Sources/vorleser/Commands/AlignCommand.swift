import AudioEngine
import BookParser
import Foundation
import ReadAloud
import ReadingModel
import VorleserKit

extension Command {
  static let align = Command(
    name: "align",
    summary: "Lay a recording of a book beside its text.",
    discussion: """
      Writes an EPUB with text and recording (EPUB 3 with Media Overlays), in which each sentence is marked while it is \
      heard. A voice of Vorleser's speaks the text first, and the recording is compared with it. Several files are one recording, \
      in the order of the numbers in their names: WAV, FLAC, MP3, Opus, AAC or M4B. Words before and behind the text, such as \
      LibriVox has, are left out. Needs the program ffmpeg. If interrupted, run the same command again to continue.
      """,
    arguments: [
      .book,
      Argument(
        name: "audio", help: "The recording: one file, or one for each chapter.",
        isRepeating: true, completion: .file),
    ],
    options: [
      .alignedOutput, .timings, .reader, .voice, .rules, .encoding, .passwordFile, .language,
      .json, .home, .verbose,
    ],
    run: { call in
      let output = try call.alignedOutput()
      let timings = call.options["timings"].map { URL(filePath: $0) }
      let given = try call.speechOptions()
      let files = call.recordingFiles
      let kit = try call.kit()
      let book = try await call.unlocked(
        call.file.lastPathComponent, given: call.filePassword()
      ) { password in
        try await kit.open(
          file: call.file, language: call.language(),
          options: OpenOptions(encoding: call.encoding(), password: password))
      }
      let options = try await call.options(given, for: book, kit, isForComparing: true)
      let bar = ProgressBar(isShown: !call.has("json"))
      let report = try await untilInterrupted {
        try await kit.align(
          book, with: files, readBy: call.options["reader"] ?? "", to: output, options,
          timings: timings
        ) { bar.show($0) }
      }
      bar.finish()
      try call.report(report, output)
    })
}

extension Option {
  fileprivate static let alignedOutput = Option(
    name: "output", short: "o", value: "FILE", help: "The EPUB to write.", completion: .file)
  fileprivate static let reader = Option(
    name: "reader", value: "NAME", help: "Who reads in the recording, for the book's description.")
}

extension Invocation {
  /// The place of the EPUB.
  ///
  /// - Throws: ``UsageError`` when it is missing or of another format.
  fileprivate func alignedOutput() throws -> URL {
    guard let path = options["output"] else {
      throw UsageError("Name the EPUB to write with -o FILE.", self.path)
    }
    let file = URL(filePath: path)
    guard file.pathExtension.lowercased() == "epub" else {
      throw UsageError("'\(path)' is no name of an EPUB. Use one that ends in .epub.", self.path)
    }
    return file
  }

  /// The files of the recording, `2.mp3` before `10.mp3`.
  fileprivate var recordingFiles: [URL] {
    arguments.dropFirst().map { URL(filePath: $0) }
      .sorted {
        $0.path.compare($1.path, options: [.numeric, .caseInsensitive]) == .orderedAscending
      }
  }

  /// Prints what was found.
  fileprivate func report(_ report: RecordingReport, _ output: URL) throws {
    guard !has("json") else {
      return try Terminal.json(AlignmentSummary(report, output))
    }
    let percent = Int((report.medianConfidence * 100).rounded())
    Terminal.note(
      "\(output.path): \(report.alignedCount) of \(report.sentenceCount) sentences in \(Clock.text(report.seconds)) of recording, confidence \(percent) %."
    )
    for stretch in report.extra.prefix(Self.shownCount) {
      Terminal.note(
        "  without text: \(Clock.text(stretch.lowerBound)) to \(Clock.text(stretch.upperBound))")
    }
    for sentence in report.missing.prefix(Self.shownCount) {
      let text = sentence.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      Terminal.note("  not found at \(sentence.range.lowerBound): \(text.prefix(Self.shownLength))")
    }
    let hidden = report.sentenceCount - report.alignedCount - Self.shownCount
    if hidden > 0 { Terminal.note("  and \(hidden) more sentences that were not found") }
  }

  /// As many as fit a small window.
  private static let shownCount = 5
  /// Letters of a sentence on one line.
  private static let shownLength = 60
}

/// What was found, in JSON.
private struct AlignmentSummary: Encodable {
  struct Missing: Encodable {
    var start: Int
    var end: Int
    var text: String
  }

  var file: String
  /// Length of the recording.
  var seconds: Double
  var sentences: Int
  var aligned: Int
  /// Median, 0...1.
  var confidence: Double
  /// Sentences that were not found.
  var missing: [Missing]
  /// Beginnings and ends of what has no text, in seconds.
  var withoutText: [[Double]]

  init(_ report: RecordingReport, _ output: URL) {
    file = output.path
    seconds = report.seconds
    sentences = report.sentenceCount
    aligned = report.alignedCount
    confidence = report.medianConfidence
    missing = report.missing.map {
      Missing(start: $0.range.lowerBound, end: $0.range.upperBound, text: $0.text)
    }
    withoutText = report.extra.map { [$0.lowerBound, $0.upperBound] }
  }
}
