import Testing
import UnicodeText

struct BidirectionalLevelsTests {
  @Test func latinIsEvenAndHebrewOdd() throws {
    let levels = try BidirectionalLevels(Array("ab אב 12".utf16))
    #expect(levels.levels == [0, 0, 0, 1, 1, 1, 2, 2] && !levels.isRightToLeft)
  }

  @Test func theFirstStrongLetterSaysWhereLinesBegin() throws {
    #expect(try BidirectionalLevels(Array("(1) שלום Peace".utf16)).isRightToLeft)
    #expect(try !BidirectionalLevels(Array("12 !".utf16)).isRightToLeft)
  }

  @Test func anEmptyTextHasNoLevels() throws {
    let levels = try BidirectionalLevels([])
    #expect(levels.levels == [] && !levels.isRightToLeft)
  }

  @Test(arguments: [
    ([UInt8](), [Int]()), ([0, 0], [0, 1]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
    ([1, 2, 2, 1], [3, 1, 2, 0]),
  ])
  func stretchesAreTurnedLevelByLevel(levels: [UInt8], order: [Int]) {
    #expect(BidirectionalLevels.visualOrder(of: levels) == order)
  }

  @Test func linesBreakAfterSpacesAndBetweenIdeographs() throws {
    let text = Array("Ab cd 三国。".utf16)
    #expect(try BreakIterator(.line).boundaries(in: text) == [0, 3, 6, 7, 9])
  }
}
