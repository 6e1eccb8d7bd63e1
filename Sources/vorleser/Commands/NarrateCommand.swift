import BookParser
import AudioEngine
import Foundation
import ReadingModel
import Synthesizer
import VorleserKit

extension Command {
  static let narrate = Command(
    name: "narrate", summary: "Turn a book into an audio file.",
    discussion: """
      If interrupted, run the same command again to continue. The file appears when it is complete. Chapters, cover, title, \
      author and narrator are in it. M4B needs the program ffmpeg. \
      An EPUB holds text and recording (EPUB 3 with Media Overlays); 'convert' writes one without a voice.

      With --folder the file goes to Author/Series/Title/ in a folder of audiobooks, with metadata.json and cover, as \
      Audiobookshelf and Plex have them.
      """,
    arguments: [.book],
    options: [
      .bookOutput, .audiobooks, .audiobookFormat, .encoding, .passwordFile, .language, .voice,
      .speed,
      .rules, .timings, .mark, .json, .home, .verbose,
    ],
    run: { call in
      let root = try call.audiobookFolder()
      let asked = root == nil ? try NarrationRequest(call) : nil
      let given = try call.speechOptions()
      let kit = try call.kit()
      let book = try await call.unlocked(
        call.file.lastPathComponent, given: call.filePassword()
      ) { password in
        try await kit.open(
          file: call.file, language: call.language(),
          options: OpenOptions(encoding: call.encoding(), password: password))
      }
      let place = root.map { AudiobookPlace(in: $0.folder, of: book.titledMetadata, as: $0.format) }
      try place?.prepare()
      let request = try asked ?? NarrationRequest(call, to: place?.file)
      let options = try await call.options(given, for: book, kit)
      let bar = ProgressBar(isShown: !call.has("json"))
      let report = try await untilInterrupted {
        try await kit.narrate(
          book, to: request.output, as: request.format, options, marking: request.level,
          timings: request.timings
        ) { bar.show($0) }
      }
      if let place {
        let narrator = await kit.voices.first { $0.id == options.voice }?.name ?? options.voice
        try await place.describe(book, readBy: narrator)
      }
      bar.finish()
      try call.report(report, request)
    })
}

extension Option {
  /// The file of a whole book.
  static let bookOutput = Option(
    name: "output", short: "o", value: "FILE",
    help: "The file to write: .mp3, .m4b, .opus, .flac, .wav, or .epub with text and recording.",
    completion: .file)
  /// A folder of audiobooks.
  static let audiobooks = Option(
    name: "folder", value: "FOLDER",
    help: "Instead of -o: the folder of audiobooks in which the book gets its place.",
    completion: .file)
  /// What is written there.
  static let audiobookFormat = Option(
    name: "format", value: "FORMAT",
    help:
      "With --folder: mp3, m4b, opus, flac, wav or epub (default: m4b if ffmpeg is installed, else mp3).",
    completion: .words(AudiobookFormat.allCases.map(\.rawValue)))
}

extension Invocation {
  /// The folder of audiobooks, and what is written there; `nil` if a file is named instead.
  ///
  /// - Throws: ``UsageError`` for an unknown format, or for both a folder and a file.
  fileprivate func audiobookFolder() throws -> (folder: URL, format: AudiobookFormat)? {
    guard let path = options["folder"] else { return nil }
    guard options["output"] == nil else {
      throw UsageError("Name a file with -o or a folder with --folder, not both.", self.path)
    }
    let usual: AudiobookFormat = AudiobookFormat.available.contains(.m4b) ? .m4b : .mp3
    let name = options["format"] ?? usual.rawValue
    guard let format = AudiobookFormat(rawValue: name) else {
      let known = AudiobookFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--format takes one of \(known), not '\(name)'.", self.path)
    }
    return (URL(filePath: path), format)
  }
}
