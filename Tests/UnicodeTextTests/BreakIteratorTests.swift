import Testing
import UnicodeText

struct BreakIteratorTests {
  @Test func wordsAndTheSpacesBetweenThemHaveBoundaries() throws {
    let text = Array("Well, don't!".utf16)
    #expect(try BreakIterator(.word).boundaries(in: text) == [0, 4, 5, 6, 11, 12])
  }

  @Test func sentencesEndAfterTheirSpace() throws {
    let text = Array("One. Two? 三。四。".utf16)
    #expect(try BreakIterator(.sentence).boundaries(in: text) == [0, 5, 10, 12, 14])
  }

  @Test func aFamilyIsOneCharacter() throws {
    let text = Array("a👨‍👩‍👧e\u{301}".utf16)
    #expect(try BreakIterator(.character).boundaries(in: text) == [0, 1, 9, 11])
  }

  @Test(arguments: BreakIterator.Unit.allCases)
  func anEmptyTextHasOneBoundary(unit: BreakIterator.Unit) throws {
    #expect(try BreakIterator(unit).boundaries(in: []) == [0])
  }

  @Test func unpairedSurrogatesAreSegmentedToo() throws {
    #expect(try BreakIterator(.word).boundaries(in: [0xD800, 0x41, 0xDC00]).last == 3)
  }

  @Test func thaiWordsAreFoundByDictionary() throws {
    let text = Array("สวัสดีครับ".utf16)
    #expect(try BreakIterator(.word, language: "th").boundaries(in: text).count == 3)
  }
}

struct BoundaryPropertiesTests {
  @Test(arguments: [
    (UInt32(0x21), BoundaryProperties.SentenceBreak.terminator), (0x3002, .terminator),
    (0x964, .terminator), (0x2E, .fullStop), (0x2C, .continuation), (0x3000, .space),
    (0x2029, .separator), (0x61, .lower), (0x41, .upper), (0x4E00, .letter), (0x39, .numeric),
    (0x2B, .other), (0x11047, .terminator),
  ])
  func sentenceBreakIsUnicodes(scalar: UInt32, expected: BoundaryProperties.SentenceBreak) {
    #expect(BoundaryProperties.sentenceBreak(of: scalar) == expected)
  }

  @Test func combiningMarksAndJoinersExtendCharacters() {
    #expect([0x301, 0x200D, 0xFE0F, 0x93E].allSatisfy { BoundaryProperties.extendsCharacter($0) })
    #expect(![0x61, 0x20, 0x2E].contains { BoundaryProperties.extendsCharacter($0) })
  }

  @Test func bracketsHaveADirection() {
    #expect(BoundaryProperties.bracket(0x28) == .open)
    #expect(BoundaryProperties.bracket(0x300D) == .close)
    #expect(BoundaryProperties.bracket(0x201C) == .initialQuote)
    #expect(BoundaryProperties.bracket(0xBB) == .finalQuote)
    #expect(BoundaryProperties.bracket(0x22) == nil)
  }
}
