import Phonemes
import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing

/// Reads letters and digits as words and the rest as marks.
private struct Letters: Phonemizer {
  func phonemes(of sentence: String) throws -> [PhonemeWord] {
    var words: [PhonemeWord] = []
    var offset = 0
    for character in sentence {
      let length = character.utf16.count
      defer { offset += length }
      guard character != " " else {
        if let last = words.indices.last { words[last].hasTrailingSpace = true }
        continue
      }
      let isWord = character.isLetter || character == "'"
      if isWord, let last = words.last, last.source.upperBound == offset,
        last.text.first?.isLetter == true
      {
        words[words.count - 1].text.append(character)
        words[words.count - 1].phonemes.append(character)
        words[words.count - 1].source = last.source.lowerBound..<offset + length
      } else {
        words.append(
          PhonemeWord(
            text: String(character), source: offset..<offset + length, phonemes: String(character),
            hasTrailingSpace: false))
      }
    }
    return words
  }
}

struct ChangedUtteranceTests {
  private func utterance(_ text: String, _ changes: [SpokenChange]) throws -> Utterance {
    try TextFrontEnd(phonemizer: Letters()).utterance(text, changes: changes) { $0 }
  }

  @Test func whatIsSaidInsteadHasThePlaceOfWhatIsWritten() throws {
    let said = try utterance(
      "see Xi go", [.init(range: 4..<6, spokenForm: .text("she there"))])
    #expect(said.words.map(\.text) == ["see", "she", "there", "go"])
    #expect(said.words.map(\.source) == [0..<3, 4..<6, 4..<6, 7..<9])
  }

  @Test func soundsTakeThePlaceOfAWord() throws {
    let said = try utterance("see Xi's go", [.init(range: 4..<6, spokenForm: .phonemes("ʃi"))])
    #expect(said.phonemes == "see ʃiz go")
    #expect(
      said.words.map(\.source) == [0..<3, 4..<8, 9..<11] || said.words[1].source.lowerBound == 4)
  }

  @Test func soundsStandForSignsToo() throws {
    let said = try utterance("a → b", [.init(range: 2..<3, spokenForm: .phonemes("tu"))])
    #expect(said.phonemes == "a tu b")
    #expect(said.words.map(\.source) == [0..<1, 2..<3, 4..<5])
  }

  @Test func whatIsSkippedIsNotSaid() throws {
    let said = try utterance("word one", [.init(range: 4..<8, spokenForm: .nothing)])
    #expect(said.words.map(\.source) == [0..<4])
  }

  /// Whatever is changed, words ascend and lie in the sentence.
  @Test func wordsAscendForAnyChanges() throws {
    var random = SeededGenerator(seed: 4)
    let letters = Array("ab c'é🙂.")
    for _ in 0..<1_000 {
      let text = String((0..<30).compactMap { _ in letters.randomElement(using: &random) })
      let count = text.utf16.count
      var changes: [SpokenChange] = []
      var place = 0
      while place < count - 2 {
        let low = Int.random(in: place...count - 1, using: &random)
        let high = min(low + Int.random(in: 1...4, using: &random), count)
        let readings: [SpokenChange.SpokenForm] = [.nothing, .text("x yz"), .phonemes("ɑ")]
        changes.append(
          SpokenChange(
            range: low..<high, spokenForm: readings.randomElement(using: &random) ?? .nothing))
        place = high
      }
      var last = 0
      for word in try utterance(text, changes).words {
        #expect(word.source.lowerBound >= last && word.source.upperBound <= count)
        last = word.source.lowerBound
      }
    }
  }
}
