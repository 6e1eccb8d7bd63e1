import AudioEngine
import Foundation
import Publishing
import ReadAloud
public import ReadingModel
public import Storage

/// Recordings in files of their own that people add to books.
extension Audiobooks {
  /// Whether this machine can read recordings: the program `ffmpeg` decodes them.
  public static var readsRecordings: Bool { FFmpeg() != nil }

  /// Asks for a recording to be laid beside the text of a book, so that it is played as an audiobook of it.
  ///
  /// It waits for its turn among the audiobooks. A voice speaks the text first, behind all listeners, and the recording is
  /// compared with it.
  ///
  /// - Parameters:
  ///   - files: The files of the recording, in the order of the text.
  ///   - reader: Who reads; empty if nobody says.
  ///   - id: The number of the book.
  ///   - person: Whose it is; what their rules skip is not looked for.
  /// - Returns: The audiobook.
  /// - Throws: `RecordingError` with the name of the file, when one can't be decoded; ``LibraryError``;
  ///   ``AudiobookError/tooMany``.
  public func add(
    _ files: [IncomingFile], readBy reader: String = "", to id: Int,
    for person: PersonID = .owner
  ) async throws -> Audiobook {
    let book = try await library.book(id, for: person)
    guard all.count(where: { $0.person == person }) < AudiobookError.limit else {
      throw AudiobookError.tooMany
    }
    let places = files.map(\.url)
    let names = files.map(\.name)
    try await Self.naming(places, names) { _ = try await RecordingFile.checked(places) }
    let voice = await library.kit.fastestVoice(for: book.metadata.language)
    let audiobook = Audiobook(
      book: book, voice: voice, format: .epub, level: .sentence,
      recording: AddedRecording(files: names, reader: reader), for: person)
    do {
      try await stored {
        // The description comes first: a folder without one would stay for ever.
        try folder.store(audiobook)
        try folder.takeRecording(places, of: audiobook)
      }
    } catch {
      try? folder.remove(audiobook.id)
      throw error
    }
    append(audiobook)
    return audiobook
  }

  /// Lays a recording beside the text of its book.
  func align(
    _ audiobook: Audiobook, _ recording: AddedRecording
  ) async throws -> MadeAudiobook {
    let (known, book, options) = try await prepare(audiobook)
    let id = audiobook.id
    let files = folder.recordingFiles(audiobook)
    let report = try await Self.naming(files, recording.files) {
      try await library.kit.align(
        book, with: files, readBy: recording.reader, to: folder.file(audiobook), options,
        timings: folder.clips(id), isPatient: true
      ) { progress in
        Task {
          await self.show(progress.share, seconds: 0, left: progress.wholeTimeLeft, of: id)
        }
      }
    }
    let problem = await place(audiobook, of: book, isPrivate: known.owner != nil)
    return MadeAudiobook(
      seconds: report.seconds, skippedCount: report.sentenceCount - report.alignedCount,
      rules: options.rules.key, problem: problem)
  }

  /// Does work on files whose errors name them as the person knows them.
  private static func naming<Value>(
    _ files: [URL], _ names: [String], _ work: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await work()
    } catch let error as RecordingError {
      throw error.named { path in
        files.firstIndex { $0.path == path }.map { names[$0] } ?? path
      }
    }
  }
}
