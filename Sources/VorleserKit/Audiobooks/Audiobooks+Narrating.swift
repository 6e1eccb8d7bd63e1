import AudioEngine
import Publishing
import ReadAloud
import ReadingModel

/// What is told of an audiobook once its file is there.
struct MadeAudiobook {
  var seconds: Double
  var skippedCount: Int
  /// The key of the rules by which it was read.
  var rules: String
  /// Why it could not be put into the folder of audiobooks.
  var problem: String?
}

/// The reading of audiobooks.
extension Audiobooks {
  /// Reads a book to its file, with what playing it beside the text takes.
  func narrate(_ audiobook: Audiobook) async throws -> MadeAudiobook {
    let (known, book, options) = try await prepare(audiobook)
    let id = audiobook.id
    let report = try await library.kit.narrate(
      book, to: folder.file(audiobook), as: audiobook.format, options,
      marking: audiobook.level ?? .sentence, timings: folder.clips(id), isPatient: true
    ) { progress in
      let seconds = progress.audio / .seconds(1)
      Task {
        await self.show(progress.fraction, seconds: seconds, left: progress.timeLeft, of: id)
      }
    }
    let problem = await place(audiobook, of: book, isPrivate: known.owner != nil)
    return MadeAudiobook(
      seconds: report.duration / .seconds(1), skippedCount: report.skippedCount,
      rules: options.rules.key, problem: problem)
  }

  /// Opens the book of an audiobook, and keeps which texts are read.
  func prepare(
    _ audiobook: Audiobook
  ) async throws -> (known: LibraryBook, book: Book, options: SpeechOptions) {
    let known = try await library.book(audiobook.book, for: audiobook.person)
    _ = try await library.outline(of: known.id)
    let book = try await library.open(known.id)
    var options = SpeechOptions()
    options.voice = audiobook.voice
    options.rules = try await library.speechRules(of: known.id, for: audiobook.person)
    let chapters = library.kit.chapters
    let texts = try await AudiobookTexts(count: book.spine.count) { index in
      try await chapters.chapter(index, of: book).text
    }
    try await stored { try folder.store(texts, of: audiobook.id) }
    return (known, book, options)
  }
}
