import ReadAloud
public import ReadingModel

extension VorleserKit {
  /// The places of a book's chapters in its text.
  ///
  /// - Parameter book: The book; one without measured lengths is read once.
  /// - Returns: The chapters' places.
  /// - Throws: When the book's file can no longer be read.
  public func chapterPlaces(of book: Book) async throws -> ChapterPlaces {
    ChapterPlaces(lengths: try await book.chapterLengths())
  }

  /// The sentences of one chapter.
  ///
  /// - Parameters:
  ///   - index: Index in the book's spine.
  ///   - book: The book.
  /// - Returns: Sentences in order; none for an index without a chapter.
  /// - Throws: When the book's file can no longer be read.
  public func sentences(ofChapter index: Int, in book: Book) async throws -> [PlacedSentence] {
    guard let range = try await chapterPlaces(of: book).range(ofChapter: index) else { return [] }
    return try await chapters.sentences(ofChapter: index, of: book).map {
      PlacedSentence($0, chapter: index, from: range.lowerBound)
    }
  }

  /// All sentences of a book in order, a chapter at a time.
  ///
  /// - Parameter book: The book.
  /// - Returns: A sequence that throws when the book's file can no longer be read.
  public func sentences(of book: Book) -> AsyncThrowingStream<PlacedSentence, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for index in book.spine.indices {
            try Task.checkCancellation()
            for sentence in try await sentences(ofChapter: index, in: book) {
              continuation.yield(sentence)
            }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The sentence that holds an offset.
  ///
  /// - Parameters:
  ///   - offset: A book offset.
  ///   - book: The book.
  /// - Returns: The sentence; between two sentences the next one of the chapter. `nil` after the
  ///   chapter's last sentence, and outside of the book.
  /// - Throws: When the book's file can no longer be read.
  public func sentence(at offset: TextOffset, in book: Book) async throws -> PlacedSentence? {
    guard let place = try await chapterPlaces(of: book).place(of: offset) else { return nil }
    return try await sentences(ofChapter: place.chapter, in: book).first {
      $0.range.upperBound > offset
    }
  }
}
