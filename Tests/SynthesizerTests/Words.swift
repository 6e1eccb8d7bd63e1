import Phonemes
import Synthesizer
import TestSupport

/// Random words and marks for tests that must hold for any input.
struct RandomWords {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(count: Int) -> [PhonemeWord] {
    var offset = 0
    return (0..<count).map { _ in
      let isMark = Int.random(in: 0..<5, using: &generator) == 0
      let length = Int.random(in: 1...9, using: &generator)
      let phonemes =
        isMark
        ? [",", ".", ";", "?", "…"].randomElement(using: &generator) ?? "."
        : String((0..<length).map { _ in "aəkltsˈnm☃".randomElement(using: &generator) ?? "a" })
      defer { offset += length + 1 }
      return PhonemeWord(
        text: phonemes, source: offset..<offset + length, phonemes: phonemes,
        hasTrailingSpace: Bool.random(using: &generator))
    }
  }

  mutating func durations(count: Int) -> [Float] {
    (0..<count).map { _ in Float(Int.random(in: 1...9, using: &generator)) }
  }
}

func word(_ phonemes: String, space: Bool = true, at source: Range<Int> = 0..<1) -> PhonemeWord {
  PhonemeWord(text: phonemes, source: source, phonemes: phonemes, hasTrailingSpace: space)
}
