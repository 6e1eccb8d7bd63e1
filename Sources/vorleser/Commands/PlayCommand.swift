import BookParser
import AudioEngine
import Foundation
import ReadingModel
import VorleserKit

extension Command {
  static let play = Command(
    name: "play", summary: "Read a book aloud on this computer.",
    discussion: """
      Ctrl-C stops and shows the place. A book that brings a recording is played with it, by the \
      program ffmpeg, unless --voice names a voice.
      """,
    arguments: [.book],
    options: [
      Option(
        name: "from", value: "OFFSET",
        help: "Start at the word at this offset (default: 0)."),
      .encoding, .passwordFile, .language, .voice, .speed, .rules, .home, .verbose,
    ],
    run: { call in
      let start = try call.integer("from", in: 0...Int.max) ?? 0
      let given = try call.speechOptions()
      let kit = try call.kit()
      let book = try await call.unlocked(
        call.file.lastPathComponent, given: call.filePassword()
      ) { password in
        try await kit.open(
          file: call.file, language: call.language(),
          options: OpenOptions(encoding: call.encoding(), password: password))
      }
      let session = try await begin(book, at: start, given, call, kit)
      do {
        try await untilInterrupted { try await follow(session, of: book) }
      } catch is CancellationError {
        let place = await session.current.position?.offset ?? start
        await session.stop()
        Terminal.note("Stopped. Continue with '--from \(place)'.")
        throw ExitCode.interrupted
      }
    })
}

/// Begins to read a book: by its recording, if it brings one and no voice is named.
private func begin(
  _ book: Book, at start: TextOffset, _ given: SpeechOptions, _ call: Invocation, _ kit: VorleserKit
) async throws -> PlaybackSession {
  if call.options["voice"] == nil, book.content.recording != nil {
    var options = given
    options.voice = await kit.usualVoice(for: book.metadata.language)
    do {
      return try await kit.playRecording(of: book, from: start, options)
    } catch let error as RecordingError {
      Terminal.note("A voice reads this book in place of its recording. \(error)")
    }
  }
  return try await kit.play(book, from: start, call.options(given, for: book, kit))
}

/// Waits until the book is read, and prints each chapter as it begins.
private func follow(_ session: PlaybackSession, of book: Book) async throws {
  var chapter: Int?
  for await update in await session.updates() {
    try Task.checkCancellation()
    if let position = update.position, position.chapter != chapter {
      chapter = position.chapter
      let title = book.spine[position.chapter].title?.asLine
      Terminal.note("Chapter \(position.chapter): \(title ?? "(no title)")")
    }
    switch update.state {
    case .finished: return
    case .failed(let reason): throw PlaybackFailure(description: reason)
    case .idle, .synthesising, .playing, .paused: continue
    }
  }
  try Task.checkCancellation()
}

/// A playback that stopped before the end; the text is a sentence for people.
struct PlaybackFailure: Error, CustomStringConvertible {
  var description: String
}
