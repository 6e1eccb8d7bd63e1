import Testing

@testable import PDFFiles

/// Pieces of lines that PDFium has in the order in which they are drawn.
struct LineOrderTests {
  /// A character at a place; its cluster has the same place.
  private func character(
    _ scalar: Unicode.Scalar, at x: Float, _ right: Float, y: Float = 100, quarter: Int = 0
  ) -> PlacedCharacter {
    PlacedCharacter(
      scalar: scalar, left: x, right: right, x: x, y: y, size: 18, quarter: quarter)
  }

  private func text(
    _ characters: [PlacedCharacter?], spaces: [Int: PlacedCharacter] = [:]
  ) -> String {
    var ordered = characters
    LineOrder.restore(&ordered, spaces: spaces)
    return ordered.map { $0.map { String($0.scalar) } ?? " " }.joined()
      .split(separator: " ").joined(separator: " ")
  }

  /// PDFium has the letters between marks in drawing order, and the marks behind them.
  @Test func lettersWithMarksRunToTheLeft() {
    let word: [PlacedCharacter?] = [
      character("ك", at: 74, 81), character("\u{64E}", at: 74, 81), character("ن", at: 59, 68),
      character("ا", at: 69, 74), character("\u{64E}", at: 59, 68),
    ]
    #expect(text(word) == "كَانَ")
  }

  @Test func aLetterWhoseMarkMovesItStaysInItsLine() {
    let line: [PlacedCharacter?] = [
      character("ي", at: 105, 111), character("ر", at: 100, 103, y: 104.8), nil, nil,
      character("\u{64D}", at: 113, 116, y: 96), character("ب", at: 113, 116, y: 96), nil, nil,
      character("ك", at: 117, 124), character("\u{64E}", at: 117, 124),
    ]
    #expect(text(line) == "كَبٍير")
  }

  @Test func aGapAsWideAsASpaceIsOne() {
    let line: [PlacedCharacter?] = [
      character("ن", at: 59, 68), character("\u{64E}", at: 59, 68), nil,
      character("ي", at: 48, 54), character("\u{64F}", at: 48, 54), nil,
      character("أ", at: 40, 46), character("\u{64E}", at: 40, 46),
    ]
    #expect(text(line) == "نَ يُأَ")
    // The file has one, however narrow the gap is.
    #expect(text(line, spaces: [5: character(" ", at: 46, 48)]) == "نَ يُ أَ")
  }

  @Test func aMarkWithAPlaceOfItsOwnGoesToItsLetter() {
    let word: [PlacedCharacter?] = [
      character("ب", at: 20, 30), character("\u{64E}", at: 24, 24, y: 96),
      character("ت", at: 8, 20), character("\u{650}", at: 15, 15, y: 104),
    ]
    #expect(text(word) == "بَتِ")
  }

  @Test func lamAndAlefAreOneSign() {
    let word: [PlacedCharacter?] = [
      character("و", at: 30, 38), character("\u{64E}", at: 30, 38),
      character("\u{64E}", at: 18, 30),
      character("ا", at: 18, 30), character("ل", at: 18, 30),
    ]
    #expect(text(word) == "وَلاَ")
  }

  @Test func numbersAndPhrasesAmongThemRunToTheRight() {
    let line: [PlacedCharacter?] = [
      character("ب", at: 90, 98), character("\u{64E}", at: 90, 98), nil, character("1", at: 70, 76),
      character("2", at: 76, 82), nil, character("ت", at: 58, 66), nil, character("a", at: 40, 46),
      nil, character("b", at: 50, 54),
    ]
    let spaces = Dictionary(
      uniqueKeysWithValues: [(2, Float(82)), (5, 66), (7, 54), (9, 46)].map {
        ($0.0, character(" ", at: $0.1, $0.1))
      })
    #expect(text(line, spaces: spaces) == "بَ 12 ت a b")
  }

  @Test func columnsAndLinesStayApart() {
    func word(_ x: Float, _ y: Float) -> [PlacedCharacter?] {
      [character("ب", at: x, x + 8, y: y), character("\u{64E}", at: x, x + 8, y: y), nil]
    }
    let line = word(100, 100) + word(20, 100) + word(100, 130) + word(20, 130)
    var ordered = line
    LineOrder.restore(&ordered, spaces: [:])
    #expect(ordered.compactMap { $0?.x } == line.compactMap { $0?.x })
  }

  @Test func whatStandsOnItsHeadIsReadFromItsBeginning() {
    let line: [PlacedCharacter?] = [
      character("w", at: 20, 28, quarter: 2), character("o", at: 28, 34, quarter: 2), nil,
      character(".", at: 40, 43, quarter: 2), nil, character("T", at: 13, 20, quarter: 2),
    ]
    // The first is one of PDFium's own.
    let spaces = [
      2: character(" ", at: 42, 42, quarter: 2), 4: character(" ", at: 35, 39, quarter: 2),
    ]
    #expect(text(line, spaces: spaces) == "Two .")
  }

  @Test func otherLettersKeepTheirOrder() {
    let line: [PlacedCharacter?] = [
      character("b", at: 20, 28), nil, character("a", at: 0, 8), character("ב", at: 50, 58),
      character("א", at: 60, 68),
    ]
    #expect(text(line) == "b aבא")
  }
}
