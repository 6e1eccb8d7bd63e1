import Phonemes
import Synthesizer

/// Random words and marks for tests that must hold for any input.
struct RandomWords {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(state: seed) }

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

struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

func word(_ phonemes: String, space: Bool = true, at source: Range<Int> = 0..<1) -> PhonemeWord {
  PhonemeWord(text: phonemes, source: source, phonemes: phonemes, hasTrailingSpace: space)
}
