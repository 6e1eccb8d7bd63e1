import TestSupport
import Testing

@testable import TextSearch

/// Which places of a passage are shown.
struct PassageHitsTests {
  /// The number of different phrases near before a place, as it is defined.
  private static func defined(_ places: [(range: Range<Int>, phrase: Int)]) -> [Int] {
    places.indices.map { index in
      let begin = places[index].range.lowerBound - PassageHits.nearness
      return Set(places[...index].filter { $0.range.lowerBound >= begin }.map(\.phrase)).count
    }
  }

  @Test func `random places have the scores of the definition`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let step = [1, 40, 400].randomElement(using: &random) ?? 1
      let phraseCount = Int.random(in: 1...8, using: &random)
      var start = 0
      let places = (0..<150).map { _ in
        start += Int.random(in: 0...step, using: &random)
        let phrase = Int.random(in: 0..<phraseCount, using: &random)
        return (range: start..<(start + 3), phrase: phrase)
      }
      #expect(PassageHits.scores(of: places, phraseCount: phraseCount) == Self.defined(places))
    }
  }

  @Test func `the place with the most phrases is shown first`() throws {
    let gap = String(repeating: "calm sea ", count: 200)
    let text = Array("a whale \(gap)a boat and a whale \(gap)a boat".utf16)
    var hits = PassageHits()
    let found = try hits.best(
      try LibraryQuery("whale boat").phrases, in: text, length: text.count, at: 0, limit: 1)
    #expect(found.map(\.text) == ["whale"])
    #expect(found.first?.range.lowerBound == "a whale \(gap)a boat and a ".utf16.count)
  }

  @Test func `phrases that fit every word of a passage take no minutes`() throws {
    let text = Array(String(repeating: "a ", count: 32_768).utf16)
    let phrases = (0..<16).map { LibraryQuery.Phrase(tokens: ["a"], isPrefix: $0 % 2 == 0) }
    var hits = PassageHits()
    let (time, found) = try processorTime {
      try hits.best(phrases, in: text, length: text.count, at: 0, limit: 3)
    }
    #expect(found.count == 3)
    // With a look at all places around each it takes minutes.
    #expect(time < .seconds(30))
  }

  @Test func `a search that nobody waits for any more ends`() async {
    let text = Array(String(repeating: "a ", count: 4096).utf16)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var hits = PassageHits()
      let phrase = LibraryQuery.Phrase(tokens: ["a"], isPrefix: false)
      return try hits.best([phrase], in: text, length: text.count, at: 0, limit: 3)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
