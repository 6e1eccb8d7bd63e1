import Testing
import UnicodeText

struct TimedPatternTests {
  private func ranges(_ expression: String, _ text: String) throws -> [Range<Int>] {
    let pattern = try TimedPattern(expression)
    guard case .matches(let matches) = pattern.matches(in: Array(text.utf16)) else { return [] }
    return matches.map(\.range)
  }

  @Test func matchesAndGroupsAreUTF16Offsets() throws {
    let pattern = try TimedPattern(#"(\p{L}+)-(\d)?"#, matchesCase: false)
    let outcome = pattern.matches(in: Array("🙂 ab-1 Ü-".utf16))
    guard case .matches(let matches) = outcome else {
      Issue.record("it gave up")
      return
    }
    #expect(matches.map(\.range) == [3..<7, 8..<10])
    #expect(matches.map(\.groups) == [[3..<5, 6..<7], [8..<9, nil]])
  }

  @Test func capitalsCountUnlessTheyAreNotTo() throws {
    #expect(try ranges("ab", "AB ab").count == 1)
    let free = try TimedPattern("ab", matchesCase: false)
    guard case .matches(let all) = free.matches(in: Array("AB ab".utf16)) else { return }
    #expect(all.count == 2)
  }

  @Test func whatIsNoExpressionIsRefused() {
    for bad in ["(", "[a", "a**", "\\"] {
      #expect(throws: UnicodeTextError.self) { try TimedPattern(bad) }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func whatWouldTakeYearsIsGivenUp() throws {
    let slow = try TimedPattern("(a+)+b")
    let text = Array(String(repeating: "a", count: 60).utf16)
    // The same every time, so that equal requests have equal answers.
    for _ in 0..<3 { #expect(slow.matches(in: text) == .gaveUp) }
    #expect(slow.matches(in: Array("aab".utf16)) != .gaveUp)
  }

  @Test func aTextMayBeEmpty() throws { #expect(try ranges("x", "").isEmpty) }
}
