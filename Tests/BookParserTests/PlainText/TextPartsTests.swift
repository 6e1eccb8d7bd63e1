import TestSupport
import Testing

@testable import BookParser

/// The parts of a text keep what was put into them, though their titles are one block of memory.
struct TextPartsTests {
  private static func parts(_ count: Int, seed: UInt64) -> [TextLayout.Part] {
    var generator = SeededGenerator(seed: seed)
    // No offset fits into 32 bits.
    var place = 5 << 32
    return (0..<count).map { number in
      let lower = place
      place += Int.random(in: 0...3, using: &generator)
      let title = ["", "Chapter \(number)", "第\(number)章 灯火", "🌊 é"].randomElement(
        using: &generator)
      return TextLayout.Part(
        range: lower..<place, title: title ?? "", level: number % 3, hasHeading: number % 2 == 0,
        isLinear: number % 5 > 0)
    }
  }

  @Test(arguments: 1...5)
  func everyPartIsWhatWasAdded(seed: UInt64) {
    let parts = Self.parts(300, seed: seed)
    let kept = TextParts(parts)
    #expect(kept.count == parts.count && kept.startIndex == 0)
    for (index, part) in parts.enumerated() {
      #expect(kept[index].range == part.range && kept.range(of: index) == part.range)
      #expect(kept[index].title == part.title && kept[index].level == part.level)
      #expect(kept[index].hasHeading == part.hasHeading && kept[index].isLinear == part.isLinear)
    }
  }

  @Test(arguments: 1...5)
  func thePartOfAByteIsTheLastThatBeginsAtOrBeforeIt(seed: UInt64) {
    let parts = Self.parts(60, seed: seed)
    let kept = TextParts(parts)
    let start = parts[0].range.lowerBound
    for byte in start - 2...parts[59].range.upperBound + 2 {
      let linear = parts.lastIndex { $0.range.lowerBound <= byte } ?? 0
      #expect(kept.index(at: byte) == linear, "\(byte - start)")
    }
    #expect(TextParts().index(at: 7) == 0)
  }
}
