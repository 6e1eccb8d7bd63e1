import Phonemes
import Synthesizer
import Testing

struct WordTimingTests {
  @Test func wordsMeetInTheMiddleOfASpaceAndPausesStayBetweenThem() {
    // boundary a _ b , _ c boundary
    let words = [
      word("a", at: 0..<1), word("b", space: false, at: 2..<3), word(",", at: 3..<4),
      word("c", space: false, at: 5..<6),
    ]
    let timed = WordTiming.words(
      words, tokens: TokenSequence(words), durations: [4, 3, 2, 3, 5, 1, 2, 6])
    #expect(timed.map(\.source) == [0..<1, 2..<3, 5..<6])
    let units = timed.map {
      $0.samples.lowerBound / WordTiming.unit..<$0.samples.upperBound / WordTiming.unit
    }
    #expect(units == [4..<8, 8..<12, 18..<20])
  }

  @Test func latenessMovesEveryTimeAndNoneBelowTheBeginning() {
    let words = [word("a"), word("b", space: false)]
    let tokens = TokenSequence(words)
    let durations: [Float] = [2, 3, 2, 3, 6]
    let late = WordTiming.words(words, tokens: tokens, durations: durations)
    let exact = WordTiming.words(words, tokens: tokens, durations: durations, lateness: 1_000)
    for (one, other) in zip(late, exact) {
      #expect(other.samples.lowerBound == one.samples.lowerBound - 1_000)
      #expect(other.samples.upperBound == one.samples.upperBound - 1_000)
    }
    let first = WordTiming.words(words, tokens: tokens, durations: durations, lateness: 5_000)
    #expect(first.map(\.samples) == [0..<0, 0..<1_000])
  }

  @Test func aWordOfUnknownSymbolsStillHasATime() {
    let words = [word("a"), word("☃"), word("b", space: false)]
    let tokens = TokenSequence(words)
    let timed = WordTiming.words(
      words, tokens: tokens, durations: [Float](repeating: 2, count: tokens.ids.count))
    #expect(timed.count == 3)
    #expect(timed[1].samples.count <= WordTiming.unit)
  }

  @Test(arguments: 0..<60)
  func timesAscendWithoutOverlapAndCoverEveryWord(seed: UInt64) {
    var random = RandomWords(seed: seed)
    let words = random.next(count: 25)
    let tokens = TokenSequence(words)
    let durations = random.durations(count: tokens.ids.count)
    let timed = WordTiming.words(words, tokens: tokens, durations: durations)
    #expect(timed.map(\.source) == words.filter(WordTiming.isSpoken).map(\.source))
    for (one, next) in zip(timed, timed.dropFirst()) {
      #expect(one.samples.upperBound <= next.samples.lowerBound)
    }
    let end = Int(durations.reduce(0, +)) * WordTiming.unit
    #expect(timed.allSatisfy { (0...end).contains($0.samples.upperBound) })
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, -1, 1e30])
  func whatIsNoDurationIsNotCounted(value: Float) {
    #expect(WordTiming.sampleCount(of: [1, value, 2]) == nil)
    #expect(WordTiming.sampleCount(of: [1, 0.5, 2]) == 3 * WordTiming.unit)
  }
}
