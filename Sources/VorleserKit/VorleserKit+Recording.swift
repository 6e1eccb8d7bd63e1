public import ReadAloud
public import ReadingModel

extension VorleserKit {
  /// The recording of a chapter that the book's file brings, as a person hears it.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  ///   - rules: The kinds of text that are skipped; nothing else of them changes a recording.
  /// - Returns: `nil` if nothing of the chapter was recorded.
  /// - Throws: `NoSuchChapter`; when the book's file can no longer be read.
  public func recording(
    ofChapter index: Int, of book: Book, rules: KeyedSpeechRules = .none
  ) async throws -> HeardRecording? {
    guard let recording = try await book.content.recording(ofChapter: index) else { return nil }
    let chapter = try await chapters.chapter(index, of: book)
    return HeardRecording(
      recording, of: chapter, sentences: await chapters.sentences(of: chapter, in: book),
      skipping: rules.rules.skipped, names: [book.title] + book.metadata.creators)
  }
}
