import Testing

@testable import ChapterBuilding

struct CountedPlacesTests {
  private func read(_ text: String) -> CountedPlaces? {
    CountedPlaces(StyleParser.values(text))
  }

  @Test(arguments: [
    ("odd", 2, 1), ("EVEN", 2, 0), ("3", 0, 3), ("+3", 0, 3), ("-3", 0, -3), ("2n+1", 2, 1),
    ("2n + 1", 2, 1), ("2n - 1", 2, -1), ("n", 1, 0), ("-n+3", -1, 3), ("+n", 1, 0), ("n-2", 1, -2),
    ("-n- 2", -1, -2), ("3n-2", 3, -2), (" 2N+0 ", 2, 0), ("-0n+1", 0, 1), ("2n -5", 2, -5),
  ])
  func whatTheStandardKnowsIsRead(text: String, step: Int, offset: Int) {
    #expect(read(text) == CountedPlaces(step: step, offset: offset))
  }

  @Test(arguments: [
    "", "1 2", "-922337 203685 477580 7", "n 2", "2n 1", "2n + +1", "2n++1", "2n + -1", "+ n",
    "+-n",
    "1.5", "2.5n", "n+1.5", "x", "3x", "odd 1", "1000001", "-1e30n+1", "n + 1e300",
    "9223372036854775807", "-9223372036854775808n - 9223372036854775808", "n-99999999999999999999",
    "2n+", "n-x", "1 of p",
  ])
  func whatItDoesNotKnowIsNone(text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: ["2n+1", "-n+3", "3n-2", "7", "0n+4", "-3n", "n", "even"])
  func whatIsWrittenIsReadAlike(text: String) throws {
    let places = try #require(read(text))
    let again = try #require(read(places.text))
    for place in 1...40 { #expect(places.contains(place) == again.contains(place)) }
  }

  @Test func noNumberOverflows() throws {
    let places = try #require(read("-1000000n - 1000000"))
    #expect(!places.contains(Int(Int32.max)))
  }
}
