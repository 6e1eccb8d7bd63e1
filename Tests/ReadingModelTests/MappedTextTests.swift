import ReadingModel
import Testing

/// "It cost $5 at 9 A.M.," as spoken; the money and the time are replaced.
private let sample = MappedText(
  text: "cost five dollars now",
  spans: [
    .init(made: 0..<5, source: 10..<15, isCopy: true),
    .init(made: 5..<17, source: 15..<17, isCopy: false),
    .init(made: 17..<21, source: 17..<21, isCopy: true),
  ])

struct MappedTextTests {
  @Test func aCopyIsExact() {
    #expect(sample.source(of: 1..<3) == 11..<13)
  }

  @Test func anyPartOfAReplacementIsMadeFromAllOfItsSource() {
    #expect(sample.source(of: 6..<8) == 15..<17)
    #expect(sample.source(of: 5..<17) == 15..<17)
  }

  @Test func aRangeOverSeveralSpansCoversThemAll() {
    #expect(sample.source(of: 3..<6) == 13..<17)
    #expect(sample.source(of: 16..<18) == 15..<18)
    #expect(sample.source(of: 0..<21) == 10..<21)
  }

  @Test func anEmptyRangeStandsAtOnePlace() {
    #expect(sample.source(of: 2..<2) == 12..<12)
    #expect(sample.source(of: 9..<9) == 15..<15)
    #expect(sample.source(of: 0..<0) == 10..<10)
  }

  @Test func whatLiesOutsideStandsAtTheEnd() {
    #expect(sample.source(of: 30..<33) == 21..<21)
    #expect(MappedText(text: "", spans: []).source(of: 3..<4) == 0..<0)
  }

  @Test func anUnchangedTextIsItsOwnSource() {
    let text = MappedText(unchanged: "naïve 😀")
    for low in 0...8 {
      for high in low...8 { #expect(text.source(of: low..<high) == low..<high) }
    }
  }

  @Test func theSourceOfALargerRangeIsNotSmaller() {
    for low in 0..<21 {
      for high in (low + 1)...21 {
        let inner = sample.source(of: low..<high)
        let outer = sample.source(of: max(low - 1, 0)..<min(high + 1, 21))
        #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound)
      }
    }
  }

  @Test func manySpansAreFoundAsALinearSearchFindsThem() {
    var spans: [MappedText.Span] = []
    var made = 0
    for index in 0..<300 {
      let length = index % 4
      spans.append(
        .init(made: made..<(made + length), source: (index * 3)..<(index * 3 + 2), isCopy: false))
      made += length
    }
    let text = MappedText(text: String(repeating: "x", count: made), spans: spans)
    for low in stride(from: 0, to: made - 7, by: 3) {
      let touched = spans.filter { $0.made.overlaps(low..<(low + 7)) }
      let expected =
        (touched.first?.source.lowerBound ?? 0)..<(touched.last?.source.upperBound ?? 0)
      #expect(text.source(of: low..<(low + 7)) == expected)
    }
  }
}
