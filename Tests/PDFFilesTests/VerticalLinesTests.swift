import Testing

@testable import PDFFiles

/// Lines from top to bottom are turned so that they can be read as others; horizontal ones stay.
struct VerticalLinesTests {
  private func character(_ text: String, _ x: Float, _ y: Float) -> PlacedCharacter? {
    text.unicodeScalars.first.map {
      PlacedCharacter(
        scalar: $0, left: x, right: x + 10, x: x, y: y, size: 10, quarter: 0)
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
    let rows = (0..<12).flatMap { row in
      [character("一", 50, 100 + 12 * Float(row))]
        + (0..<6).map { character("山", 100 + 10 * Float($0), 100 + 12 * Float(row)) }
    }
    #expect(turned(rows).allSatisfy { $0?.quarter == 0 })
  }

  @Test func aHorizontalHeadOfAVerticalPageStays() {
    let head = (0..<4).map { character("草", 100 + 10 * Float($0), 30) }
    let line = (0..<20).map { character("山", 300, 100 + 10 * Float($0)) }
    let number = [character("1", 200, 590), character("2", 205, 590)]
    let found = turned(head + line + number).map { $0?.quarter }
    #expect(found.prefix(4).allSatisfy { $0 == 0 } && found.suffix(2).allSatisfy { $0 == 0 })
    #expect(found.dropFirst(4).dropLast(2).allSatisfy { $0 == 3 })
  }
}
