import BookParser
import ReadingModel
import Testing

/// What a sheet asks of an element's place ends nothing but the rule.
struct HostileSelectorTests {
  @Test(arguments: [
    "-922337 203685 477580 7", "-9223372036854775808", "9223372036854775807n+9223372036854775807",
    "-9223372036854775808n-9223372036854775808", "n - 9223372036854775808", "1e19",
  ])
  func aGreatNumberHidesNothing(places: String) async throws {
    for name in ["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"] {
      let sheet = "p:\(name)(\(places)), q { display: none }"
      let chapter = try await BookFixture.chapter("<style>\(sheet)</style><p>a</p><q>b</q><p>c</p>")
      #expect(chapter.text == "a\nb\nc" || chapter.text == "a\nc")
    }
  }
}
