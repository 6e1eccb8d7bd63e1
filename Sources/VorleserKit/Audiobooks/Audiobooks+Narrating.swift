import AudioEngine
import Publishing
import ReadAloud
import ReadingModel

/// The reading of audiobooks.
extension Audiobooks {
  /// Reads a book to its file, with what playing it beside the text takes.
  func narrate(
    _ audiobook: Audiobook
  ) async throws -> (report: NarrationReport, rules: String, problem: String?) {
    let known = try await library.book(audiobook.book, for: audiobook.person)
    _ = try await library.outline(of: known.id)
    let book = try await library.open(known.id)
    var options = SpeechOptions()
    options.voice = audiobook.voice
    options.rules = try await library.speechRules(of: known.id, for: audiobook.person)
    let id = audiobook.id
    let chapters = library.kit.chapters
    let texts = try await AudiobookTexts(count: book.spine.count) { index in
      try await chapters.chapter(index, of: book).text
    }
    try folder.store(texts, of: id)
    let report = try await library.kit.narrate(
      book, to: folder.file(audiobook), as: audiobook.format, options,
      marking: audiobook.level ?? .sentence, timings: folder.clips(id), isPatient: true
    ) { progress in
      Task { await self.show(progress, of: id) }
    }
    let problem = await place(audiobook, of: book, isPrivate: known.owner != nil)
    return (report, options.rules.key, problem)
  }
}
