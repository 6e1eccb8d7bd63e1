import ReadingModel
import Synchronization
import Testing

@testable import ReadAloud

@Suite(.timeLimit(.minutes(10)))
struct SentenceCacheTests {
  private struct Refusal: Error {}

  private let cache = SentenceCache()
  private let count = Box()

  private final class Box: Sendable {
    let made = Mutex<[Int]>([])
  }

  /// A chapter of one sentence of some length.
  private func ask(_ chapter: Int, length: Int = 10) async throws -> [SpokenSentence] {
    try await cache.sentences(SentenceCache.Key(book: "b", chapter: chapter)) { [count] in
      count.made.withLock { $0.append(chapter) }
      await Task.yield()
      return [SpokenSentence(chapter: chapter, range: 0..<length, text: "")]
    }
  }

  private var made: [Int] { count.made.withLock { $0 } }

  @Test func whoAsksAtOnceSharesOneAnswer() async throws {
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<20 { group.addTask { try await ask(3).first?.chapter } }
      for try await chapter in group { #expect(chapter == 3) }
    }
    #expect(made == [3])
  }

  @Test func theLeastRecentlyReadGoFirst() async throws {
    let third = SentenceCache.unitLimit / 3
    for chapter in 0..<3 { _ = try await ask(chapter, length: third) }
    _ = try await ask(0, length: third)
    _ = try await ask(3, length: third)
    #expect(made == [0, 1, 2, 3])
    _ = try await ask(0, length: third)
    #expect(made == [0, 1, 2, 3])
    _ = try await ask(1, length: third)
    #expect(made == [0, 1, 2, 3, 1])
  }

  @Test func whatIsTooLargeIsNotKeptAndDisplacesNothing() async throws {
    _ = try await ask(1)
    for _ in 0..<2 { _ = try await ask(5, length: SentenceCache.unitLimit + 1) }
    _ = try await ask(1)
    #expect(made == [1, 5, 5])
  }

  @Test func ofShortChaptersSomeAreKept() async throws {
    for chapter in 0..<200 { _ = try await ask(chapter, length: 0) }
    _ = try await ask(150)
    #expect(made.count == 200)
    _ = try await ask(50)
    #expect(made.count == 201)
  }

  @Test func whatFailedIsTriedAgain() async throws {
    let key = SentenceCache.Key(book: "b", chapter: 7)
    await #expect(throws: Refusal.self) { try await cache.sentences(key) { throw Refusal() } }
    #expect(try await ask(7).count == 1)
  }

  @Test func whoGivesUpSpoilsItForNobody() async throws {
    let first = Task { try await ask(9) }
    first.cancel()
    _ = try await first.value
    #expect(try await ask(9).count == 1 && made == [9])
  }
}
