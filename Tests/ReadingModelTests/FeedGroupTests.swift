import ReadingModel
import Testing

struct FeedGroupTests {
  private static let limit = FeedGroup.lengthLimit

  @Test(arguments: [
    ("News", "News"), ("  Harbour \n  news\t", "Harbour news"), ("新聞", "新聞"), ("a\u{2028}b", "a b"),
  ])
  func aNameIsOneLine(text: String, name: String) {
    #expect(FeedGroup(text)?.text == name)
    #expect(FeedGroup(shortening: text)?.text == name)
  }

  @Test(arguments: [
    "", " \n ", "a\u{7}b", "\u{0}", "a\u{FFFE}", String(repeating: "a", count: limit + 1),
    String(repeating: "a", count: 10_000), String(repeating: "🌊", count: limit / 2 + 1),
  ])
  func whatCannotBeANameIsNone(text: String) {
    #expect(FeedGroup(text) == nil)
  }

  @Test(arguments: [
    ("a\u{7}b", "ab"),
    (String(repeating: "a", count: 10_000), String(repeating: "a", count: limit)),
    (String(repeating: "a", count: limit - 1) + " b", String(repeating: "a", count: limit - 1)),
    (String(repeating: "a", count: limit - 1) + "🌊", String(repeating: "a", count: limit - 1)),
  ])
  func aNameOfAListIsCutToWhatCanBeOne(text: String, name: String) {
    #expect(FeedGroup(shortening: text)?.text == name)
  }

  @Test func aNameOfNothingButMarksOrControlsIsNone() {
    #expect(FeedGroup(shortening: "a" + String(repeating: "\u{301}", count: 9999)) == nil)
    #expect(FeedGroup(shortening: "\u{1}\u{2} ") == nil)
  }

  @Test func aNameIsReadAgainAsItself() throws {
    let group = try #require(FeedGroup("a\n\u{301}b  c"))
    #expect(FeedGroup(group.text) == group)
  }
}
