import Phonemes
import Synthesizer
import Testing

struct SpeechPiecesTests {
  @Test func timesGoOnWhereTheLastPieceEnded() {
    var joined = SpeechPieces()
    let part = Speech(
      samples: [0, 0, 0, 0], words: [TimedWord(source: 0..<1, samples: 1..<3)])
    joined.append(part, of: .init(words: [word("a")], isTorn: false))
    joined.append(part, of: .init(words: [word("b")], isTorn: false))
    #expect(joined.speech.words.map(\.samples) == [1..<3, 5..<7])
    #expect(joined.speech.samples.count == 8)
  }

  @Test func aTornWordHasOneTime() {
    var joined = SpeechPieces()
    let part = Speech(
      samples: [0, 0, 0, 0], words: [TimedWord(source: 0..<9, samples: 1..<4)])
    joined.append(part, of: .init(words: [word("a")], isTorn: true))
    joined.append(part, of: .init(words: [word("b")], isTorn: false))
    #expect(joined.speech.words == [TimedWord(source: 0..<9, samples: 1..<8)])
  }

  @Test func aStopPausesLongerThanAComma() {
    let stop = SpeechPieces.pause(after: .init(words: [word(".")], isTorn: false))
    let comma = SpeechPieces.pause(after: .init(words: [word(",")], isTorn: false))
    let none = SpeechPieces.pause(after: .init(words: [word("a")], isTorn: false))
    let flap = SpeechPieces.pause(after: .init(words: [word("r.")], isTorn: false))
    #expect(stop > comma && comma > none && none == 0 && flap == 0)
  }
}
