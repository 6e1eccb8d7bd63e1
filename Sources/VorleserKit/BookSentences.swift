public import AudioEngine
import BookParser
public import ReadingModel
import SpokenText

/// A book as the sentences that are read aloud.
public struct BookSentences: SentenceSource {
  /// Changes whenever the same text may be split otherwise.
  private static let revision = 1

  private let book: Book
  private let cache: SentenceCache?

  /// Makes the list of a book's sentences.
  ///
  /// - Parameter book: The book.
  public init(_ book: Book) {
    self.init(book, cache: nil)
  }

  /// Makes a list that shares what it has split with others.
  init(_ book: Book, cache: SentenceCache?) {
    self.book = book
    self.cache = cache
  }

  /// The book's fingerprint and the versions of the parser and of the rules that split its text.
  public var identity: String {
    "\(book.fingerprint)/text-\(BookParser.revision)/sentences-\(Self.revision)"
  }

  /// The chapters with their places in the book.
  ///
  /// - Returns: All spine items in order, also those without text.
  /// - Throws: When the book can no longer be read.
  public func chapters() async throws -> [SpokenChapter] {
    var start = 0
    return zip(book.spine, try await book.content.chapterLengths()).map { item, length in
      defer { start += length }
      return SpokenChapter(title: item.title, range: start..<start + length)
    }
  }

  /// The sentences of one chapter.
  ///
  /// - Parameter index: Index in ``chapters()``.
  /// - Returns: Its sentences in order.
  /// - Throws: When the book can no longer be read.
  public func sentences(inChapter index: Int) async throws -> [SpokenSentence] {
    guard let cache else { return try await split(chapter: index) }
    let key = SentenceCache.Key(book: identity, chapter: index)
    return try await cache.sentences(key) { try await split(chapter: index) }
  }

  private func split(chapter index: Int) async throws -> [SpokenSentence] {
    let lengths = try await book.content.chapterLengths()
    let start = lengths.prefix(index).reduce(0, +)
    let chapter = try await book.content.chapter(at: index)
    return VorleserKit.sentences(of: chapter, in: book)
      .spoken(in: chapter.text, chapter: index, from: start)
  }
}

/// A text that is no book, as the sentences that are read aloud.
struct TextSentences: SentenceSource {
  let text: String
  let language: String

  var identity: String { "text:\(text)" }

  func chapters() -> [SpokenChapter] {
    [SpokenChapter(title: nil, range: 0..<text.utf16.count)]
  }

  func sentences(inChapter index: Int) -> [SpokenSentence] {
    VorleserKit.sentences(in: text, language: language).spoken(in: text, chapter: index, from: 0)
  }
}

extension [Sentence] {
  /// The sentences with their texts, at their places in the book.
  fileprivate func spoken(
    in text: String, chapter: Int, from start: TextOffset
  ) -> [SpokenSentence] {
    let units = Array<UInt16>(text.utf16)
    return map { sentence in
      SpokenSentence(
        chapter: chapter,
        range: start + sentence.range.lowerBound..<start + sentence.range.upperBound,
        text: String(decoding: units[sentence.range], as: UTF16.self), block: sentence.block,
        endsBlock: sentence.endsBlock, language: sentence.language)
    }
  }
}
