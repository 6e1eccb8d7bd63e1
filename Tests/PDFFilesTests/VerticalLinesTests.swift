import Testing

@testable import PDFFiles

/// Lines from top to bottom are turned so that they can be read as others; horizontal ones stay.
struct VerticalLinesTests {
  private func character(_ text: String, _ x: Float, _ y: Float, _ width: Float = 10)
    -> PlacedCharacter?
  {
    text.unicodeScalars.first.map {
      PlacedCharacter(
        scalar: $0, left: x, right: x + width, x: x, y: y, size: 10, quarter: 0)
    }
  }

  private func turned(_ characters: [PlacedCharacter?]) -> [PlacedCharacter?] {
    var characters = characters
    VerticalLines.turn(&characters, width: 400)
    return characters
  }

  @Test func charactersBelowEachOtherAreALine() {
    let lines = (0..<2).map { line in
      (0..<8).map { character("山", 300 - 15 * Float(line), 100 + 10 * Float($0)) }
    }
    let found = turned(lines.flatMap(\.self)).compactMap(\.self)
    #expect(found.allSatisfy { $0.quarter == 3 })
    // The right line is the upper one, and each character ends where the next begins.
    #expect(Set(found.prefix(8).map(\.y)) == [100] && Set(found.suffix(8).map(\.y)) == [115])
    #expect(found.prefix(8).map(\.left) == found.prefix(8).map { $0.right - 10 })
    #expect(found[1].left == found[0].right)
  }

  @Test func horizontalLinesStay() {
    let lines = (0..<9).map { line in
      (0..<8).map { character("山", 100 + 10 * Float($0), 100 + 15 * Float(line)) }
    }
    #expect(turned(lines.flatMap(\.self)).allSatisfy { $0?.quarter == 0 })
  }

  @Test func aColumnOfATableMakesNoPageVertical() {
    var characters: [PlacedCharacter?] = []
    for row in 0..<12 {
      let y = 100 + 12 * Float(row)
      characters.append(character("一", 50, y))
      for column in 0..<6 { characters.append(character("山", 100 + 10 * Float(column), y)) }
    }
    #expect(turned(characters).allSatisfy { $0?.quarter == 0 })
  }

  @Test func aHorizontalHeadOfAVerticalPageStays() {
    let head = (0..<4).map { character("草", 100 + 10 * Float($0), 30) }
    let line = (0..<20).map { character("山", 300, 100 + 10 * Float($0)) }
    let number = [character("1", 200, 590), character("2", 205, 590)]
    let found = turned(head + line + number).map { $0?.quarter }
    #expect(found.prefix(4).allSatisfy { $0 == 0 } && found.suffix(2).allSatisfy { $0 == 0 })
    #expect(found.dropFirst(4).dropLast(2).allSatisfy { $0 == 3 })
  }

  /// Lines of characters, each with the place of its first.
  private func text(_ lines: [(text: String, x: Float, y: Float)]) -> [PlacedCharacter?] {
    lines.flatMap { line in
      line.text.enumerated().map { character(String($1), line.x, line.y + 10 * Float($0)) }
    }
  }

  /// Where lines end and begin, characters stand beside each other.
  @Test(arguments: [
    [("る。", 285, 100), ("どこで生れたかとんと見当がつかぬ", 270, 110)],
    [("。", 285, 100), ("どこで生れたかとんと見当がつかぬ", 270, 100)],
    [("る", 285, 100), ("。", 270, 100), ("どこで生れたかとんと見当がつかぬ", 255, 100)],
  ])
  func shortLinesOfParagraphsAreTurned(_ lines: [(String, Float, Float)]) {
    let found = turned(text([("吾輩は猫である名前はまだない", 300, 100)] + lines))
    #expect(found.allSatisfy { $0?.quarter == 3 })
  }

  @Test func numbersInOneCellAreTurnedWithTheirLine() {
    let number = [character("1", 300, 200, 5), character("2", 305, 200, 5)]
    let found = turned(
      text([("平成の世に入りて後の", 300, 100)]) + number + text([("年のことである", 300, 210)])
    ).compactMap(\.self)
    #expect(found.allSatisfy { $0.quarter == 3 && $0.y == 100 && $0.size == 10 })
    #expect(zip(found, found.dropFirst()).allSatisfy { abs($0.right - $1.left) < 0.01 })
  }

  @Test func numbersBesideALineStay() {
    let line = text([("吾輩は猫である名前はまだない", 300, 100)])
    let number = [character("1", 200, 240, 5), character("2", 205, 240, 5)]
    let year = "20261".enumerated().map { character(String($1), 292 + 5 * Float($0), 240, 5) }
    #expect(turned(line + number).suffix(2).allSatisfy { $0?.quarter == 0 })
    #expect(turned(line + year).suffix(5).allSatisfy { $0?.quarter == 0 })
  }
}
