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

  /// All sentences of a book in order.
  ///
  /// A chapter is read when the sentences before it were taken.
  ///
  /// - Parameter book: The book.
  /// - Returns: A sequence that throws when the book's file can no longer be read.
  public func sentences(of book: Book) -> AsyncThrowingStream<PlacedSentence, any Error> {
    let reader = SentenceReader(self, book)
    return AsyncThrowingStream(unfolding: { try await reader.next() })
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

/// Reads the sentences of a book as they are asked for.
private actor SentenceReader {
  private let kit: VorleserKit
  private let book: Book
  /// The chapter that is read next.
  private var chapter = 0
  private var waiting: ArraySlice<PlacedSentence> = []

  init(_ kit: VorleserKit, _ book: Book) {
    self.kit = kit
    self.book = book
  }

  func next() async throws -> PlacedSentence? {
    while waiting.isEmpty {
      guard book.spine.indices.contains(chapter) else { return nil }
      try Task.checkCancellation()
      let index = chapter
      chapter += 1
      let sentences = try await kit.sentences(ofChapter: index, in: book)
      waiting += sentences
    }
    return waiting.popFirst()
  }
}
