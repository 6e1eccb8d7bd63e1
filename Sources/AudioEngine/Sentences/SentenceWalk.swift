import ReadAloud
import ReadingModel

/// Goes through the sentences of a book in both directions; holds one chapter at a time.
struct SentenceWalk {
  /// A sentence by its number.
  struct Place: Hashable, Sendable, Comparable {
    var chapter: Int
    var index: Int

    /// The place behind it in its chapter, be there a sentence or not.
    var next: Place { Place(chapter: chapter, index: index + 1) }

    static func < (a: Place, b: Place) -> Bool {
      (a.chapter, a.index) < (b.chapter, b.index)
    }
  }

  let source: any SentenceSource
  let chapters: [SpokenChapter]
  private var loaded: (chapter: Int, sentences: [SpokenSentence])?

  init(_ source: any SentenceSource) async throws {
    self.source = source
    chapters = try await source.chapters()
  }

  /// The sentence at a place, or `nil` where there is none.
  mutating func sentence(at place: Place) async throws -> SpokenSentence? {
    let sentences = try await sentences(inChapter: place.chapter)
    return sentences.indices.contains(place.index) ? sentences[place.index] : nil
  }

  /// The sentence at a place as it is to be spoken.
  mutating func preparedSentence(at place: Place) async throws -> SpokenSentence? {
    try await sentence(at: place).map(source.prepared)
  }

  /// Whether no sentence of its chapter follows.
  mutating func endsChapter(_ place: Place) async throws -> Bool {
    try await sentences(inChapter: place.chapter).count == place.index + 1
  }

  /// The sentence that holds an offset, or else the first one after it.
  mutating func place(at offset: TextOffset) async throws -> Place? {
    guard let chapter = chapters.firstIndex(where: { $0.range.upperBound > offset }) else {
      return nil
    }
    let sentences = try await sentences(inChapter: chapter)
    guard let index = sentences.firstIndex(where: { $0.range.upperBound > offset }) else {
      return try await firstPlace(fromChapter: chapter + 1)
    }
    return Place(chapter: chapter, index: index)
  }

  /// The first sentence of a chapter or of the next one that has any.
  mutating func firstPlace(fromChapter start: Int) async throws -> Place? {
    for chapter in chapters.indices.dropFirst(max(start, 0)) {
      if try await !sentences(inChapter: chapter).isEmpty {
        return Place(chapter: chapter, index: 0)
      }
    }
    return nil
  }

  /// The last sentence of a chapter or of the one before it that has any.
  mutating func lastPlace(upToChapter end: Int) async throws -> Place? {
    for chapter in chapters.indices.prefix(end + 1).reversed() {
      let count = try await sentences(inChapter: chapter).count
      if count > 0 { return Place(chapter: chapter, index: count - 1) }
    }
    return nil
  }

  mutating func place(after place: Place) async throws -> Place? {
    guard try await endsChapter(place) else {
      return place.next
    }
    return try await firstPlace(fromChapter: place.chapter + 1)
  }

  mutating func place(before place: Place) async throws -> Place? {
    guard place.index == 0 else { return Place(chapter: place.chapter, index: place.index - 1) }
    return try await lastPlace(upToChapter: place.chapter - 1)
  }

  /// Lets the chapter go until it is needed again.
  mutating func releaseText() { loaded = nil }

  /// Whether it holds a chapter.
  var holdsText: Bool { loaded != nil }

  private mutating func sentences(inChapter chapter: Int) async throws -> [SpokenSentence] {
    if let loaded, loaded.chapter == chapter { return loaded.sentences }
    let sentences = try await source.sentences(inChapter: chapter)
    loaded = (chapter, sentences)
    return sentences
  }
}
