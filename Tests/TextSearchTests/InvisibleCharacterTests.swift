import Testing

@testable import TextSearch

/// Whole words end where they are seen to end.
struct InvisibleCharacterTests {
  @Test(arguments: ["\u{2060}", "\u{AD}", "\u{200B}", "\u{FEFF}", "\u{200E}"])
  func aMarkThatNobodySeesPartsAndJoinsNothing(mark: String) throws {
    var query = SearchQuery("question")
    query.isWholeWords = true
    query.language = "en"
    for (text, count) in [
      ("the question|—Oh", 1), ("que|stion", 1), ("ques|tions", 0), ("question|s", 0),
      ("“|question|”", 1), ("un|question", 0), ("x|—|question|.", 1),
    ] {
      var scanner = try FoldedScanner(query)
      scanner.begin(Array(text.replacing("|", with: mark).utf16))
      var found = 0
      while let some = scanner.next() { found += some.count }
      #expect(found == count, "\(text)")
    }
  }
}
