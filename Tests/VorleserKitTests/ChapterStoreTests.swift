import BookParser
import ReadAloud
import ReadingModel
import Storage
import Synchronization
import Testing
import TextSearch

@testable import VorleserKit

@Suite(.timeLimit(.minutes(10)))
struct ChapterStoreTests {
  private struct Refusal: Error {}

  /// Chapters of so many letters each; counts how often each is read.
  private final class CountedContent: BookContent {
    let lengths: [Int]
    let reads = Mutex<[Int]>([])
    /// Whether the next read fails.
    let isBroken = Mutex(false)

    init(_ lengths: [Int]) { self.lengths = lengths }

    func chapter(at index: Int) async throws -> Chapter {
      reads.withLock { $0.append(index) }
      await Task.yield()
      if isBroken.withLock({ $0 }) { throw Refusal() }
      let text = "It is here. ".cycled(lengths[index])
      var chapter = Chapter(
        index: index, title: nil, text: text, html: "<p id=\"a\">\(text)</p>",
        blocks: [Block(.paragraph, 0..<text.utf16.count)])
      chapter.anchors = ["a": 0]
      return chapter
    }

    func resource(at path: String) async throws -> Resource? { nil }
    func chapterLengths() async throws -> [Int] { lengths }
  }

  private func book(_ lengths: [Int]) -> (Book, CountedContent) {
    let content = CountedContent(lengths)
    let book = Book(
      fingerprint: Fingerprint(format: .plainText, sha256: "counted", byteCount: 1),
      metadata: Metadata(title: "Counted"), contents: [],
      spine: lengths.map { _ in SpineItem(path: "") }, findings: [], content: content)
    return (book, content)
  }

  @Test func theSentencesOfAChapterThatWasReadElsewhereAreFoundWithoutParsing() async throws {
    let (book, content) = book([500])
    let store = ChapterStore()
    let chapter = try await book.content.chapter(at: 0)
    let sentences = await store.sentences(of: chapter, in: book)
    #expect(sentences.count > 10 && store.readCount == 0 && content.reads.withLock { $0 } == [0])
    #expect(try await store.sentences(ofChapter: 0, of: book) == sentences)
    #expect(await store.sentences(of: chapter, in: book) == sentences && store.readCount == 1)
  }

  @Test func aChapterThatIsOpenedSearchedSpokenAndMarkedAtOnceIsParsedOnce() async throws {
    let (book, content) = book([500])
    let store = ChapterStore()
    let search = try BookSearch(SearchQuery("here"), texts: store)
    let spoken = BookSentences(book, rules: .none, chapters: store)
    let outline = BookOutline(
      chapters: [.init(title: nil, start: 0, length: 500, isLinear: true)], contents: [],
      findings: [])
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { try await store.chapter(0, of: book).markup.isEmpty == false }
        group.addTask { try await store.sentences(ofChapter: 0, of: book).count > 10 }
        group.addTask { try await store.anchors(ofChapter: 0, of: book) == ["a": 0] }
        group.addTask { try await spoken.sentences(inChapter: 0).count > 10 }
        group.addTask { try await store.passing(0, of: book).blocks.count == 1 }
        group.addTask {
          try await search.run(in: book, starts: [0], limit: 5) { _ in }.count > 10
        }
        group.addTask {
          try await BookText(book: book, outline: outline, chapters: store)
            .quote(of: 0..<5).0.exact == "It is"
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    #expect(content.reads.withLock { $0 } == [0] && store.readCount == 1)
  }

  @Test func textAndAnchorsOfAChapterThatWasPassedByAreKept() async throws {
    let (book, content) = book([100])
    let store = ChapterStore()
    #expect(try await store.text(ofChapter: 0, of: book).count == 100)
    _ = try await store.text(ofChapter: 0, of: book)
    _ = try await store.anchors(ofChapter: 0, of: book)
    #expect(content.reads.withLock { $0 } == [0])
    _ = try await store.chapter(0, of: book)
    _ = try await store.chapter(0, of: book)
    #expect(content.reads.withLock { $0 } == [0, 0])
  }

  @Test func theLeastRecentlyReadGoFirst() async throws {
    // Text and markup of a chapter take some 20 kB; five have room.
    let (book, content) = book(Array(repeating: 10_000, count: 12))
    let store = ChapterStore(byteLimit: 120_000)
    for index in 0..<5 { _ = try await store.chapter(index, of: book) }
    _ = try await store.chapter(0, of: book)
    #expect(content.reads.withLock { $0 } == [0, 1, 2, 3, 4])
    _ = try await store.chapter(5, of: book)
    #expect(store.byteCount <= 120_000)
    _ = try await store.chapter(0, of: book)
    #expect(content.reads.withLock { $0 } == [0, 1, 2, 3, 4, 5])
    _ = try await store.chapter(1, of: book)
    #expect(content.reads.withLock { $0 } == [0, 1, 2, 3, 4, 5, 1])
  }

  @Test func whatIsTooLargeIsNotKeptAndDisplacesNothing() async throws {
    let (book, content) = book([100, 200_000])
    let store = ChapterStore(byteLimit: 120_000)
    _ = try await store.chapter(0, of: book)
    for _ in 0..<2 { _ = try await store.chapter(1, of: book) }
    _ = try await store.chapter(0, of: book)
    #expect(content.reads.withLock { $0 } == [0, 1, 1])
  }

  @Test func emptyChaptersCountToo() async throws {
    let (book, _) = book(Array(repeating: 0, count: 200))
    let store = ChapterStore(byteLimit: 100 << 10)
    for index in 0..<200 { _ = try await store.chapter(index, of: book) }
    #expect(store.byteCount <= 100 << 10 && store.readCount == 200)
  }

  @Test func whatFailedIsTriedAgain() async throws {
    let (book, content) = book([10])
    let store = ChapterStore()
    content.isBroken.withLock { $0 = true }
    await #expect(throws: Refusal.self) { try await store.chapter(0, of: book) }
    content.isBroken.withLock { $0 = false }
    #expect(try await store.text(ofChapter: 0, of: book).count == 10)
  }

  @Test func whoGivesUpSpoilsItForNobody() async throws {
    let (book, content) = book([10])
    let store = ChapterStore()
    let first = Task { try await store.chapter(0, of: book) }
    first.cancel()
    _ = try await first.value
    _ = try await store.chapter(0, of: book)
    #expect(content.reads.withLock { $0 } == [0])
  }

  @Test func sentencesAndPlacesLeadThereAndBack() async throws {
    let places = ChapterPlaces(lengths: [5, 0, 7, 0])
    #expect(places.starts == [0, 5, 5, 12] && places.length == 12)
    for offset in 0...12 {
      let place = try #require(places.place(of: offset))
      #expect(places.offset(of: place) == offset)
    }
    #expect(places.place(of: 5) == ChapterPlace(chapter: 2, offset: 0))
    #expect(places.place(of: 12) == ChapterPlace(chapter: 2, offset: 7))
    #expect(places.place(of: 13) == nil && places.place(of: -1) == nil)
    #expect(places.offset(of: ChapterPlace(chapter: 0, offset: 6)) == nil)
    #expect(places.offset(of: ChapterPlace(chapter: 4, offset: 0)) == nil)
  }
}

extension String {
  /// The text again and again, cut at a length.
  fileprivate func cycled(_ length: Int) -> String {
    let repeated = String(repeating: self, count: length / count + 1)
    return String(repeated.prefix(length))
  }
}
