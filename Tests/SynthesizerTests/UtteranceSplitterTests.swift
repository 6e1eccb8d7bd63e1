import Phonemes
import Synthesizer
import Testing

struct UtteranceSplitterTests {
  @Test func whatFitsStaysWhole() {
    let words = [word("aaaa"), word("bbbb", space: false), word(".")]
    #expect(UtteranceSplitter(limit: 20).pieces(of: words).map(\.words) == [words])
    #expect(UtteranceSplitter(limit: 20).pieces(of: []).isEmpty)
  }

  @Test func aStopIsBetterThanACommaAndACommaBetterThanASpace() {
    let long = Utterance(phonemes: "aaa bbb, ccc ddd eee. fff ggg hhh, iii jjj").words
    let pieces = UtteranceSplitter(limit: 30).pieces(of: long)
    #expect(pieces.map { $0.words.last?.phonemes } == [".", "jjj"])
    let comma = Utterance(phonemes: "aaa bbb ccc, ddd eee fff ggg").words
    #expect(
      UtteranceSplitter(limit: 20).pieces(of: comma).map { $0.words.last?.phonemes } == [
        ",", "ggg",
      ])
  }

  @Test func aWordThatIsTooLongIsTornAndSaysSo() {
    let giant = word(String(repeating: "a", count: 50), space: false, at: 3..<9)
    let pieces = UtteranceSplitter(limit: 20).pieces(of: [word("b"), giant])
    #expect(pieces.flatMap(\.words).map(\.phonemes).joined() == "b" + giant.phonemes)
    #expect(pieces.map(\.isTorn).last == false)
    #expect(pieces.filter(\.isTorn).count == 2)
  }

  @Test(arguments: 0..<60)
  func nothingIsLostAndNothingIsTooLong(seed: UInt64) {
    var random = RandomWords(seed: seed)
    let words = random.next(count: 200)
    for limit in [12, 40, 200, 510] {
      let pieces = UtteranceSplitter(limit: limit).pieces(of: words)
      #expect(pieces.flatMap(\.words) == words)
      #expect(pieces.allSatisfy { TokenSequence($0.words).symbolCount <= limit })
      #expect(pieces.allSatisfy { !$0.words.isEmpty })
    }
  }
}
